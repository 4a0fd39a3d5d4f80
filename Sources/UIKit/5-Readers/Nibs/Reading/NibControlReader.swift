import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads what controls have, and the simple ones.
@MainActor
enum NibControlReader {
  static func read(_ control: UIControl, _ values: NibValues) {
    control.isEnabled = values.flag("enabled") ?? true
    control.isSelected = values.flag("selected") ?? false
    control.isHighlighted = values.flag("highlighted") ?? false
    if let alignment = values.choice("contentHorizontalAlignment", horizontal) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = values.choice("contentVerticalAlignment", vertical) {
      control.contentVerticalAlignment = alignment
    }
  }

  private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  static func readProgress(_ view: UIProgressView, _ values: NibValues) {
    if values.text("progressViewStyle") == "bar" { view.progressViewStyle = .bar }
    if let progress = values.number("progress") { view.progress = Float(progress) }
    values.color("progressTintColor") { view.progressTintColor = $0 }
    values.color("trackTintColor") { view.trackTintColor = $0 }
    if let image = values.image("progressImage") { view.progressImage = image }
    if let image = values.image("trackImage") { view.trackImage = image }
  }

  static func readRefresh(_ control: UIRefreshControl, _ values: NibValues) {
    // Its scroll view shows it.
    control.isHidden = true
    control.isUserInteractionEnabled = false
    if let title = values.attributedString("attributedTitle") { control.attributedTitle = title }
  }

  static func readSwitch(_ control: UISwitch, _ values: NibValues) {
    control.setOn(values.flag("on") ?? false, animated: false)
    values.color("onTintColor") { control.onTintColor = $0 }
    values.color("thumbTintColor") { control.thumbTintColor = $0 }
  }

  static func readSlider(_ slider: UISlider, _ values: NibValues) {
    if let value = values.number("minValue") { slider.minimumValue = Float(value) }
    if let value = values.number("maxValue") { slider.maximumValue = Float(value) }
    if let value = values.number("value") { slider.value = Float(value) }
    if let flag = values.flag("continuous") { slider.isContinuous = flag }
    values.color("minimumTrackTintColor") { slider.minimumTrackTintColor = $0 }
    values.color("maximumTrackTintColor") { slider.maximumTrackTintColor = $0 }
    values.color("thumbTintColor") { slider.thumbTintColor = $0 }
    if let image = values.image("minimumValueImage") { slider.minimumValueImage = image }
    if let image = values.image("maximumValueImage") { slider.maximumValueImage = image }
  }

  static func readStepper(_ stepper: UIStepper, _ values: NibValues) {
    if let value = values.number("minimumValue") { stepper.minimumValue = Double(value) }
    if let value = values.number("maximumValue") { stepper.maximumValue = Double(value) }
    if let value = values.number("stepValue") { stepper.stepValue = Double(value) }
    if let value = values.number("value") { stepper.value = Double(value) }
    if let flag = values.flag("continuous") { stepper.isContinuous = flag }
    if let flag = values.flag("autorepeat") { stepper.autorepeat = flag }
    if let flag = values.flag("wraps") { stepper.wraps = flag }
  }

  static func readSegments(_ control: UISegmentedControl, _ values: NibValues) {
    let id = values.element.id ?? ""
    let entries = values.element.list("segments").enumerated().map { index, segment in
      let image = NibImages.image(segment, named: "image", values.making)
      let title =
        values.making.strings["\(id).segmentTitles[\(index)]"] ?? segment.attributes["title"]
      return UISegmentedControl.Entry(title: image == nil ? title : nil, image: image)
    }
    control.append(entries)
    for (index, segment) in values.element.list("segments").enumerated()
    where segment.flag("enabled") == false {
      control.setEnabled(false, forSegmentAt: index)
    }
    if let flag = values.flag("momentary") { control.isMomentary = flag }
    if let flag = values.flag("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = flag
    }
    values.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = $0 }
    if let index = values.integer("selectedSegmentIndex") { control.selectedSegmentIndex = index }
  }

  static func readPages(_ control: UIPageControl, _ values: NibValues) {
    control.hidesForSinglePage = values.flag("hidesForSinglePage") ?? false
    if let count = values.integer("numberOfPages") { control.numberOfPages = count }
    if let page = values.integer("currentPage") { control.currentPage = page }
    values.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = $0 }
    values.color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = $0 }
  }

  static func readActivity(_ view: UIActivityIndicatorView, _ values: NibValues) {
    view.style = ["large", "whiteLarge"].contains(values.text("style")) ? .large : .medium
    if values.text("style")?.hasPrefix("white") == true { view.color = .white }
    values.color("color") { color in if let color { view.color = color } }
    view.hidesWhenStopped = values.flag("hidesWhenStopped") ?? false
    if values.flag("animating") == true { view.startAnimating() }
  }
}
