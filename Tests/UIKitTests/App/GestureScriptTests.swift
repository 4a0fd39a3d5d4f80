import Foundation
import Testing
import UIKit
import WindowHost

@Suite struct GestureScriptTests {
  private func script(_ text: String) throws -> Result<GestureScript, GestureScript.Problem> {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gestures-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(text.utf8).write(to: url)
    return GestureScript.load(url.path)
  }

  @Test func `no file is an empty script`() throws {
    #expect(try GestureScript.load(nil).get().events.isEmpty)
  }

  @Test func `a drag is a finger that comes down, moves and is lifted after the hold`() throws {
    let text = #"[{"kind":"drag","time":1,"at":[10,20],"to":[10,120],"duration":0.5,"hold":0.25}]"#
    let events = try script(text).get().events
    guard case .pointer(let first) = events.first, case .pointer(let last) = events.last else {
      Issue.record("a drag is made of fingers")
      return
    }
    #expect(first.phase == .began && first.x == 10 && first.y == 20 && first.time == 1)
    #expect(last.phase == .ended && last.y == 120 && last.time == 1.75)
    #expect(events.count == 62)
  }

  @Test func `events are played in the order of their times`() throws {
    let text = """
      [{"kind":"tap","time":2,"at":[1,1]},{"kind":"wheel","time":1,"at":[5,5],"delta":[0,3]}]
      """
    let events = try script(text).get().events
    guard case .scroll(let wheel) = events.first else {
      Issue.record("the wheel comes first")
      return
    }
    #expect(wheel.dy == 3 && !wheel.isPrecise)
    #expect(events.count == 3)
  }

  @Test(arguments: [
    ("{", "JSON"), (#"[{"time":1}]"#, "kind"), (#"[{"kind":"jump","time":1}]"#, "jump"),
    (#"[{"kind":"tap","time":0},{"kind":"tap"}]"#, "entry 1"),
  ])
  func `a script that cannot be read says where and why`(text: String, clue: String) throws {
    guard case .failure(let problem) = try script(text) else {
      Issue.record("it was taken: \(text)")
      return
    }
    #expect(problem.diagnosis.code == "TSK-GESTURES")
    #expect(problem.diagnosis.saw.contains(clue), "\(problem.diagnosis.saw)")
  }

  @Test func `a file that is not there is named`() {
    guard case .failure(let problem) = GestureScript.load("/nowhere/at/all.json") else {
      Issue.record("it was taken")
      return
    }
    #expect(problem.diagnosis.place == "/nowhere/at/all.json")
  }

  @Test(arguments: [
    (#"[{"kind":"drag","time":0,"at":[1,1],"duration":1e9}]"#, "duration"),
    (#"[{"kind":"drag","time":0,"at":[1,1],"duration":1e308}]"#, "duration"),
    (#"[{"kind":"tap","time":1e18,"at":[1,1]}]"#, "time"),
    (#"[{"kind":"tap","time":0},{"kind":"tap","time":-1e300}]"#, "entry 1"),
    (#"[{"kind":"tap","time":0,"at":[1,1],"id":9223372036854775807,"fingers":2}]"#, "id"),
    (#"[{"kind":"resize","time":0,"size":[30000,30000],"scale":1}]"#, "30000"),
    (#"[{"kind":"resize","time":0,"size":[16000,16000],"scale":3}]"#, "scale"),
    (#"[{"kind":"resize","time":0,"size":[1e300,1e300],"scale":1e300}]"#, "1e+300"),
    (#"[{"kind":"resize","time":0,"size":[-5,0],"scale":0}]"#, "-5"),
    (#"[{"kind":"wheel","time":0,"at":[1,1],"delta":[1e300,-1e300]}]"#, "delta"),
    (#"[{"kind":"pinch","time":0,"at":[5,5],"spread":[1,-1e300]}]"#, "spread"),
    (
      "[" + String(repeating: #"{"kind":"drag","time":0,"duration":3000},"#, count: 9)
        + #"{"kind":"tap","time":0}]"#, "events"
    ),
  ])
  func `numbers that would be replayed for ever are told`(text: String, clue: String) throws {
    guard case .failure(let problem) = try script(text) else {
      Issue.record("it was taken: \(text)")
      return
    }
    #expect(problem.diagnosis.code == "TSK-GESTURES")
    #expect(problem.diagnosis.saw.contains(clue), "\(problem.diagnosis.saw)")
  }

  @Test func `a phone turned, a long press and a crowd of fingers are within the limits`() throws {
    let text = """
      [{"kind":"resize","time":0,"size":[844,390],"scale":3},{"kind":"tap","time":3600,"at":[-1,1]},
       {"kind":"drag","time":1,"at":[1,1],"to":[9,9],"duration":600,"fingers":10}]
      """
    #expect(try script(text).get().events.count > 700_000)
  }
}
