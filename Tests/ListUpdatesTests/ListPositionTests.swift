import ListUpdates
import Testing

@Suite struct `Positions in a list` {
  @Test func `they come in the order of the list`() {
    let sorted: [ListPosition] = [[0, 0], [0, 1], [0, 9], [1, 0], [1, 2], [3, 0]]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(!(sorted[2] < sorted[2]))
  }

  @Test func `the whole of a section comes after its items`() {
    let whole = ListPosition(item: ListPosition.nowhere, section: 1)
    #expect([1, 7] < whole)
    #expect(whole < [2, 0])
  }

  @Test func `messages name what a position has`() {
    #expect("\(ListPosition(item: 3, section: 1))" == "(1, 3)")
    #expect("\(ListPosition(item: ListPosition.nowhere, section: 1))" == "(1)")
    #expect(
      "\(ListPosition(item: ListPosition.nowhere, section: ListPosition.nowhere))" == "()"
    )
  }

  @Test func `a path of one number is a section, and one without numbers is nowhere`() {
    let section: ListPosition = [3]
    #expect(section == ListPosition(item: ListPosition.nowhere, section: 3))
    let nowhere: ListPosition = []
    #expect(
      nowhere == ListPosition(item: ListPosition.nowhere, section: ListPosition.nowhere)
    )
  }

  @Test func `a position is its own path`() {
    let position: ListPosition = [2, 5]
    #expect(position.position == position)
    #expect(ListPosition(position) == position)
  }
}
