import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKit

@MainActor @Suite struct CalendarViewTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    calendar.firstWeekday = 1
    return calendar
  }()

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(year: year, month: month, day: day)
  }

  /// Shows February 2024, which begins on a Thursday.
  private func makeView() -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 420))
    view.calendar = Self.calendar
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    return view
  }

  /// Runs a test on a screen that shows a calendar.
  private func showing(_ view: UICalendarView, _ body: (TestScreen) throws -> Void) throws {
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 350, height: 500) { screen in
      controller.view.addSubview(view)
      screen.step(2)
      try body(screen)
    }
  }

  private func days(_ view: UIView) -> [DayButton] {
    (view as? DayButton).map { [$0] } ?? view.subviews.flatMap(days)
  }

  private func button(_ view: UICalendarView, _ day: Int) throws -> DayButton {
    let all = days(view)
    try #require(day >= 1 && day <= all.count)
    return all[day - 1]
  }

  private func tap(_ screen: TestScreen, _ view: UICalendarView, _ day: Int) throws {
    let button = try button(view, day)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil)
    screen.tap(middle.x, middle.y)
    screen.settle()
  }

  // MARK: Showing

  @Test func `begins with the present month, everything allowed and nothing chosen`() {
    let view = UICalendarView()
    let now = view.calendar.dateComponents([.year, .month], from: Date())
    #expect(view.visibleDateComponents.year == now.year)
    #expect(view.visibleDateComponents.month == now.month)
    #expect(view.wantsDateDecorations && view.selectionBehavior == nil && view.timeZone == nil)
    #expect(view.fontDesign == .default && view.delegate == nil)
    #expect(view.availableDateRange.start == .distantPast)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `days stand in the columns of their weekdays`() throws {
    let view = makeView()
    view.layoutIfNeeded()
    let all = days(view)
    #expect(all.count == 29)
    for (index, button) in all.enumerated() {
      button.superview?.layoutIfNeeded()
      let date = try #require(
        Self.calendar.date(from: Self.day(2024, 2, index + 1))
      )
      let column = Self.calendar.component(.weekday, from: date) - 1
      #expect(abs(button.frame.minX - CGFloat(column) * button.frame.width) < 0.01)
    }
  }

  @Test(arguments: [1, 2, 7])
  func `weeks begin with the calendar's first day`(first: Int) throws {
    let view = makeView()
    view.calendar.firstWeekday = first
    view.layoutIfNeeded()
    let start = try button(view, 1)
    start.superview?.layoutIfNeeded()
    // The first is a Thursday, the fifth day of a week from Sunday.
    let column = (5 - first + 7) % 7
    #expect(abs(start.frame.minX - CGFloat(column) * start.frame.width) < 0.01)
  }

  @Test func `from right to left the first column is on the right`() throws {
    let view = makeView()
    view.semanticContentAttribute = .forceRightToLeft
    for part in view.subviews { part.semanticContentAttribute = .forceRightToLeft }
    view.layoutIfNeeded()
    let start = try button(view, 1)
    start.superview?.semanticContentAttribute = .forceRightToLeft
    start.superview?.setNeedsLayout()
    start.superview?.layoutIfNeeded()
    #expect(abs(start.frame.minX - 2 * start.frame.width) < 0.01)
  }

  @Test func `turns to a month that is set, and no further than is available`() throws {
    let view = makeView()
    view.setVisibleDateComponents(DateComponents(year: 2031, month: 12, day: 24), animated: false)
    #expect(view.visibleDateComponents.year == 2031 && view.visibleDateComponents.month == 12)
    let start = try #require(Self.calendar.date(from: Self.day(2024, 3, 5)))
    let end = try #require(Self.calendar.date(from: Self.day(2024, 5, 1)))
    view.availableDateRange = DateInterval(start: start, end: end)
    // The range ends before the first of May.
    #expect(view.visibleDateComponents.month == 4 && view.visibleDateComponents.year == 2024)
    view.visibleDateComponents = DateComponents(year: 2020, month: 1)
    #expect(view.visibleDateComponents.month == 3)
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
    #expect(try !button(view, 4).isEnabled && button(view, 5).isEnabled)
  }

  @Test func `the room for decorations makes weeks higher`() {
    let view = makeView()
    let with = view.intrinsicContentSize.height
    view.wantsDateDecorations = false
    #expect(view.intrinsicContentSize.height == with - 6 * 14)
    #expect(view.sizeThatFits(.zero).height == view.intrinsicContentSize.height)
  }

  // MARK: Turning

  @Test func `arrows and swipes turn, and the delegate hears from where`() throws {
    let teller = Teller()
    let view = makeView()
    view.delegate = teller
    try showing(view) { screen in
      screen.tap(350 - 26, 22)
      screen.settle()
      #expect(view.visibleDateComponents.month == 3)
      #expect(teller.turns.map(\.month) == [2] && teller.turns.map(\.year) == [2024])
      screen.tap(350 - 74, 22)
      screen.settle()
      #expect(view.visibleDateComponents.month == 2)
      screen.drag(from: (300, 200), to: (60, 200), frames: 6)
      screen.settle()
      #expect(view.visibleDateComponents.month == 3)
      #expect(teller.turns.map(\.month) == [2, 3, 2])
      // Code tells nobody.
      view.visibleDateComponents = DateComponents(year: 2024, month: 9)
      #expect(teller.turns.count == 3)
    }
  }

  @Test func `an arrow that leads out of the range does nothing`() throws {
    let start = try #require(Self.calendar.date(from: Self.day(2024, 2, 1)))
    let view = makeView()
    view.availableDateRange = DateInterval(start: start, end: .distantFuture)
    try showing(view) { screen in
      screen.tap(350 - 74, 22)
      screen.settle()
      #expect(view.visibleDateComponents.month == 2)
      screen.tap(350 - 26, 22)
      screen.settle()
      #expect(view.visibleDateComponents.month == 3)
    }
  }

  // MARK: Decorations

  @Test func `each day's decoration is asked for, with whole days`() throws {
    let teller = Teller()
    teller.decorations = [3: .default(color: .red, size: .large)]
    let view = makeView()
    view.delegate = teller
    #expect(Set(teller.asked.suffix(29).compactMap(\.day)) == Set(1...29))
    let asked = try #require(teller.asked.last)
    #expect(asked.year == 2024 && asked.month == 2 && asked.era == 1 && asked.calendar != nil)
    let dot = try #require(try button(view, 3).decoration)
    #expect(dot.backgroundColor == .red && dot.sizeThatFits(.zero) == CGSize(width: 8, height: 8))
    #expect(try button(view, 4).decoration == nil)
    // Only those that are named are asked for again.
    teller.decorations = [4: .image(UIImage(systemName: "star"), color: .blue)]
    teller.asked = []
    view.reloadDecorations(
      forDateComponents: [Self.day(2024, 2, 3), Self.day(2024, 2, 4), Self.day(2023, 2, 5)],
      animated: true
    )
    #expect(teller.asked.compactMap(\.day) == [3, 4])
    #expect(try button(view, 3).decoration == nil)
    #expect(try button(view, 4).decoration is UIImageView)
  }

  @Test func `a view of one's own is cut off, and passes touches on`() throws {
    let teller = Teller()
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    teller.decorations = [1: .customView { own }]
    let view = makeView()
    view.delegate = teller
    let day = try button(view, 1)
    #expect(day.decoration === own && own.clipsToBounds && !own.isUserInteractionEnabled)
    view.layoutIfNeeded()
    day.superview?.layoutIfNeeded()
    day.layoutIfNeeded()
    #expect(day.bounds.contains(own.frame))
    view.wantsDateDecorations = false
    #expect(try button(view, 1).decoration == nil)
  }

  // MARK: Choosing

  @Test func `one day is chosen, another in its place, and none by a second touch`() throws {
    let chooser = Chooser()
    let selection = UICalendarSelectionSingleDate(delegate: chooser)
    let view = makeView()
    view.selectionBehavior = selection
    try showing(view) { screen in
      try tap(screen, view, 10)
      #expect(selection.selectedDate?.day == 10 && selection.selectedDate?.month == 2)
      #expect(try button(view, 10).isSelected)
      try tap(screen, view, 11)
      #expect(try button(view, 11).isSelected && !button(view, 10).isSelected)
      try tap(screen, view, 11)
      #expect(selection.selectedDate == nil && chooser.chosen.map { $0?.day } == [10, 11, nil])
      chooser.mayClear = false
      try tap(screen, view, 12)
      try tap(screen, view, 12)
      #expect(selection.selectedDate?.day == 12 && chooser.chosen.count == 4)
    }
  }

  @Test func `days that a delegate refuses cannot be touched`() throws {
    let chooser = Chooser()
    chooser.refused = [10]
    let selection = UICalendarSelectionSingleDate(delegate: chooser)
    let view = makeView()
    view.selectionBehavior = selection
    try showing(view) { screen in
      #expect(try !button(view, 10).isEnabled && button(view, 11).isEnabled)
      try tap(screen, view, 10)
      #expect(selection.selectedDate == nil && chooser.chosen.isEmpty)
      chooser.refused = []
      #expect(try !button(view, 10).isEnabled)
      selection.updateSelectableDates()
      #expect(try button(view, 10).isEnabled)
    }
  }

  @Test func `several days are chosen and given up`() throws {
    let chooser = Chooser()
    let selection = UICalendarSelectionMultiDate(delegate: chooser)
    selection.selectedDates = [Self.day(2024, 2, 20)]
    let view = makeView()
    view.selectionBehavior = selection
    try showing(view) { screen in
      #expect(try button(view, 20).isSelected)
      try tap(screen, view, 5)
      try tap(screen, view, 6)
      #expect(selection.selectedDates.compactMap(\.day) == [20, 5, 6])
      try tap(screen, view, 20)
      chooser.kept = [5]
      try tap(screen, view, 5)
      #expect(selection.selectedDates.compactMap(\.day) == [5, 6])
      #expect(chooser.added == [5, 6] && chooser.removed == [20])
    }
  }

  @Test func `code chooses without telling, also in months that come into sight later`() throws {
    let chooser = Chooser()
    let selection = UICalendarSelectionMultiDate(delegate: chooser)
    let view = makeView()
    view.selectionBehavior = selection
    selection.setSelectedDates([Self.day(2024, 3, 1), Self.day(2024, 2, 2)], animated: true)
    #expect(try button(view, 2).isSelected && !button(view, 1).isSelected)
    view.visibleDateComponents = DateComponents(year: 2024, month: 3)
    #expect(try button(view, 1).isSelected && !button(view, 2).isSelected)
    #expect(chooser.added.isEmpty)
    view.selectionBehavior = nil
    #expect(try !button(view, 1).isSelected)
    // A selection that was taken away changes nothing any more.
    selection.setSelectedDates([Self.day(2024, 3, 9)], animated: false)
    #expect(try !button(view, 9).isSelected)
  }

  @Test func `without a behaviour days are not touched`() throws {
    let view = makeView()
    try showing(view) { screen in
      try tap(screen, view, 10)
      #expect(try !button(view, 10).isSelected && button(view, 10).isEnabled)
    }
  }
}

/// Says what is below days, and notes what it is asked.
@MainActor
private final class Teller: NSObject, UICalendarViewDelegate {
  var decorations: [Int: UICalendarView.Decoration] = [:]
  var asked: [DateComponents] = []
  var turns: [DateComponents] = []

  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    asked.append(dateComponents)
    return dateComponents.day.flatMap { decorations[$0] }
  }

  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    turns.append(previousDateComponents)
  }
}

/// Lets days be chosen but some, and notes which were.
@MainActor
private final class Chooser: NSObject, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate
{
  var refused: Set<Int> = []
  var mayClear = true
  var kept: Set<Int> = []
  var chosen: [DateComponents?] = []
  var added: [Int] = []
  var removed: [Int] = []

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  ) {
    chosen.append(dateComponents)
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    guard let day = dateComponents?.day else { return mayClear }
    return !refused.contains(day)
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  ) {
    added.append(dateComponents.day ?? 0)
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  ) {
    removed.append(dateComponents.day ?? 0)
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    !kept.contains(dateComponents.day ?? 0)
  }
}
