import Testing

@testable import TestReports

@Suite struct TestSelectionTests {
  private let all = (1...4).flatMap { type in (1...5).map { "App.Type\(type)Tests/test\($0)" } }

  @Test func `all tests run as they stand where nothing is said`() {
    #expect(TestSelection().choose(from: all) == all)
  }

  @Test func `a filter is a regular expression, or a part of the name where it is none`() {
    var selection = TestSelection()
    selection.filter = "Type[12].*/test5$"
    #expect(selection.choose(from: all) == ["App.Type1Tests/test5", "App.Type2Tests/test5"])
    selection.filter = "("
    #expect(selection.choose(from: ["a(b", "c"]) == ["a(b"])
  }

  @Test func `a seed gives one order, class by class`() {
    var selection = TestSelection()
    selection.seed = 7
    let first = selection.choose(from: all)
    #expect(first == selection.choose(from: all.reversed()))
    #expect(first.sorted() == all.sorted() && first != all)
    let classes = first.map { $0.prefix { $0 != "/" } }
    let changes = zip(classes, classes.dropFirst()).count { $0 != $1 }
    #expect(changes == 3)
    selection.seed = 8
    #expect(first != selection.choose(from: all))
  }

  @Test func `tests are repeated as a whole`() {
    var selection = TestSelection()
    selection.repetitions = 3
    selection.filter = "Type1Tests/test[12]"
    let two = ["App.Type1Tests/test1", "App.Type1Tests/test2"]
    #expect(selection.choose(from: all) == two + two + two)
  }

  @Test func `every test is in one part, and each part is the same again`() {
    for count in 1...7 {
      let parts = (1...count).map { number -> [String] in
        var selection = TestSelection()
        selection.shard = TestSelection.Shard(number, of: count)
        return selection.choose(from: all)
      }
      #expect(parts.flatMap { $0 }.sorted() == all.sorted())
      let sizes = parts.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
  }

  @Test func `parts take about as long as each other`() {
    var times: [String: Double] = [:]
    for (number, test) in all.enumerated() { times[test] = Double(number % 7) + 0.5 }
    let loads = (1...4).map { number in
      TestSelection.part(TestSelection.Shard(number, of: 4), of: all, times)
        .reduce(0) { $0 + (times[$1] ?? 0) }
    }
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 1.5)
    let long = ["a": 10.0, "b": 1, "c": 1, "d": 1]
    #expect(
      TestSelection.part(TestSelection.Shard(1, of: 2), of: ["a", "b", "c", "d"], long) == ["a"]
    )
  }

  @Test func `a plan leaves classes and tests out and takes others alone`() {
    var selection = TestSelection()
    selection.skipped = ["App.Type1Tests", "App.Type2Tests/test1"]
    let left = selection.choose(from: all)
    #expect(left.count == 14 && !left.contains("App.Type2Tests/test1"))
    selection.selected = ["App": ["App.Type2Tests"]]
    #expect(selection.choose(from: all).count == 4)
    #expect(selection.choose(from: ["Kit.Tests/test"]) == ["Kit.Tests/test"])
  }

  @Test func `tests that are named run in their order, and no others`() {
    var selection = TestSelection()
    selection.tests = [all[3], "App.Gone/test", all[0]]
    selection.filter = "nothing"
    #expect(selection.choose(from: all) == [all[3], all[0]])
  }

  @Test(
    arguments: [
      ("3/8", [:], 3, 8), ("auto", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], 2, 5),
      ("auto", ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], 1, 4),
      ("auto", ["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], 4, 4),
      ("auto/6", ["JOB_COMPLETION_INDEX": "5"], 6, 6), ("auto/2", ["PARALLEL_SEQ": "1"], 1, 2),
      (
        "auto",
        ["SLURM_ARRAY_TASK_ID": "11", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "3"],
        2, 3
      ),
    ] as [(String, [String: String], Int, Int)]
  )
  func `a part is said by the command line or by the machine`(
    _ text: String,
    _ environment: [String: String],
    _ number: Int,
    _ count: Int
  ) {
    #expect(ShardName.read(text, environment) == TestSelection.Shard(number, of: count))
  }

  @Test(arguments: ["", "3", "0/8", "9/8", "3/8/1", "a/b", "auto", "auto/x", "-1/4"])
  func `what says no part is none`(_ text: String) {
    #expect(ShardName.read(text, [:]) == nil)
  }
}
