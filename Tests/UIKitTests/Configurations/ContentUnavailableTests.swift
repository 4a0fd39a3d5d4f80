import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

@MainActor
private final class ShelfController: UIViewController {
  var books: [String] = []
  private(set) var updates = 0

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    updates += 1
    guard books.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No books"
    configuration.secondaryText = "Put some on the shelf."
    configuration.image = UIImage(systemName: "book")
    contentUnavailableConfiguration = configuration
  }
}

@MainActor @Suite struct ContentUnavailableTests {
  private func labels(_ view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test func `presets say what they are for`() {
    #expect(UIContentUnavailableConfiguration.empty().text == nil)
    #expect(UIContentUnavailableConfiguration.loading().text == "Loading…")
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results" && search.image != nil)
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "arches"
    #expect(search.updated(for: state).text == "No Results for “arches”")
    var own = search
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
    #expect(own != search && search == .search())
    state[UIConfigurationStateCustomKey("shelf")] = 3
    #expect(state[UIConfigurationStateCustomKey("shelf")] == AnyHashable(3))
  }

  @Test func `a controller shows it in the middle of its view until there is something`() throws {
    let shelf = ShelfController()
    try TestScreen.showing(shelf, width: 390, height: 600) { screen in
      screen.settle()
      #expect(shelf.updates == 1)
      let cover = try #require(shelf.view.subviews.last as? UIContentUnavailableView)
      #expect(cover.frame == shelf.view.bounds)
      let texts = labels(cover)
      #expect(texts.map(\.text) == ["No books", "Put some on the shelf."])
      let frames = texts.map { $0.convert($0.bounds, to: shelf.view) }
      #expect(frames.allSatisfy { abs($0.midX - 195) <= 0.5 })
      #expect(frames[0].maxY < frames[1].minY)
      let picture = try #require(cover.subviews.flatMap(\.subviews).first { $0 is UIImageView })
      let top = picture.convert(picture.bounds, to: shelf.view).minY
      #expect(abs((top + frames[1].maxY) / 2 - 300) <= 1)
      shelf.books = ["One"]
      shelf.setNeedsUpdateContentUnavailableConfiguration()
      screen.settle()
      #expect(shelf.updates == 2)
      #expect(!shelf.view.subviews.contains { $0 is UIContentUnavailableView })
      shelf.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      screen.step(3)
      #expect(shelf.view.subviews.last is UIContentUnavailableView)
      shelf.contentUnavailableConfiguration = nil
      screen.settle()
    }
  }

  @Test func `natural alignment begins where lines do`() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.alignment = .natural
    configuration.directionalLayoutMargins.leading = 30
    configuration.axesPreservingSuperviewLayoutMargins = []
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    view.layoutIfNeeded()
    let label = try #require(labels(view).first { $0.text == "Nothing" })
    #expect(abs(label.frame.minX - 30) < 0.001)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(abs(label.frame.maxX - 270) <= 0.5)
  }

  @Test func `buttons stand below the texts and do what they say`() throws {
    var taps: [String] = []
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Drafts"
    #expect(configuration == configuration)
    let plain = configuration
    configuration.button.title = "New Draft"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps.append("new") }
    configuration.secondaryButton = .tinted()
    configuration.secondaryButton.title = "Import"
    configuration.secondaryButtonProperties.primaryAction = UIAction { _ in taps.append("import") }
    configuration.secondaryButtonProperties.isEnabled = false
    #expect(configuration != plain)
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = configuration
    TestScreen.showing(controller) { screen in
      @MainActor func buttons(_ view: UIView) -> [UIButton] {
        if let button = view as? UIButton { return [button] }
        return view.subviews.flatMap(buttons)
      }
      let found = buttons(controller.view).filter { !$0.isHidden }
      #expect(found.map(\.configuration?.title) == ["New Draft", "Import"])
      guard found.count == 2 else { return }
      let frames = found.map { $0.convert($0.bounds, to: controller.view) }
      #expect(abs(frames[0].midX - 160) <= 0.5 && abs(frames[1].midX - 160) <= 0.5)
      #expect(abs(frames[1].minY - frames[0].maxY - 8) <= 0.5)
      for frame in frames { screen.tap(frame.midX, frame.midY) }
      #expect(taps == ["new"])
    }
  }

  @Test func `a configuration of another class is refused`() {
    let view = UIContentUnavailableView(configuration: .search())
    let found = UIKitDiagnostics.recording {
      view.configuration = UIListContentConfiguration.cell()
    }
    #expect(found.map(\.code) == ["TSK-CONTENT-CLASS"])
    #expect(!view.supports(UIListContentConfiguration.cell()))
    #expect(view.configuration is UIContentUnavailableConfiguration)
  }
}
