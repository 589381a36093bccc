import TicTacToe

/// The ways in which a board can be turned and mirrored onto itself: eight if it is square, else
/// four.
///
/// A way is a number in `0..<8`: bit 2 swaps columns and rows and comes first, bit 0 swaps left
/// and right, bit 1 swaps top and bottom.
struct BoardSymmetry {
  private let emptyColumns, emptyRows: UInt64
  private let isSquare: Bool

  /// A pair of sets in the form that all its mirror images share, and the way that led there.
  struct Canonical {
    var first, second: UInt64
    var way: Int
  }

  init(_ rules: Rules) {
    emptyColumns = UInt64(8 - rules.columns)
    emptyRows = UInt64(8 * (8 - rules.rows))
    isSquare = rules.columns == rules.rows
  }

  /// The least of the images of a pair of sets.
  @inline(__always)
  func canonical(_ first: UInt64, _ second: UInt64) -> Canonical {
    var least = Canonical(first: first, second: second, way: 0)
    seeMirrorImages(first, second, 0, &least)
    if isSquare {
      let (a, b) = (transposed(first), transposed(second))
      see(a, b, 4, &least)
      seeMirrorImages(a, b, 4, &least)
    }
    return least
  }

  /// The image of `squares` under `way`.
  func image(of squares: UInt64, _ way: Int) -> UInt64 {
    var image = way & 4 == 0 ? squares : transposed(squares)
    if way & 1 != 0 { image = leftRight(image) }
    if way & 2 != 0 { image = topBottom(image) }
    return image
  }

  /// The squares whose image under `way` is `image`.
  func original(of image: UInt64, _ way: Int) -> UInt64 {
    var squares = image
    if way & 2 != 0 { squares = topBottom(squares) }
    if way & 1 != 0 { squares = leftRight(squares) }
    return way & 4 == 0 ? squares : transposed(squares)
  }

  @inline(__always)
  private func see(_ first: UInt64, _ second: UInt64, _ way: Int, _ least: inout Canonical) {
    if first < least.first || (first == least.first && second < least.second) {
      least = Canonical(first: first, second: second, way: way)
    }
  }

  @inline(__always)
  private func seeMirrorImages(
    _ first: UInt64, _ second: UInt64, _ way: Int, _ least: inout Canonical
  ) {
    let (a, b) = (leftRight(first), leftRight(second))
    see(a, b, way | 1, &least)
    see(topBottom(first), topBottom(second), way | 2, &least)
    see(topBottom(a), topBottom(b), way | 3, &least)
  }

  @inline(__always)
  private func topBottom(_ squares: UInt64) -> UInt64 { squares.byteSwapped &>> emptyRows }

  @inline(__always)
  private func leftRight(_ squares: UInt64) -> UInt64 {
    var x = squares
    x = ((x &>> 1) & 0x5555_5555_5555_5555) | ((x & 0x5555_5555_5555_5555) &<< 1)
    x = ((x &>> 2) & 0x3333_3333_3333_3333) | ((x & 0x3333_3333_3333_3333) &<< 2)
    x = ((x &>> 4) & 0x0F0F_0F0F_0F0F_0F0F) | ((x & 0x0F0F_0F0F_0F0F_0F0F) &<< 4)
    return x &>> emptyColumns
  }

  @inline(__always)
  private func transposed(_ squares: UInt64) -> UInt64 {
    var x = squares
    var swap = (x ^ (x &>> 7)) & 0x00AA_00AA_00AA_00AA
    x ^= swap ^ (swap &<< 7)
    swap = (x ^ (x &>> 14)) & 0x0000_CCCC_0000_CCCC
    x ^= swap ^ (swap &<< 14)
    swap = (x ^ (x &>> 28)) & 0x0000_0000_F0F0_F0F0
    return x ^ swap ^ (swap &<< 28)
  }
}
