import CoreGraphics
import Diagnostics
import Testing
import UIKit

/// A configuration of an app, whose view shows a number.
private struct NumberConfiguration: UIContentConfiguration {
  var number = 0
  var isStrong = false

  func makeContentView() -> any UIView & UIContentView { NumberView(self) }

  func updated(for state: any UIConfigurationState) -> NumberConfiguration {
    var result = self
    result.isStrong = (state as? UICellConfigurationState)?.isSelected ?? false
    return result
  }
}

private final class NumberView: UIView, UIContentView {
  let label = UILabel()
  private var shown: NumberConfiguration

  init(_ configuration: NumberConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? NumberConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() { label.text = "\(shown.number)" + (shown.isStrong ? "!" : "") }
}

private final class WatchedCell: UICollectionViewCell {
  var states: [UICellConfigurationState] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state)
  }
}

@MainActor @Suite struct CellConfigurationTests {
  private func cell() -> WatchedCell {
    WatchedCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func `a plain cell has no configuration, and follows its state`() {
    let cell = cell()
    #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.configurationUpdateHandler == nil)
    #expect(UICollectionViewListCell().backgroundConfiguration == .listCell())
  }

  @Test func `updates wait for the layout, and several are one`() {
    let cell = cell()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.states.isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1)
    #expect(cell.states.last?.isSelected == true && cell.states.last?.isHighlighted == true)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1)
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(cell.states.last?.isDisabled == true)
  }

  @Test func `the handler comes after the update, with the cell and its state`() {
    let cell = cell()
    cell.layoutIfNeeded()
    var calls: [(UICollectionViewCell, UICellConfigurationState, Int)] = []
    cell.configurationUpdateHandler = { [unowned cell] in calls.append(($0, $1, cell.states.count))
    }
    #expect(calls.isEmpty)
    cell.layoutIfNeeded()
    #expect(calls.count == 1)
    #expect(calls.first?.0 === cell)
    #expect(calls.first?.2 == 2)
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = state.isSelected ? "yes" : "no"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "no")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "yes")
  }

  @Test func `a configuration makes its view once, and takes the content view's place`() throws {
    let cell = cell()
    let plain = cell.contentView
    cell.contentConfiguration = NumberConfiguration(number: 1)
    let view = try #require(cell.contentView as? NumberView)
    #expect(plain.superview == nil)
    #expect(view.frame == cell.bounds)
    #expect(view.label.text == "1")
    cell.contentConfiguration = NumberConfiguration(number: 2)
    #expect(cell.contentView === view)
    #expect(view.label.text == "2")
    cell.isSelected = true
    #expect(view.label.text == "2")
    cell.layoutIfNeeded()
    #expect(view.label.text == "2!")
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = NumberConfiguration(number: 3)
    cell.layoutIfNeeded()
    #expect(view.label.text == "3")
    cell.contentConfiguration = nil
    #expect(view.superview == nil)
    #expect(cell.contentView.superview === cell)
    #expect(cell.contentView !== view)
  }

  @Test func `configurations of other classes are told apart`() throws {
    let cell = cell()
    cell.contentConfiguration = NumberConfiguration(number: 1)
    let findings = UIKitDiagnostics.recording {
      cell.contentConfiguration = UIListContentConfiguration.cell()
    }
    #expect(findings.map(\.code) == ["TSK-CONTENT-REPLACED"])
    #expect(cell.contentView is UIListContentView)
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(view.supports(UIListContentConfiguration.valueCell()))
    #expect(!view.supports(NumberConfiguration()))
    let refused = UIKitDiagnostics.recording { view.configuration = NumberConfiguration() }
    #expect(refused.map(\.code) == ["TSK-CONTENT-CLASS"])
    #expect(view.configuration is UIListContentConfiguration)
    let number: any UIContentView = NumberView(NumberConfiguration())
    #expect(number.supports(NumberConfiguration(number: 7)))
    #expect(!number.supports(UIListContentConfiguration.cell()))
  }

  @Test func `backgrounds follow the state by themselves`() {
    let cell = cell()
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }
}
