import CSodium
import FoundationEssentials

/// What secrets are made of and used for, by libsodium.
public enum Secret {
  /// Bytes that nobody can guess.
  public static func random(count: Int) -> Data {
    prepare()
    var data = Data(count: count)
    data.withUnsafeMutableBytes { bytes in
      if let base = bytes.baseAddress { randombytes_buf(base, bytes.count) }
    }
    return data
  }

  /// HMAC-SHA256 (RFC 2104) of `data` by `key`, which may have any length: 32 bytes.
  public static func authenticationCode(of data: Data, by key: Data) -> Data {
    prepare()
    var state = crypto_auth_hmacsha256_state()
    _ = crypto_auth_hmacsha256_init(&state, Array(key), key.count)
    _ = crypto_auth_hmacsha256_update(&state, Array(data), UInt64(data.count))
    var code = [UInt8](repeating: 0, count: crypto_auth_hmacsha256_bytes())
    _ = crypto_auth_hmacsha256_final(&state, &code)
    return Data(code)
  }

  /// Whether both are the same, in a time that tells nothing about where they differ.
  public static func areEqual(_ first: Data, _ second: Data) -> Bool {
    guard first.count == second.count else { return false }
    return sodium_memcmp(Array(first), Array(second), first.count) == 0
  }

  /// `sodium_init(3)`, which may be called again and from any thread.
  private static func prepare() {
    precondition(sodium_init() >= 0, "no source of random bytes")
  }
}
