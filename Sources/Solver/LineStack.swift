/// The lists of open lines that a search needs, one for each depth, made when first needed.
struct LineStack: ~Copyable {
  /// A move fills a square and a split into parts comes before a move, so no line of play is
  /// deeper.
  static let depth = 2 * 64 + 2

  // Points to room for `depth` lists, of which the first `ready` are initialised; `at` hands out
  // only those, and only one function at a time works on a depth.
  private let lists: UnsafeMutablePointer<OpenLines>
  private var ready = 0

  init() { lists = .allocate(capacity: LineStack.depth) }

  deinit {
    lists.deinitialize(count: ready)
    lists.deallocate()
  }

  /// - Precondition: `depth` is at most one more than the deepest so far.
  @inline(__always)
  mutating func at(_ depth: Int, _ lines: borrowing LineTable) -> UnsafeMutablePointer<OpenLines> {
    precondition(depth <= ready && depth < LineStack.depth)
    if depth == ready {
      (lists + depth).initialize(to: OpenLines(lines))
      ready += 1
    }
    return lists + depth
  }
}
