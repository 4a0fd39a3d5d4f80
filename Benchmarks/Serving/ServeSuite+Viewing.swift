import Foundation

extension ServeSuite {
  /// How a fling comes to a page, and what a page costs that nothing happens on.
  static func viewed() -> [Measurement] {
    let arguments = ["--screen", "mountains", "--size", "390x844", "--scale", "2"]
    guard let viewer = ServedViewer(program, arguments) else { return [] }
    viewer.tell("watch")
    viewer.tell("clock", #"{"mode":"real"}"#)
    viewer.take(seconds: 1.5)
    var (frames, bytes, seconds) = (0, 0, 0.0)
    for direction in [-1, 1, -1, 1] {
      viewer.reset()
      let start = DispatchTime.now().uptimeNanoseconds
      fling(viewer, direction)
      viewer.take(seconds: 1.2)
      seconds += Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      frames += viewer.frames
      bytes += viewer.bytes
      viewer.take(seconds: 2)
    }
    viewer.take(seconds: 2)
    viewer.reset()
    let before = viewer.ticks
    viewer.take(seconds: 6)
    let idle = viewer.ticks - before
    let late = Int((Double(frames) / seconds).rounded(.down))
    return [
      Measurement(
        name: "serve.a fling in the page, 390 x 844 at 2",
        microseconds: seconds / Double(max(1, frames)) * 1e6,
        counts: [
          "frames a second": late,
          "ms a frame": Int((1_000 * seconds / Double(max(1, frames))).rounded(.up)),
          "KB a second": Int(Double(bytes) / seconds / 1_000),
        ],
        limits: ["ms a frame": 34, "KB a second": 1_000]
      ),
      Measurement(
        name: "serve.an idle page, 6 s",
        microseconds: Double(idle) * 10_000,
        counts: ["ms of processor": idle * 10, "frames": viewer.frames],
        limits: ["ms of processor": 10, "frames": 0]
      ),
    ]
  }

  /// A finger that leaves the screen while it is quick, as it comes in time.
  private static func fling(_ viewer: ServedViewer, _ direction: Int) {
    for step in 0...10 {
      let kind = step == 0 ? "began" : step == 10 ? "ended" : "moved"
      let y = 420 + direction * (step * 22 - 110)
      viewer.tell("input", #"{"events":[{"kind":"\#(kind)","at":[200,\#(y)],"id":1}]}"#)
      viewer.take(seconds: 1.0 / 60)
    }
  }
}
