import Diagnostics
import Foundation
import Testing

@testable import UIKit

@Suite struct MainThreadCheckTests {
  private func onQueue(_ body: @escaping @Sendable () -> Void) async -> [Diagnosis] {
    await withCheckedContinuation { done in
      DispatchQueue(label: "db-queue").async {
        done.resume(returning: UIKitDiagnostics.recording { body() })
      }
    }
  }

  @Test func `what is called elsewhere is told, with the queue that called`() async throws {
    let found = await onQueue { MainThreadCheck.look("reloadData()", UITableView.self) }
    let first = try #require(found.first)
    #expect(first.code == "TSK-MAIN" && first.severity == .warning && found.count == 1)
    #expect(first.place == "UITableView.reloadData()")
    #expect(first.saw.contains("\"db-queue\""))
    #expect(first.remedy.contains("DispatchQueue.main.async"))
  }

  @Test @MainActor func `views on the main thread are no news`() {
    let found = UIKitDiagnostics.recording {
      let view = UIView()
      view.addSubview(UILabel())
      view.setNeedsLayout()
      view.frame.size = CGSize(width: 10, height: 10)
      view.subviews.first?.removeFromSuperview()
    }
    #expect(found.isEmpty)
  }
}
