import Foundation

let suites: [any Suite.Type] = [
  TextSuite.self, DiffSuite.self, SolverSuite.self, CellSizingSuite.self, FlowSuite.self,
  CollectionSuite.self, CompositionalSuite.self, TableSuite.self, CompositorSuite.self,
  AnimationSuite.self, ScreenSuite.self, WindowSuite.self,
  GrowthSuite.self, CostSuite.self, FlingSuite.self, SwiftUISuite.self, ToolkitSuite.self,
  StartSuite.self,
  ServeSuite.self, TestsSuite.self,
]

var wanted: [String] = []
var json: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--json": json = arguments.popFirst()
  case "--list":
    for suite in suites { print(suite.name) }
    exit(0)
  case "--help", "-h":
    print("./bench [NAME…] [--json FILE] [--list]")
    exit(0)
  default: wanted.append(argument)
  }
}
if let unknown = wanted.first(where: { name in !suites.contains { $0.name == name } }) {
  FileHandle.standardError.write(
    Data("There is no benchmark \"\(unknown)\"; ./bench --list names them.\n".utf8)
  )
  exit(1)
}

var report = Report()
for suite in suites where wanted.isEmpty || wanted.contains(suite.name) {
  report.add(suite.run())
}
if let json { try report.write(to: json) }
exit(report.brokenPromises.isEmpty ? 0 : 2)
