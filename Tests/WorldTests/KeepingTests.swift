import CHeapMeter
import Foundation
import Testing
import UIKit
import WindowHost

@testable import UIKit

/// What is done again and again, as a living app does, may keep nothing each time.
///
/// Each has a process of its own, in which nothing else asks for memory.
@Suite struct `What is done again keeps nothing` {
  /// Stops the process where more than some bytes are kept each time.
  @MainActor
  private static func expectNothingKept(_ body: (Int) -> Void) {
    let (warm, times) = (300, 600)
    for time in 0..<warm { body(time) }
    let before = heap_in_use()
    for time in warm..<warm + times { body(time) }
    let kept = Double(Int(heap_in_use()) - Int(before)) / Double(times)
    // An attributed string of Foundation's keeps 192 bytes at least.
    precondition(kept < 32, "\(kept) bytes are kept each time")
  }

  @Test func `naming an object for assistive programs`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let view = UIView()
      Self.expectNothingKept { time in
        view.accessibilityLabel = "item \(time % 10)"
        view.accessibilityHint = "opens it"
        view.accessibilityValue = "\(time % 10)"
        view.accessibilityUserInputLabels = ["item"]
      }
    }
  }

  @Test func `filling cells with the content of a list`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var content = UIListContentConfiguration.subtitleCell()
      let view = UIListContentView(configuration: content)
      Self.expectNothingKept { time in
        content.text = "item \(time % 10)"
        content.secondaryText = "text \(time % 7)"
        view.configuration = content
      }
    }
  }

  @Test func `building the menus of a screen that goes away`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      Self.expectNothingKept { _ in
        ScreenContext().perform { _ = UIMenuSystem.main.keyCommands }
      }
    }
  }

  @Test func `drawing and measuring a string`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let look: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.systemRed,
      ]
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20))
      Self.expectNothingKept { _ in
        _ = renderer.image { _ in
          let size = "text".size(withAttributes: look)
          "text".draw(at: CGPoint(x: size.width, y: 0), withAttributes: look)
          ("text" as NSString).draw(in: CGRect(x: 0, y: 0, width: 60, height: 20))
        }
      }
    }
  }

  @Test func `pressing buttons in bars and choosing segments`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
      bar.items = [UINavigationItem(title: "Back"), item]
      let segments = UISegmentedControl(items: ["one", "two"])
      segments.frame = CGRect(x: 0, y: 50, width: 200, height: 30)
      Self.expectNothingKept { time in
        UIView.performWithoutAnimation {
          item.rightBarButtonItem?.isEnabled = time % 2 == 0
          bar.frame.size.width = CGFloat(300 + time % 3)
          bar.layoutIfNeeded()
          segments.selectedSegmentIndex = time % 2
          segments.layoutIfNeeded()
        }
      }
    }
  }

  @Test func `cells that come and go with their labels`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
      Self.expectNothingKept { time in
        label.text = "item \(time % 20)"
        label.textColor = time % 2 == 0 ? .label : .systemBlue
        _ = label.sizeThatFits(CGSize(width: 90, height: 20))
        label.setNeedsDisplay()
        label.layer.displayIfNeeded()
      }
    }
  }
}
