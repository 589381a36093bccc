/// What searches found out about positions: a transposition table of bounded size.
///
/// It starts small and doubles until it holds `limit` entries; from then on new entries replace
/// older ones of the same bucket.
struct PositionTable: ~Copyable {
  /// A position in two words, and what is known about it in two more.
  struct Entry {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var squares: UInt64 = 0
    /// Never zero in a used entry.
    var note: UInt64 = 0
  }

  // `entries` points to `capacity` initialised entries from `init` or `grow` until `deinit`, and
  // every index is masked with `capacity - 1`, so that no access leaves them.
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity: Int
  private var used = 0
  private let limit: Int

  /// - Parameter limit: A power of two; an entry takes 32 bytes.
  init(limit: Int) {
    self.limit = limit
    capacity = min(limit, 256)
    entries = PositionTable.blank(capacity)
  }

  deinit { entries.deallocate() }

  /// The entry of a position, if there is one that has all the bits of `kind`, one of the masks
  /// that the note of every entry of a search carries.
  @inline(__always)
  func find(_ first: UInt64, _ second: UInt64, kind: UInt64, mask: UInt64) -> Entry? {
    let bucket = bucket(first, second, kind)
    for index in bucket...(bucket | 1) {
      let entry = entries[index]
      if entry.first == first, entry.second == second, entry.note & mask == kind { return entry }
    }
    return nil
  }

  /// Keeps `entry`, in place of an older entry of the same position and kind.
  mutating func keep(_ entry: Entry, kind: UInt64, mask: UInt64) {
    if used > capacity / 2, capacity < limit { grow(mask) }
    put(entry, kind, mask)
  }

  private mutating func put(_ entry: Entry, _ kind: UInt64, _ mask: UInt64) {
    let bucket = bucket(entry.first, entry.second, kind)
    var place = bucket | 1
    for index in bucket...(bucket | 1) {
      let old = entries[index]
      let isSame =
        old.first == entry.first && old.second == entry.second && old.note & mask == kind
      if old.note == 0 || isSame {
        place = index
        if old.note == 0 { used += 1 }
        break
      }
    }
    entries[place] = entry
  }

  private mutating func grow(_ mask: UInt64) {
    let (old, count) = (entries, capacity)
    capacity *= 4
    capacity = min(capacity, limit)
    entries = PositionTable.blank(capacity)
    used = 0
    for index in 0..<count where old[index].note != 0 {
      put(old[index], old[index].note & mask, mask)
    }
    old.deallocate()
  }

  @inline(__always)
  private func bucket(_ first: UInt64, _ second: UInt64, _ kind: UInt64) -> Int {
    var hash = (first &* 0x9E37_79B9_7F4A_7C15) ^ ((second &+ kind) &* 0xC2B2_AE3D_27D4_EB4F)
    hash = (hash ^ (hash &>> 29)) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: hash ^ (hash &>> 32)) & (capacity &- 2)
  }

  private static func blank(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    return entries
  }
}
