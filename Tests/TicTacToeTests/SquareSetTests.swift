import Testing
import TicTacToe

struct SquareSetTests {
  @Test func itIsTheSetThatTheStandardLibraryWouldHold() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<200 {
      let (left, right) = (
        SquareSet(rawValue: generator.next()), SquareSet(rawValue: generator.next())
      )
      let (leftSet, rightSet) = (Set(left), Set(right))
      #expect(leftSet.count == left.count)
      #expect(Set(left.union(right)) == leftSet.union(rightSet))
      #expect(Set(left.intersection(right)) == leftSet.intersection(rightSet))
      #expect(Set(left.subtracting(right)) == leftSet.subtracting(rightSet))
      #expect(Set(left.symmetricDifference(right)) == leftSet.symmetricDifference(rightSet))
      #expect(left.isDisjoint(with: right) == leftSet.isDisjoint(with: rightSet))
    }
  }

  @Test func puttingInAndTakingOutSayWhatWasThere() throws {
    let (corner, centre) = (try square("a1"), try square("b2"))
    var set: SquareSet = [corner]
    #expect(set.insert(centre).inserted)
    #expect(!set.insert(centre).inserted)
    #expect(set.update(with: centre) == centre)
    #expect(set.remove(corner) == corner)
    #expect(set.remove(corner) == nil)
    #expect(set == SquareSet(centre))
    #expect(set.contains(centre) && !set.contains(corner))
  }

  @Test func squaresAreWalkedByRowFromTheBottom() {
    #expect(Rules.classic.squares.description == "a1 b1 c1 a2 b2 c2 a3 b3 c3")
    #expect(SquareSet().description == "")
    #expect(SquareSet().isEmpty)
  }
}
