import Foundation

/// The same scene in another toolkit, compiled where its headers are installed.
struct ToolkitPeer {
  enum Toolkit {
    /// GTK 4 with its Cairo renderer, in a window, at the pace of its frame clock.
    case gtk
    /// Qt Quick with its software renderer, in memory, frame after frame.
    case qt
  }

  private let toolkit: Toolkit
  private let program: String

  /// Nil where headers or compiler are missing.
  init?(_ toolkit: Toolkit) {
    self.toolkit = toolkit
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tsumiki-toolkits")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Peer").path
    let name = toolkit == .gtk ? "gtk_scroll" : "qt_scroll"
    program = folder.appendingPathComponent(name).path
    let compile =
      switch toolkit {
      case .gtk:
        "cc -O2 -w gtk_scroll.c $(pkg-config --cflags --libs gtk4) -lm -o gtk_scroll"
      case .qt:
        "c++ -O2 -w -std=c++17 -fPIC qt_scroll.cpp"
          + " $(pkg-config --cflags --libs Qt6Quick Qt6Qml Qt6Gui Qt6Core) -o qt_scroll"
      }
    let copy = "for f in '\(sources)'/*.txt; do cp $f $(basename $f .txt); done"
    guard Shell.run("cd '\(folder.path)' && \(copy) && \(compile) 2>/dev/null") != nil else {
      return nil
    }
  }

  /// The mean time of a frame that scrolls by 40 pixels, in microseconds; nil where it did not run.
  func frame(_ scene: ToolkitScene, count: Int, frames: Int) -> Double? {
    let environment =
      switch toolkit {
      case .gtk: "GSK_RENDERER=cairo"
      case .qt: "QT_QUICK_BACKEND=software QT_QPA_PLATFORM=offscreen QT_QPA_UPDATE_IDLE_TIME=0"
      }
    let arguments = "\(scene.kind) \(count) \(scene.width) \(scene.height) \(frames)"
    let output = Shell.run("\(environment) timeout 120 '\(program)' \(arguments) 2>/dev/null")
    for line in (output ?? "").split(separator: "\n") {
      let fields = line.split(separator: "|")
      guard fields.count == 6, fields[3].hasPrefix("frame, wall") else { continue }
      let times = fields[5].split(separator: ",").compactMap { Double($0) }
      return times.isEmpty ? nil : times.reduce(0, +) / Double(times.count)
    }
    return nil
  }
}

/// What is scrolled: cells of a rounded square and a label.
struct ToolkitScene {
  enum Kind: String {
    case grid
    case list
  }

  let kind: Kind
  let width: Int
  let height: Int
}
