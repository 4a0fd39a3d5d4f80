import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads gesture recognisers.
@MainActor
enum NibGestureReader {
  static func read(_ gesture: UIGestureRecognizer, _ values: NibValues) {
    if let flag = values.flag("enabled") { gesture.isEnabled = flag }
    if let flag = values.flag("cancelsTouchesInView") { gesture.cancelsTouchesInView = flag }
    if let flag = values.flag("delaysTouchesBegan") { gesture.delaysTouchesBegan = flag }
    if let flag = values.flag("delaysTouchesEnded") { gesture.delaysTouchesEnded = flag }
    switch gesture {
    case let gesture as UITapGestureRecognizer:
      if let count = values.integer("numberOfTapsRequired") { gesture.numberOfTapsRequired = count }
      if let count = values.integer("numberOfTouchesRequired") {
        gesture.numberOfTouchesRequired = count
      }
    case let gesture as UILongPressGestureRecognizer:
      if let count = values.integer("numberOfTapsRequired") { gesture.numberOfTapsRequired = count }
      if let count = values.integer("numberOfTouchesRequired") {
        gesture.numberOfTouchesRequired = count
      }
      if let length = values.number("minimumPressDuration") {
        gesture.minimumPressDuration = TimeInterval(length)
      }
      if let length = values.number("allowableMovement") { gesture.allowableMovement = length }
    case let gesture as UISwipeGestureRecognizer:
      readSwipe(gesture, values)
    case let gesture as UIPanGestureRecognizer:
      if let count = values.integer("minimumNumberOfTouches") {
        gesture.minimumNumberOfTouches = count
      }
      if let count = values.integer("maximumNumberOfTouches") {
        gesture.maximumNumberOfTouches = count
      }
      if let edge = gesture as? UIScreenEdgePanGestureRecognizer { readEdges(edge, values) }
    case let gesture as UIPinchGestureRecognizer:
      if let scale = values.number("scale") { gesture.scale = scale }
    case let gesture as UIRotationGestureRecognizer:
      if let rotation = values.number("rotation") { gesture.rotation = rotation }
    default: break
    }
  }

  private static func readSwipe(_ gesture: UISwipeGestureRecognizer, _ values: NibValues) {
    if let count = values.integer("numberOfTouchesRequired") {
      gesture.numberOfTouchesRequired = count
    }
    guard let direction = values.child("direction") else { return }
    let words: [(String, UISwipeGestureRecognizer.Direction)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]
    gesture.direction = words.reduce(into: []) { result, word in
      if direction.flag(word.0) == true { result.insert(word.1) }
    }
  }

  private static func readEdges(_ gesture: UIScreenEdgePanGestureRecognizer, _ values: NibValues) {
    guard let edges = values.child("edges") else { return }
    let words: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    gesture.edges = words.reduce(into: []) { result, word in
      if edges.flag(word.0) == true { result.insert(word.1) }
    }
  }
}
