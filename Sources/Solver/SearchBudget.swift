/// How long a search may go on: a number of positions, and a closure that can end it before.
public struct SearchBudget {
  /// How many positions may be looked at.
  public let nodes: Int
  private let shouldStop: (Int) -> Bool

  /// - Parameters:
  ///   - nodes: How many positions may be looked at; by default, as many as it takes.
  ///   - shouldStop: Is asked every ``interval`` positions, and given how many were looked at so
  ///     far, so that it can show progress. The search ends soon after it returns `true`.
  public init(nodes: Int = .max, shouldStop: @escaping (Int) -> Bool = { _ in false }) {
    (self.nodes, self.shouldStop) = (nodes, shouldStop)
  }

  /// How many positions lie between two questions; a few milliseconds at most.
  public static let interval = 1_024

  /// A budget without end.
  public static var unlimited: SearchBudget { SearchBudget() }

  func allows(_ visited: Int) -> Bool { visited < nodes && !shouldStop(visited) }
}

/// Counts the positions that searches look at and says when their budget is spent.
struct SearchMeter {
  private(set) var visited = 0
  /// Whether the search was cut short; what it returned then means nothing.
  private(set) var isOut = false
  /// Whether the whole budget is spent; a closure that asked to stop is not asked again.
  private var isSpent = false
  /// The searches within a share of the budget end here.
  private var share = Int.max
  private var nextQuestion: Int
  private let budget: SearchBudget

  init(_ budget: SearchBudget) {
    self.budget = budget
    nextQuestion = min(SearchBudget.interval, budget.nodes)
  }

  /// Counts a position; `false` when the search must end.
  @inline(__always)
  mutating func count() -> Bool {
    visited &+= 1
    return visited <= nextQuestion ? !isOut : ask()
  }

  @inline(never)
  private mutating func ask() -> Bool {
    isSpent = isSpent || !budget.allows(visited - 1)
    isOut = isSpent || visited > share
    nextQuestion = min(visited + SearchBudget.interval, budget.nodes, share)
    return !isOut
  }

  /// What is left of the budget, at most.
  var rest: Int { max(min(budget.nodes, share) - visited, 0) }

  /// Gives `search` a part of what is left.
  ///
  /// - Returns: What it returns, or `nil` when that part did not suffice.
  mutating func within<Result>(
    _ nodes: Int, _ search: (inout SearchMeter) -> Result
  ) -> Result? {
    guard !isOut else { return nil }
    let (whole, before) = (share, visited)
    share = min(share, nodes < .max - before ? before + nodes : .max)
    nextQuestion = min(nextQuestion, share)
    let result = search(&self)
    defer {
      share = whole
      isOut = isSpent || visited > share
      nextQuestion = min(visited + SearchBudget.interval, budget.nodes, share)
    }
    return isOut ? nil : result
  }
}
