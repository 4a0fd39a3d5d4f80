import UIKit
import ViewGraph
import ViewLayout

/// A control with which a date is chosen.
nonisolated public struct DatePicker<Label: View>: View {
  let selection: Binding<Date>
  let range: (Date?, Date?)
  let components: DatePickerComponents
  let label: Label

  nonisolated init(
    _ selection: Binding<Date>,
    _ range: (Date?, Date?),
    _ components: DatePickerComponents,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// The title and the control.
  @MainActor
  public var body: some View {
    DatePickerBody(
      selection: selection,
      range: range,
      components: components,
      label: AnyView(label)
    )
  }

  /// Makes a control.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, nil), displayedComponents, label())
  }

  /// Makes a control of dates in a range.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label())
  }
}

extension DatePicker {
  /// Makes a control of dates from one on.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, label())
  }

  /// Makes a control of dates up to one.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, label())
  }
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  /// Makes a control with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, Text(titleKey))
  }

  /// Makes a control with a text, of dates in a range.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      (range.lowerBound, range.upperBound),
      displayedComponents,
      Text(titleKey)
    )
  }

  /// Makes a control with a text, of dates from one on.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, Text(titleKey))
  }

  /// Makes a control with a text, of dates up to one.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, Text(titleKey))
  }

  /// Makes a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, Text(title))
  }
}

/// How controls for dates look.
public protocol DatePickerStyle: Sendable {
  /// The style of UIKit's.
  var style: UIDatePickerStyle { get }
}

/// As the system likes.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Compact.
  public var style: UIDatePickerStyle { .compact }
}

/// A small label.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Compact.
  public var style: UIDatePickerStyle { .compact }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// A calendar.
  public var style: UIDatePickerStyle { .inline }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Wheels.
  public var style: UIDatePickerStyle { .wheels }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the system likes.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A small label.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: UIDatePickerStyle { .compact }
}

struct DatePickerBody: View {
  let selection: Binding<Date>
  let range: (Date?, Date?)
  let components: DatePickerComponents
  let label: AnyView
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.datePickerStyle) private var style

  var body: some View {
    if hidesLabels || style != .compact {
      control
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        control
      }
    }
  }

  private var control: some View {
    let selection = selection
    let value = selection.wrappedValue
    let range = range
    let components = components
    let style = style
    return ControlView<UIDatePicker>(
      make: { UIDatePicker() },
      update: { picker, environment in
        picker.datePickerMode =
          components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
        if picker.preferredDatePickerStyle != style { picker.preferredDatePickerStyle = style }
        picker.minimumDate = range.0
        picker.maximumDate = range.1
        picker.calendar = environment.calendar
        picker.isEnabled = environment.isEnabled
        if picker.date != value { picker.date = value }
        picker.setAction(for: .valueChanged) { [weak picker] in
          if let picker { selection.wrappedValue = picker.date }
        }
      },
      size: { proposal, picker in
        let own = picker.intrinsicContentSize
        let fitted = own.width > 0 ? own : picker.sizeThatFits(.zero)
        guard style != .compact else { return fitted }
        return CGSize(width: proposal.width ?? fitted.width, height: fitted.height)
      }
    )
  }
}
