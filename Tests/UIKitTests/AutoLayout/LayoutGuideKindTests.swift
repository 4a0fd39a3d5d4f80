import Testing
import UIKit

/// Controllers spell it as code from before safe areas does.
@MainActor
private protocol BarredController {
  var topLayoutGuide: any UILayoutSupport { get }
  var bottomLayoutGuide: any UILayoutSupport { get }
}

extension UIViewController: BarredController {}

@MainActor @Suite struct LayoutGuideKindTests {
  private final class BarredScreen: UIViewController {
    let box = UIView()

    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

    override func viewDidLoad() {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let old: any BarredController = self
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: old.topLayoutGuide.bottomAnchor, constant: 4),
        box.bottomAnchor.constraint(equalTo: old.bottomLayoutGuide.topAnchor),
        box.leftAnchor.constraint(equalTo: view.leftAnchor),
        box.rightAnchor.constraint(equalTo: view.rightAnchor),
      ])
    }
  }

  @Test func `guides of bars end where the safe area starts`() {
    let screen = BarredScreen()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    screen.view.layoutIfNeeded()
    #expect(screen.box.frame == CGRect(x: 0, y: 68, width: 320, height: 363))
    let old: any BarredController = screen
    #expect(old.topLayoutGuide.length == 64)
    #expect(old.bottomLayoutGuide.length == 49)
    #expect(old.topLayoutGuide === old.topLayoutGuide)
    // As items, as in visual formats.
    let constraint = NSLayoutConstraint(
      item: screen.box,
      attribute: .top,
      relatedBy: .equal,
      toItem: old.topLayoutGuide,
      attribute: .bottom,
      multiplier: 1,
      constant: 4
    )
    #expect(constraint.secondAnchor == old.topLayoutGuide.bottomAnchor)
  }

  @Test func `constraints follow the edges a keyboard is near`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let guide = root.keyboardLayoutGuide
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    let above = field.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8)
    let inMiddle = field.centerYAnchor.constraint(equalTo: root.centerYAnchor)
    let beside = field.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    guide.setConstraints([above], activeWhenNearEdge: .bottom)
    guide.setConstraints([inMiddle], activeWhenAwayFrom: .bottom)
    guide.setConstraints([beside], activeWhenNearEdge: [.bottom, .leading])
    #expect(above.isActive && !inMiddle.isActive && !beside.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [above])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [inMiddle])
    let lower = field.bottomAnchor.constraint(equalTo: guide.topAnchor)
    guide.setConstraints([lower], activeWhenNearEdge: .bottom)
    #expect(lower.isActive && !above.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!lower.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test func `the readable width keeps its proportion to the text`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1366, height: 100))
    func width(_ category: UIContentSizeCategory) -> CGFloat {
      root.traitOverrides.preferredContentSizeCategory = category
      root.updateTraitsIfNeeded()
      return root.readableContentGuide.layoutFrame.width
    }
    #expect(width(.large) == 672)
    // 14 and 23 of 17 points, in even points.
    #expect(width(.extraSmall) == 552)
    #expect(width(.extraExtraExtraLarge) == 908)
  }

  @Test func `leading to trailing is a length in both directions`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 30),
      root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(equalToConstant: 25),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 25)
    for item in [root, view] { item.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(view.frame.minX == 65)
  }

  @Test func `anchors of a constraint are those of its items`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    let view = UIView()
    root.addSubview(view)
    let pinned = view.topAnchor.constraint(equalTo: root.bottomAnchor)
    #expect(pinned.firstAnchor == view.topAnchor)
    #expect(pinned.firstAnchor != view.bottomAnchor && pinned.firstAnchor != root.topAnchor)
    #expect(pinned.secondAnchor == root.bottomAnchor)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    #expect(Set([view.topAnchor, view.topAnchor, root.topAnchor]).count == 2)
  }

  @Test func `images align without their shadows`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let view = UIImageView(
      image: image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    )
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 30, height: 20))
  }
}
