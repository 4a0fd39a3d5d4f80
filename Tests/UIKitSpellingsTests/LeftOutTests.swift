import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitSpellings

/// What functions give whose bodies were left out of an app.
@MainActor @Suite struct `Functions without their bodies` {
  private struct Card {}

  private func called<Value>(_: Value.Type = Value.self) -> (value: Value?, told: [String]) {
    var value: Value?
    let findings = UIKitDiagnostics.recording {
      value = _leftOutResult("deal() of Table", needs: "CoreData") as Value
    }
    return (value, findings.map { "\($0.code.rawValue) \($0.what)" })
  }

  @Test func `give what stands for nothing, and tell it`() {
    let count = called(Int.self)
    #expect(count.value == 0)
    #expect(
      count.told == [
        "TSK-PART-LEFT-OUT deal() of Table was called; it is left out of the app and gives 0."
      ]
    )
    #expect(called(Bool.self).value == false)
    #expect(called(CGFloat.self).value == 0)
    #expect(called(String.self).value == "")
    #expect(called(Data.self).value == Data())
    #expect(called([Card].self).value?.isEmpty == true)
    #expect(called(Set<Int>.self).value == [])
    #expect(called([String: Int].self).value == [:])
    #expect(called(CGSize.self).value == .zero)
    #expect(called(CGRect.self).value == .zero)
    #expect(called(UIEdgeInsets.self).value == .zero)
    let nothing = called(Card?.self)
    #expect(nothing.value.map { $0 == nil } == true && nothing.told.count == 1)
  }

  @Test func `that may throw give what stands for nothing, or throw`() throws {
    var told: [String] = []
    let findings = UIKitDiagnostics.recording {
      #expect((try? _leftOutThrown("count of Disk", needs: "Metal") as Int) == 0)
      #expect(throws: CocoaError.self) {
        let _: Card = try _leftOutThrown("card() of Disk", needs: "Metal")
      }
    }
    told = findings.map(\.what)
    #expect(
      told == [
        "count of Disk was called; it is left out of the app and gives 0.",
        "card() of Disk was called; it is left out of the app and throws an error.",
      ]
    )
    let error = _leftOutError("card() of Disk", needs: "Metal") as? CocoaError
    #expect(error?.code == .featureUnsupported)
    #expect(error?.localizedDescription.contains("card() of Disk needs Metal") == true)
  }

  @Test func `give plain views, but none of an app's own classes`() async {
    let cell = called(UITableViewCell.self)
    #expect(cell.value.map { type(of: $0) == UITableViewCell.self } == true)
    #expect(cell.told.first?.hasSuffix("gives a plain UITableViewCell.") == true)
    #expect(called(UIView.self).value?.subviews.isEmpty == true)
    #expect(called(UIViewController.self).value != nil)
    await #expect(processExitsWith: .failure) {
      let _: UIButton = _leftOutResult("button() of Table", needs: "CoreData")
    }
    await #expect(processExitsWith: .failure) {
      enum Choice { case one }
      let _: Choice = _leftOutResult("choice() of Table", needs: "CoreData")
    }
  }
}
