import Testing
import UIKit

@MainActor @Suite struct TraitTests {
  @Test func `a view is made for the scale that holds where it is made`() {
    let scale = UIScreen.main.scale
    #expect(UIView().contentScaleFactor == scale)
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale + 1)])
      .performAsCurrent { #expect(UIView().contentScaleFactor == scale + 1) }
    UITraitCollection().performAsCurrent { #expect(UIView().contentScaleFactor == scale) }
  }

  @Test func `an empty collection decides nothing (ge.traits.empty)`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `a collection of one trait decides only that (ge.traits.partial)`() {
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 0)
  }

  @Test func `later collections win and undecided ones are passed over (ge.traits.merge)`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .unspecified),
      UITraitCollection(preferredContentSizeCategory: .unspecified),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
  }

  @Test func `a style decided for a view is handed down and told of once`() {
    final class Watcher: UIView {
      var styles: [UIUserInterfaceStyle?] = []

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        styles.append(previous?.userInterfaceStyle)
      }
    }
    let root = UIView()
    let watcher = Watcher()
    root.addSubview(watcher)
    #expect(watcher.styles.isEmpty)
    root.overrideUserInterfaceStyle = .dark
    #expect(watcher.traitCollection.userInterfaceStyle == .dark)
    #expect(watcher.styles == [.light])
    root.overrideUserInterfaceStyle = .dark
    #expect(watcher.styles == [.light])
    watcher.removeFromSuperview()
    root.addSubview(watcher)
    #expect(watcher.styles == [.light])
  }

  @Test func `observers hear of the traits they asked for`() {
    let view = UIView()
    var heard: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard.append(view.traitCollection.userInterfaceStyle)
    }
    view.traitOverrides.horizontalSizeClass = .regular
    #expect(heard.isEmpty)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(heard == [.dark])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.userInterfaceStyle = .light
    #expect(heard == [.dark])
  }

  @Test func `traits that an app defines are handed down as well`() {
    enum Density: UITraitDefinition {
      static let defaultValue = 1
      static let affectsColorAppearance = true
    }
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    #expect(child.traitCollection[Density.self] == 1)
    let before = child.traitCollection
    root.traitOverrides[Density.self] = 2
    #expect(child.traitCollection[Density.self] == 2)
    #expect(child.traitCollection.hasDifferentColorAppearance(comparedTo: before))
    root.traitOverrides.remove(Density.self)
    #expect(child.traitCollection[Density.self] == 1)
  }

  @Test func `a dynamic background follows the style of its view`() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor.map(Pixel.init) == Pixel(argb: 0xffff_ffff))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor.map(Pixel.init) == Pixel(argb: 0xff00_0000))
  }

  @Test func `colours resolve under the current traits while a view draws`() {
    final class Drawer: UIView {
      var style: UIUserInterfaceStyle?

      override func draw(_ rect: CGRect) {
        style = UITraitCollection.current.userInterfaceStyle
      }
    }
    let view = Drawer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    view.layer.displayIfNeeded()
    #expect(view.style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
