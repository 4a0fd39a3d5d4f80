import Foundation

/// One thing that a flow places.
package struct FlowElement: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case header
    case item(Int)
    case footer
  }

  package let kind: Kind
  package let section: Int
  package let frame: CGRect

  package init(kind: Kind, section: Int, frame: CGRect) {
    self.kind = kind
    self.section = section
    self.frame = frame
  }
}
