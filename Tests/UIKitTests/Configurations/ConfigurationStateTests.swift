import CoreGraphics
import Testing
import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("test.isArchived")
}

extension UICellConfigurationState {
  fileprivate var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}

@MainActor @Suite struct ConfigurationStateTests {
  private let traits = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `nothing is the case with a new state`() {
    let state = UICellConfigurationState(traitCollection: traits)
    #expect(state.traitCollection.userInterfaceStyle == .dark)
    #expect(!state.isDisabled && !state.isHighlighted && !state.isSelected && !state.isFocused)
    #expect(!state.isPinned && !state.isEditing && !state.isExpanded && !state.isSwiped)
    #expect(!state.isReordering)
    #expect(state.cellDragState == .none)
    #expect(state.cellDropState == .none)
    let view = UIViewConfigurationState(traitCollection: traits)
    #expect(!view.isDisabled && !view.isHighlighted && !view.isSelected && !view.isFocused)
    #expect(!view.isPinned)
  }

  @Test func `an app's own keys are part of the state`() {
    var state = UICellConfigurationState(traitCollection: traits)
    #expect(state[.isArchived] == nil)
    var other = state
    other.isArchived = true
    #expect(other.isArchived)
    #expect(state != other)
    state[.isArchived] = true
    #expect(state == other)
    #expect(state.hashValue == other.hashValue)
    state[.isArchived] = nil
    #expect(state[.isArchived] == nil)
    var view = UIViewConfigurationState(traitCollection: traits)
    view[.isArchived] = 3
    #expect(view[.isArchived] as? Int == 3)
  }

  @Test func `each fact tells states apart`() {
    let facts: [WritableKeyPath<UICellConfigurationState, Bool>] = [
      \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned, \.isEditing,
      \.isExpanded, \.isSwiped, \.isReordering,
    ]
    for path in facts {
      let state = UICellConfigurationState(traitCollection: traits)
      var other = state
      other[keyPath: path] = true
      #expect(state != other)
    }
  }

  @Test func `transformers change colours`() {
    let input = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let faded = UIConfigurationColorTransformer { $0.withAlphaComponent(0.25) }
    #expect(faded(input) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(faded.transform(input) == faded(input))
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    let grey = UIConfigurationColorTransformer.grayscale(input).resolvedColor(with: traits)
    #expect(grey.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.2126) < 0.001)
    #expect(alpha == 0.5)
    #expect(UIConfigurationColorTransformer.preferredTint(input) == input)
    #expect(UIConfigurationColorTransformer.monochromeTint(input) != input)
  }
}
