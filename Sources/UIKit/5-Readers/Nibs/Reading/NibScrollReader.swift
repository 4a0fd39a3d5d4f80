import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads scroll views.
@MainActor
enum NibScrollReader {
  static func read(_ view: UIScrollView, _ values: NibValues) {
    readScrolling(view, values)
    readIndicators(view, values)
    if let inset = values.insets("contentInset") { view.contentInset = inset }
    if let behavior = values.choice("contentInsetAdjustmentBehavior", behaviors) {
      view.contentInsetAdjustmentBehavior = behavior
    }
    if let mode = values.choice("keyboardDismissMode", dismissModes) {
      view.keyboardDismissMode = mode
    }
    if let scale = values.number("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = values.number("maximumZoomScale") { view.maximumZoomScale = scale }
    if let bounces = values.flag("bouncesZoom") { view.bouncesZoom = bounces }
    if let child = values.element.child(key: "refreshControl"),
      let control = values.making.make(child) as? UIRefreshControl
    {
      view.refreshControl = control
    }
  }

  private static func readScrolling(_ view: UIScrollView, _ values: NibValues) {
    if let flag = values.flag("scrollEnabled") { view.isScrollEnabled = flag }
    if let flag = values.flag("pagingEnabled") { view.isPagingEnabled = flag }
    if let flag = values.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = flag }
    if let flag = values.flag("bounces") { view.bounces = flag }
    if let flag = values.flag("alwaysBounceVertical") { view.alwaysBounceVertical = flag }
    if let flag = values.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = flag }
    if let flag = values.flag("delaysContentTouches") { view.delaysContentTouches = flag }
    if let flag = values.flag("canCancelContentTouches") { view.canCancelContentTouches = flag }
    if let flag = values.flag("scrollsToTop") { view.scrollsToTop = flag }
  }

  private static func readIndicators(_ view: UIScrollView, _ values: NibValues) {
    if let flag = values.flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = flag
    }
    if let flag = values.flag("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = flag
    }
    if let style = values.choice("indicatorStyle", styles) { view.indicatorStyle = style }
    if let insets = values.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
  }

  private static let styles: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]

  private static let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]

  private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
  ]
}
