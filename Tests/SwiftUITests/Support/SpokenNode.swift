import Foundation
import SwiftUI
import UIKit

/// What is told of something on the screen to who does not see it.
struct SpokenNode: Equatable {
  var role = ""
  var label = ""
  var value = ""
  var traits: [String] = []
  var actions: [String] = []
  var details: [String] = []
  var rotors: [String] = []
  var level: Int?
  var children: [SpokenNode] = []

  init(_ fields: [String: Any]) {
    role = fields["role"] as? String ?? ""
    label = fields["label"] as? String ?? ""
    value = fields["value"] as? String ?? ""
    traits = fields["traits"] as? [String] ?? []
    actions = fields["actions"] as? [String] ?? []
    details = fields["details"] as? [String] ?? []
    rotors = fields["rotors"] as? [String] ?? []
    level = (fields["level"] as? NSNumber)?.intValue
    children = (fields["children"] as? [[String: Any]] ?? []).map { SpokenNode($0) }
  }

  /// All nodes in this one and below that have a name or a value, in the order in which they are told.
  var named: [SpokenNode] {
    (label.isEmpty && value.isEmpty ? [] : [self]) + children.flatMap(\.named)
  }
}

extension ShownView {
  /// What is told of the window, in order; the app and the window are left out.
  func spoken() -> [SpokenNode] {
    let tree = try? JSONSerialization.jsonObject(with: Data(AccessibilityDump.json().utf8))
    let fields = tree as? [String: Any] ?? [:]
    return SpokenNode(fields).children.flatMap(\.children).flatMap(\.named)
  }

  /// The view that tests know by a name.
  func view(named name: String) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == name { return view }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(screen.window)
  }
}
