import ScreenProtocol
import Testing

@testable import Serving

/// What was done, as it is kept to be done again.
@Suite struct StepTests {
  @Test func `only what acts is kept, with the app's time before and after`() throws {
    let answer: ServedValue = ["began": 1.5, "time": 2]
    #expect(Step(.see, [:], answer: answer) == nil)
    let step = try #require(Step(.tap, ["label": "Done"], answer: answer))
    #expect(step.began == 1.5 && step.ended == 2)
    #expect(try Step(step.value) == step)
  }

  @Test func `fingers are kept with the times at which they came`() throws {
    let events: ServedValue = ["events": [["kind": "began"], ["kind": "ended", "time": 9]]]
    let step = try #require(Step(.input, events, answer: ["times": [0.5, 9]]))
    #expect(
      step.parameters == [
        "events": [["kind": "began", "time": 0.5], ["kind": "ended", "time": 9]]
      ]
    )
  }

  @Test(arguments: [
    ServedValue.object(["method": "see"]), .object(["method": "fly"]), .object([:]), .number(3),
  ]) func `what is no step is refused`(_ value: ServedValue) {
    #expect(throws: ServedError.self) { try Step(value) }
  }
}
