import AppSandbox
import Foundation
import Testing

struct SecretTests {
  private static func bytes(_ hexadecimal: String) -> Data {
    let digits = Array(hexadecimal.utf8)
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap { start in
        UInt8(String(decoding: digits[start..<start + 2], as: UTF8.self), radix: 16)
      })
  }

  /// Test cases 1, 2, 6 and 7 of RFC 4231.
  static let codes: [(Data, String, String)] = [
    (
      Data(repeating: 0x0b, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Data("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      Data(repeating: 0xaa, count: 131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
    (
      Data(repeating: 0xaa, count: 131),
      "This is a test using a larger than block-size key and a larger than block-size data. "
        + "The key needs to be hashed before being used by the HMAC algorithm.",
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    ),
  ]

  @Test(arguments: codes)
  func authenticationCodesAreThoseOfTheStandard(_ key: Data, _ text: String, _ code: String) {
    #expect(
      Secret.authenticationCode(of: Data(text.utf8), by: key) == Self.bytes(code))
  }

  @Test func nothingAtAllHasACodeToo() {
    #expect(
      Secret.authenticationCode(of: Data(), by: Data())
        == Self.bytes("b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"))
  }

  @Test func randomBytesAreAsManyAsAskedForAndNeverTheSame() {
    #expect([0, 1, 32].map { Secret.random(count: $0).count } == [0, 1, 32])
    #expect(Set((0..<100).map { _ in Secret.random(count: 32) }).count == 100)
  }

  @Test func equalityIsThatOfBytes() {
    let secret = Secret.random(count: 32)
    #expect(Secret.areEqual(secret, Data(secret)))
    #expect(Secret.areEqual(Data(), Data()))
    #expect(!Secret.areEqual(secret, secret.dropLast()))
    for place in secret.indices {
      var other = secret
      other[place] ^= 1
      #expect(!Secret.areEqual(secret, other))
    }
  }
}
