import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
private enum Made {
  final class Own: UIViewController {
    let word: String

    init() {
      word = "own"
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Named: UIViewController {
    private(set) var name: String?

    override init(nibName: String?, bundle: Bundle?) {
      name = nibName
      super.init(nibName: nil, bundle: bundle)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Card: UIView {
    let number: Int

    override init(frame: CGRect) {
      number = 7
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }
}

@Suite(.serialized) @MainActor struct ClassFactoryTests {
  @Test func `objects are made by the initialisers of classes known at run time`() throws {
    ClassFactories.register(Made.Own.self) { Made.Own() }
    let controllers: [UIViewController.Type] = [Made.Own.self, UITableViewController.self]
    let made = controllers.map { ClassFactories.make($0) }
    #expect((made[0] as? Made.Own)?.word == "own")
    #expect(type(of: made[1]) == UITableViewController.self)
    let named: UIViewController.Type = Made.Named.self
    let controller = ClassFactories.make(named, nibName: "a nib whose name is long", bundle: .main)
    #expect((controller as? Made.Named)?.name == "a nib whose name is long")
    #expect((ClassFactories.make(named, nibName: nil, bundle: nil) as? Made.Named)?.name == nil)
    let views: UIView.Type = Made.Card.self
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((ClassFactories.make(views) as? Made.Card)?.number == 7)
    #expect(ClassFactories.make(views, frame: frame).frame == frame)
    let buttons: UIButton.Type = UIButton.self
    #expect(ClassFactories.make(buttons, buttonType: .system).buttonType == .system)
  }

  @Test func `points, sizes and rectangles are written as on iOS`() {
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 3, height: 4))" == "(1.0, 2.0) (3.0, 4.0)")
    #expect(UILabel.description().hasSuffix("UILabel"))
  }

  @Test func `the screen converts points, older members tell`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    let controller = UIViewController()
    TestScreen.showing(controller) { _ in
      controller.view.addSubview(view)
      let screen = UIScreen.main.fixedCoordinateSpace
      #expect(screen.convert(CGPoint.zero, from: view) == CGPoint(x: 10, y: 20))
      #expect(view.convert(CGPoint(x: 10, y: 20), from: screen) == .zero)
      #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
      let path = NSIndexPath(item: 4, section: 2)
      #expect(path.section == 2 && path.item == 4 && path.row == 4)
      #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    }
  }
}
