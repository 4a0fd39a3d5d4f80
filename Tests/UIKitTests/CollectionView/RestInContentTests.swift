import TestSupport
import Testing
import UIKit
import WindowHost

/// Content comes to rest between its ends, whatever befalls it on its way.
@MainActor @Suite struct RestInContentTests {
  @MainActor
  private struct Stage {
    let screen: TestScreen
    let view: UICollectionView
    let script: CollectionScript

    static func run(
      _ layout: UICollectionViewLayout,
      _ body: (Stage) throws -> Void
    ) throws {
      let controller = UIViewController()
      try TestScreen.showing(controller, width: 300, height: 500) { screen in
        let script = CollectionScript([200])
        let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.register(CountedCell.self, forCellWithReuseIdentifier: CountedCell.identifier)
        view.dataSource = script
        view.delegate = script
        controller.view.addSubview(view)
        screen.settle()
        try body(Stage(screen: screen, view: view, script: script))
      }
    }

    func fling(_ dx: Double, _ dy: Double) {
      screen.drag(from: (150, 250), to: (150 + dx, 250 + dy), frames: 5)
    }

    func keep(_ count: Int, byReloading: Bool = false) {
      let gone = (count..<script.counts[0]).map { IndexPath(item: $0, section: 0) }
      script.counts[0] = count
      if byReloading { view.reloadData() } else { view.deleteItems(at: gone) }
    }

    func resize(_ width: Double, _ height: Double) {
      screen.send(
        .resized(HostSize(width: width, height: height), scale: 2, time: screen.time)
      )
    }

    /// Goes on until nothing moves, and looks that the list shows something.
    func rests(_ comment: Comment = "") {
      screen.settle()
      let (offset, size, bounds) = (view.contentOffset, view.contentSize, view.bounds)
      let end = CGPoint(
        x: max(0, size.width - bounds.width),
        y: max(0, size.height - bounds.height)
      )
      #expect(offset.x >= 0 && offset.x <= end.x && offset.y >= 0 && offset.y <= end.y, comment)
      #expect(!view.isDecelerating && !view.isDragging, comment)
      #expect(script.counts[0] == 0 || !view.visibleCells.isEmpty, comment)
    }
  }

  private static func grid(
    _ direction: UICollectionView.ScrollDirection = .vertical
  )
    -> UICollectionViewLayout
  {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 90, height: 70)
    return layout
  }

  private static func rows() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(50)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test(arguments: [false, true])
  func `a list that shrinks while it runs on comes back`(byReloading: Bool) throws {
    try Stage.run(Self.grid()) { stage in
      stage.fling(0, -240)
      stage.screen.step(5)
      #expect(stage.view.isDecelerating && stage.view.contentOffset.y > 300)
      stage.keep(20, byReloading: byReloading)
      stage.rests()
    }
  }

  @Test func `a list that shrinks while code scrolls it ends at its end`() throws {
    try Stage.run(Self.grid()) { stage in
      let end = CGPoint(x: 0, y: stage.view.contentSize.height - 500)
      stage.view.setContentOffset(end, animated: true)
      stage.screen.step(3)
      stage.keep(30)
      stage.rests()
      #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 500)
    }
  }

  @Test func `a list on its way to an item that is deleted ends at its end`() throws {
    try Stage.run(Self.grid()) { stage in
      let last = IndexPath(item: 199, section: 0)
      stage.view.scrollToItem(at: last, at: .bottom, animated: true)
      stage.screen.step(3)
      stage.keep(30)
      stage.rests()
    }
  }

  @Test func `content sent beyond its end by code stays there`() throws {
    try Stage.run(Self.grid()) { stage in
      stage.view.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
      stage.screen.settle()
      #expect(stage.view.contentOffset.y == -80)
    }
  }

  @Test func `a list that shrinks while it is covered is in its content when it comes back`() throws
  {
    try Stage.run(Self.grid()) { stage in
      let (view, parent) = (stage.view, stage.view.superview)
      view.contentOffset.y = view.contentSize.height - 500
      stage.screen.settle()
      view.removeFromSuperview()
      stage.keep(30)
      view.layoutIfNeeded()
      parent?.addSubview(view)
      stage.rests()
    }
  }

  @Test func `a list below a status bar stays where it is while it is covered`() {
    let list = UICollectionViewController(collectionViewLayout: Self.grid())
    let script = CollectionScript([200])
    list.collectionView.register(
      CountedCell.self,
      forCellWithReuseIdentifier: CountedCell.identifier
    )
    list.collectionView.dataSource = script
    func below(_ device: inout Device) { device.safeArea = [20, 0, 0, 0] }
    TestScreen.showing(list, configure: below) { screen in
      screen.settle()
      let view: UICollectionView = list.collectionView
      #expect(view.contentOffset.y == -20)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      list.present(cover, animated: false)
      screen.settle()
      #expect(view.window == nil && view.contentOffset.y == -20)
      // Whatever asks for the inset next must not move the list then.
      view.contentInset.bottom = 10
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == -20)
      list.dismiss(animated: false)
      screen.settle()
      #expect(view.window != nil && view.contentOffset.y == -20)
      #expect(view.safeAreaInsets.top == 20)
    }
  }

  @Test(arguments: [false, true])
  func `content at its end goes back to it when the inset goes away`(isAnimated: Bool) throws {
    try Stage.run(Self.grid()) { stage in
      let view = stage.view
      view.contentInset.bottom = 90
      view.contentOffset.y = view.contentSize.height - 500 + 90
      stage.screen.settle()
      UIView.animate(withDuration: isAnimated ? 0.25 : 0) { view.contentInset.bottom = 0 }
      stage.rests()
      #expect(view.contentOffset.y == view.contentSize.height - 500)
    }
  }

  @Test func `content somebody put beyond its end stays there when an inset changes`() throws {
    try Stage.run(Self.grid()) { stage in
      let view = stage.view
      let far = view.contentSize.height
      view.contentInset.bottom = 20
      view.contentOffset.y = far
      stage.screen.settle()
      view.contentInset.bottom = 0
      stage.screen.settle()
      #expect(view.contentOffset.y == far)
    }
  }

  @Test(arguments: [(500.0, 300.0), (844, 390), (700, 1000)])
  func `a fling goes on in a rotated window and rests in its content`(
    width: Double,
    height: Double
  ) throws {
    for make in [{ Self.grid() }, { Self.grid(.horizontal) }, { Self.rows() }] {
      for frames in 1...6 {
        try Stage.run(make()) { stage in
          stage.fling(-100, -240)
          stage.screen.step(frames * 3)
          stage.resize(width, height)
          stage.rests("\(frames * 3) frames after it, \(stage.view.collectionViewLayout)")
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a fling that meets another layout rests in its content`(isAnimated: Bool) throws {
    try Stage.run(Self.grid(.horizontal)) { stage in
      stage.fling(-240, 0)
      stage.screen.step(3)
      stage.view.setCollectionViewLayout(Self.grid(), animated: isAnimated)
      stage.rests("to columns")
      stage.fling(0, -240)
      stage.screen.step(3)
      stage.view.setCollectionViewLayout(Self.grid(.horizontal), animated: isAnimated)
      stage.rests("to rows")
    }
  }

  @Test(arguments: 0..<40)
  func `whatever comes together, the list rests in its content`(seed: Int) throws {
    var random = SplitMix64(seed: seed + 4100)
    var done: [String] = []
    try Stage.run(Self.grid()) { stage in
      for _ in 0..<12 {
        let view = stage.view
        let place = CGPoint(
          x: CGFloat.random(
            in: 0...max(0, view.contentSize.width - view.bounds.width),
            using: &random
          ),
          y: CGFloat.random(
            in: 0...max(0, view.contentSize.height - view.bounds.height),
            using: &random
          )
        )
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
          done.append("fling")
          stage.fling(
            .random(in: -140...140, using: &random),
            .random(in: -240...240, using: &random)
          )
        case 2:
          done.append("scroll to \(place)")
          view.setContentOffset(place, animated: true)
        case 3:
          let count = Int.random(in: 0...stage.script.counts[0], using: &random)
          done.append("keep \(count)")
          stage.keep(count, byReloading: Bool.random(using: &random))
        case 4:
          let old = stage.script.counts[0]
          let new = Int.random(in: 1...100, using: &random)
          done.append("insert \(new)")
          stage.script.counts[0] += new
          view.insertItems(at: (old..<old + new).map { IndexPath(item: $0, section: 0) })
        case 5:
          let (width, height) = random.pick([(300.0, 500.0), (500, 300), (320, 700)])
          done.append("resize \(width)")
          stage.resize(width, height)
        case 6:
          let layout = random.pick([Self.grid(), Self.grid(.horizontal), Self.rows()])
          done.append("layout \(layout)")
          view.setCollectionViewLayout(layout, animated: Bool.random(using: &random))
        default:
          let inset = CGFloat.random(in: 0...40, using: &random)
          done.append("inset \(inset)")
          view.contentInset.bottom = inset
          view.contentInset.bottom = 0
        }
        stage.screen.step(Int.random(in: 0...8, using: &random))
      }
      stage.rests("\(done.joined(separator: ", "))")
    }
  }

  @Test(arguments: [false, true])
  func `a finger that moves in the frame of a rotation meets content of the new size`(
    isRightToLeft: Bool
  ) throws {
    try Stage.run(Self.rows()) { stage in
      let (screen, view) = (stage.screen, stage.view)
      if isRightToLeft { screen.window.semanticContentAttribute = .forceRightToLeft }
      screen.step()
      screen.drag(from: (150, 250), to: (90, 250), frames: 5, lifts: false)
      #expect(view.contentOffset.x == 0)
      let moved = HostPointer(id: 0, phase: .moved, kind: .finger, x: 60, y: 250, time: screen.time)
      screen.send(
        .resized(HostSize(width: 200, height: 400), scale: 2, time: screen.time),
        .pointer(moved)
      )
      #expect(view.contentOffset.x == 0 && view.contentSize.width == 200)
      screen.finger(.ended, 60, 250)
      stage.rests()
    }
  }
}
