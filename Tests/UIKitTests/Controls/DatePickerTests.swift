import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DatePickerTests {
  /// 6 May 2024, 12:53:20 UTC.
  private let date = Date(timeIntervalSince1970: 1_715_000_000)

  private func picker(
    _ mode: UIDatePicker.Mode,
    _ style: UIDatePickerStyle,
    _ locale: String = "en_US"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    picker.calendar = calendar
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = date
    return picker
  }

  private func show(
    _ picker: UIDatePicker,
    _ body: (TestScreen) throws -> Void
  ) rethrows {
    let root = UIViewController()
    try TestScreen.showing(root, width: 390, height: 844) { screen in
      picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
      root.view.addSubview(picker)
      screen.step(2)
      try body(screen)
    }
  }

  private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { views(kind, in: $0) } + [view].compactMap { $0 as? Kind }
  }

  private func texts(_ view: UIView) -> [String] {
    views(UILabel.self, in: view).filter { !$0.isHidden }.compactMap(\.text)
  }

  private func parts(_ date: Date) -> [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute].compactMap(\.self)
  }

  @Test func `it is made for a day and a time, in a compact look`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
    #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .compact)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.locale == nil)
    #expect(picker.countDownDuration == 0 && picker.roundsToMinuteInterval)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test func `dates keep to the limits and to the steps of the minutes`() {
    let picker = picker(.dateAndTime, .wheels)
    picker.minuteInterval = 15
    #expect(parts(picker.date) == [2024, 5, 6, 12, 45])
    picker.roundsToMinuteInterval = false
    #expect(picker.date == date)
    picker.maximumDate = date.addingTimeInterval(-3_600)
    #expect(picker.date == date.addingTimeInterval(-3_600))
    picker.minimumDate = date
    // Limits that contradict one another are none.
    picker.date = date.addingTimeInterval(86_400)
    #expect(picker.date == date.addingTimeInterval(86_400))
  }

  @Test func `wheels stand in the order of the language`() {
    @MainActor func order(_ locale: String, _ mode: UIDatePicker.Mode) -> [DateUnit] {
      let picker = picker(mode, .wheels, locale)
      return DateUnit.units(of: mode, picker.rules)
    }
    #expect(order("en_US", .date) == [.month, .day, .year])
    #expect(order("de_DE", .date) == [.day, .month, .year])
    #expect(order("ja_JP", .date) == [.year, .month, .day])
    #expect(order("en_US", .time) == [.hour, .minute, .half])
    #expect(order("de_DE", .time) == [.hour, .minute])
    #expect(order("en_US", .dateAndTime) == [.wholeDay, .hour, .minute, .half])
  }

  @Test func `wheels choose a date and tell of it`() throws {
    let picker = picker(.date, .wheels)
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    try show(picker) { screen in
      let wheels = try #require(views(UIPickerView.self, in: picker).first)
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
      #expect(texts(picker).contains("May") && texts(picker).contains("2024"))
      // One row down on the wheel of months.
      let month = wheels.subviews.compactMap { $0 as? UIScrollView }[0]
      let place = month.convert(CGPoint(x: 40, y: month.bounds.midY + 30), to: screen.window)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(parts(picker.date) == [2024, 6, 6, 12, 53] && told == 1)
      #expect(told == 1)
    }
  }

  @Test func `a month without the day has its last, and wheels go back to the limits`() throws {
    let picker = picker(.date, .wheels)
    picker.date = date.addingTimeInterval(25 * 86_400)
    #expect(parts(picker.date)[2] == 31)
    picker.maximumDate = date.addingTimeInterval(60 * 86_400)
    try show(picker) { screen in
      let wheels = try #require(views(UIPickerView.self, in: picker).first)
      let scrolls = wheels.subviews.compactMap { $0 as? UIScrollView }
      @MainActor func tap(_ component: Int, down: CGFloat) {
        let wheel = scrolls[component]
        let place = wheel.convert(CGPoint(x: 20, y: wheel.bounds.midY + down), to: screen.window)
        screen.tap(Double(place.x), Double(place.y))
        screen.settle()
      }
      tap(0, down: 30)
      #expect(parts(picker.date).prefix(3) == [2024, 6, 30])
      tap(0, down: 30)
      // July the 30th is after the latest date, the 5th of July.
      #expect(parts(picker.date).prefix(3) == [2024, 7, 5])
      let row = wheels.selectedRow(inComponent: 1)
      #expect(row % 31 + 1 == 5)
    }
  }

  @Test func `the halves of a day follow the hours`() throws {
    let picker = picker(.time, .wheels)
    try show(picker) { screen in
      let wheels = try #require(views(UIPickerView.self, in: picker).first)
      #expect(wheels.selectedRow(inComponent: 2) == 1)
      let half = wheels.subviews.compactMap { $0 as? UIScrollView }[2]
      let place = half.convert(CGPoint(x: 20, y: half.bounds.midY - 30), to: screen.window)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(parts(picker.date).suffix(2) == [0, 53])
    }
  }

  @Test func `a span is never nothing`() throws {
    let picker = picker(.countDownTimer, .wheels)
    picker.countDownDuration = 3_660
    try show(picker) { screen in
      let wheels = try #require(views(UIPickerView.self, in: picker).first)
      #expect(wheels.selectedRow(inComponent: 0) == 1)
      #expect(wheels.selectedRow(inComponent: 1) % 60 == 1)
      let scrolls = wheels.subviews.compactMap { $0 as? UIScrollView }
      for wheel in scrolls {
        let place = wheel.convert(CGPoint(x: 20, y: wheel.bounds.midY - 30), to: screen.window)
        screen.tap(Double(place.x), Double(place.y))
        screen.settle()
      }
      #expect(picker.countDownDuration == 60)
      #expect(wheels.selectedRow(inComponent: 1) % 60 == 1)
    }
  }

  @Test func `a month shows its days, and a tap chooses one`() throws {
    let picker = picker(.date, .inline)
    picker.minimumDate = date.addingTimeInterval(-3 * 86_400)
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    try show(picker) { screen in
      @MainActor func day(_ number: String) -> DayButton? {
        views(DayButton.self, in: picker).first { views(UILabel.self, in: $0)[0].text == number }
      }
      #expect(views(DayButton.self, in: picker).count == 31)
      #expect(texts(picker).contains("SUN"))
      let chosen = try #require(day("6"))
      #expect(chosen.isSelected && day("7")?.isSelected == false)
      #expect(day("2")?.isEnabled == false && day("3")?.isEnabled == true)
      // The 1st of May 2024 is a Wednesday: the fourth column of a week from Sunday on.
      let first = try #require(day("1"))
      #expect(first.frame.minX == 3 * first.frame.width)
      let target = try #require(day("23"))
      let place = target.convert(CGPoint(x: 20, y: 20), to: screen.window)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(parts(picker.date) == [2024, 5, 23, 12, 53] && told == 1)
      #expect(day("23")?.isSelected == true && day("6")?.isSelected == false)
      // A swipe turns to the next month and chooses nothing.
      screen.drag(from: (300, 300), to: (80, 300), frames: 4)
      screen.settle()
      #expect(views(DayButton.self, in: picker).count == 30 && told == 1)
    }
  }

  @Test func `a compact picker opens a platter without an arrow`() throws {
    let picker = picker(.dateAndTime, .compact)
    var events: [String] = []
    picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    try show(picker) { screen in
      #expect(texts(picker) == ["May 6, 2024", "12:53\u{202F}PM"])
      #expect(picker.intrinsicContentSize.height == 34)
      screen.tap(60, 116)
      screen.settle()
      let root = try #require(screen.window.rootViewController)
      let bubble = try #require(root.presentedViewController)
      let square = screen.window.subviews.flatMap { views(UIView.self, in: $0) }
        .filter { !$0.isHidden && !$0.transform.isIdentity }
      #expect(square.isEmpty)
      #expect(events == ["begin"] && !views(DayButton.self, in: bubble.view).isEmpty)
      let day = try #require(
        views(DayButton.self, in: bubble.view).first {
          views(UILabel.self, in: $0)[0].text == "20"
        }
      )
      let place = day.convert(CGPoint(x: 10, y: 10), to: screen.window)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(texts(picker).first == "May 20, 2024")
      screen.tap(380, 800)
      screen.settle()
      #expect(root.presentedViewController == nil && events == ["begin", "end"])
    }
  }
}
