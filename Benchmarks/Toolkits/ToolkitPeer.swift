import Foundation

/// The same scene in another toolkit, compiled where its headers are installed.
struct ToolkitPeer {
  enum Toolkit {
    /// GTK 4 with its Cairo renderer, in a window, at the pace of its frame clock.
    case gtk
    /// Qt Quick with its software renderer, in memory, frame after frame.
    case qt
    /// A page in Chromium without a window, painted without graphics hardware, frame after frame.
    case browser

    var program: String {
      switch self {
      case .gtk: "gtk_scroll"
      case .qt: "qt_scroll"
      case .browser: "browser_scroll.html"
      }
    }

    /// What makes the program of its source, or finds that there is none.
    var compile: String {
      switch self {
      case .gtk: "cc -O2 -w gtk_scroll.c $(pkg-config --cflags --libs gtk4) -lm -o gtk_scroll"
      case .qt:
        "c++ -O2 -w -std=c++17 -fPIC qt_scroll.cpp"
          + " $(pkg-config --cflags --libs Qt6Quick Qt6Qml Qt6Gui Qt6Core) -o qt_scroll"
      case .browser: "command -v chromium-headless-shell"
      }
    }
  }

  private let toolkit: Toolkit
  private let program: String

  /// Nil where headers, compiler or browser are missing.
  init?(_ toolkit: Toolkit) {
    self.toolkit = toolkit
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tsumiki-toolkits")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Peer").path
    program = folder.appendingPathComponent(toolkit.program).path
    let copy = "for f in '\(sources)'/*.txt; do cp $f $(basename $f .txt); done"
    guard Shell.run("cd '\(folder.path)' && \(copy) && \(toolkit.compile) 2>/dev/null") != nil
    else {
      return nil
    }
  }

  /// The mean time of a frame that scrolls by 40 pixels, in microseconds; nil where it did not run.
  func frame(_ scene: ToolkitScene, count: Int, frames: Int) -> Double? {
    if toolkit == .browser { return browserFrame(scene, count: count, frames: frames) }
    let environment =
      toolkit == .gtk
      ? "GSK_RENDERER=cairo"
      : "QT_QUICK_BACKEND=software QT_QPA_PLATFORM=offscreen QT_QPA_UPDATE_IDLE_TIME=0"
    let arguments = "\(scene.kind) \(count) \(scene.width) \(scene.height) \(frames)"
    // They would also time jumps, which are not asked for and take minutes where rows are measured.
    let output = Shell.run(
      "FRAMES_ONLY=1 \(environment) timeout 120 '\(program)' \(arguments) 2>/dev/null"
    )
    for line in (output ?? "").split(separator: "\n") {
      let fields = line.split(separator: "|")
      guard fields.count == 6, fields[3].hasPrefix("frame, wall") else { continue }
      let times = fields[5].split(separator: ",").compactMap { Double($0) }
      return times.isEmpty ? nil : times.reduce(0, +) / Double(times.count)
    }
    return nil
  }

  /// The page says what it measured where errors go, and stays open until it is stopped.
  private func browserFrame(_ scene: ToolkitScene, count: Int, frames: Int) -> Double? {
    let options = [
      "--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit", "--disable-gpu-vsync",
      "--window-size=\(scene.width),\(scene.height)", "--hide-scrollbars",
      "--enable-logging=stderr", "--remote-debugging-port=0",
    ]
    let page = "file://\(program)?\(scene.kind),\(count),\(frames)"
    let log = program + ".log"
    let output = Shell.run(
      ": >'\(log)'; timeout 60 chromium-headless-shell \(options.joined(separator: " ")) '\(page)' 2>'\(log)' &"
        + " browser=$!; while kill -0 $browser && ! grep -q 'mean .* end' '\(log)'; do sleep 0.1; done;"
        + " kill $browser; grep -m1 -oE 'mean [0-9.]+' '\(log)'"
    )
    return output?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}

/// What is scrolled: cells of a rounded square and a label.
struct ToolkitScene {
  enum Kind: String {
    /// As many columns of 100 points and more as there is room for.
    case grid
    /// Rows of 64 points.
    case list
    /// Rows as high as their texts, which wrap.
    case rows
  }

  let kind: Kind
  let width: Int
  let height: Int
}
