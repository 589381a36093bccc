/// Why a game counts for nothing.
public enum UnratedReason: Hashable, Sendable, CaseIterable {
  /// Its save was edited by hand.
  case isEdited
  /// Its save has no seal, and may be from before anybody signed in.
  case isNotSealed
}
