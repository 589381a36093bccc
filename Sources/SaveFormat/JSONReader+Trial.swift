/// A cure is shown only when it has been tried: applied to the text, it must lead the reader on.
extension JSONReader {
  /// Of several readings of one slip, the one whose cure leads furthest, and of equals the first.
  func likeliest(_ readings: [SyntaxFault]) -> SyntaxFault {
    guard !isTrial, readings.count > 1 else { return readings[0] }
    var best = (fault: readings[0], reach: -1)
    for fault in readings {
      let reach = reach(with: fault.cure)
      if reach > best.reach { best = (fault, reach) }
    }
    return best.fault
  }

  /// `fault` without its cure if that does not lead past the position, where the reader stopped.
  func proven(_ fault: SyntaxFault) -> SyntaxFault {
    guard fault.cure != nil, reach(with: fault.cure) <= position else { return fault }
    return SyntaxFault(fault.reason, fault.range, opening: fault.opening)
  }

  /// How far a reader gets in the text with `cure`, counted in bytes of the text without it.
  private func reach(with cure: SyntaxFault.Cure?) -> Int {
    guard let cure else { return position }
    var reader = JSONReader(cure.applied(to: bytes))
    reader.isTrial = true
    do {
      _ = try reader.readDocument()
      return .max
    } catch {
      if case .fileEndsEarly = error.reason { return bytes.count + 1 }
      return reader.position - (cure.text.utf8.count - cure.range.count)
    }
  }
}

extension SyntaxFault.Cure {
  /// `bytes` with the text put in place of the range.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...]
  }
}
