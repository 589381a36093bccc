import CSodium

/// A sum of bytes that arrive piece by piece.
struct SHA256 {
  private var state = crypto_hash_sha256_state()

  init() { crypto_hash_sha256_init(&state) }

  mutating func add(_ bytes: some Collection<UInt8>) {
    _ = crypto_hash_sha256_update(&state, Array(bytes), UInt64(bytes.count))
  }

  /// 64 hexadecimal digits in lower case.
  consuming func hexadecimal() -> String {
    var sum = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
    crypto_hash_sha256_final(&state, &sum)
    return sum.map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }

  static func hexadecimal(of bytes: some Collection<UInt8>) -> String {
    var sum = SHA256()
    sum.add(bytes)
    return sum.hexadecimal()
  }
}
