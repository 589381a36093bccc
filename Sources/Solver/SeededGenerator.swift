/// SplitMix64: the same seed always gives the same numbers, on every machine.
///
/// Source: Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014. Not
/// fit for secrets.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Any seed is as good as any other.
  public init(seed: UInt64) { state = seed }

  /// The next of 2⁶⁴ numbers, after which they repeat.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
