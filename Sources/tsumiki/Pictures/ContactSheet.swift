import Foundation
import Gallery
import UIKit

/// Pictures of all the gallery's screens, with a page that shows them.
@MainActor
struct ContactSheet {
  /// One way to look at every screen.
  struct Variant {
    let name: String
    let size: String
    let scale: String
    let style: String
  }

  static let variants: [Variant] = ["light", "dark"].flatMap { style in
    [
      Variant(name: "phone-\(style)", size: "390x844", scale: "3", style: style),
      Variant(name: "tablet-\(style)", size: "1024x768", scale: "2", style: style),
    ]
  }

  let folder: URL

  /// Writes everything; returns the status to exit with.
  func write() throws -> Int32 {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let jobs = GalleryScreen.all.flatMap { screen in
      Self.variants.map { (screen, $0) }
    }
    var failures = 0
    // Each picture in a process of its own: no screen can colour another.
    var running: [Process] = []
    for (screen, variant) in jobs {
      running.append(try start(screen, variant))
      if running.count >= ProcessInfo.processInfo.activeProcessorCount {
        failures += wait(running.removeFirst())
      }
    }
    for process in running { failures += wait(process) }
    try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
    print("\(jobs.count - failures) pictures in \(folder.path)/index.html")
    return failures == 0 ? 0 : 1
  }

  private func start(_ screen: GalleryScreen, _ variant: Variant) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--screen", screen.id, "--size", variant.size, "--scale", variant.scale,
      "--style", variant.style, "--png", file(screen, variant),
    ]
    try process.run()
    return process
  }

  private func wait(_ process: Process) -> Int {
    process.waitUntilExit()
    return process.terminationStatus == 0 ? 0 : 1
  }

  private func file(_ screen: GalleryScreen, _ variant: Variant) -> String {
    folder.appendingPathComponent(name(screen, variant)).path
  }

  private func name(_ screen: GalleryScreen, _ variant: Variant) -> String {
    "\(screen.id)-\(variant.name).png"
  }

  private var page: String {
    let rows = GalleryScreen.all.map { screen in
      let pictures = Self.variants.map { variant in
        """
        <figure><a href="\(name(screen, variant))"><img src="\(name(screen, variant))" \
        alt="\(screen.title), \(variant.name)" loading="lazy"></a>\
        <figcaption>\(variant.name)</figcaption></figure>
        """
      }
      return "<h2>\(screen.title) <code>\(screen.id)</code></h2>\n<div>"
        + pictures.joined(separator: "\n") + "</div>"
    }
    return """
      <!doctype html>
      <html lang="en"><meta charset="utf-8"><title>Tsumiki gallery</title>
      <style>
      body { font: 15px system-ui, sans-serif; margin: 2em; background: #f2f2f7; }
      div { display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start; }
      figure { margin: 0; } img { height: 420px; border-radius: 12px; display: block; }
      figcaption { color: #6d6d72; margin-top: .4em; } code { color: #8e8e93; font-size: .8em; }
      </style>
      <h1>Tsumiki gallery</h1>
      \(rows.joined(separator: "\n"))
      </html>

      """
  }
}
