import Foundation

/// Something in what a compositional layout was given that cannot be laid out as it stands.
package struct CompositionalProblem: Sendable, Equatable {
  package enum Subject: Sendable, Hashable {
    /// A group or item, by the indices of subitems that lead to it.
    case node([Int])
    case boundary(Int)
    /// A boundary item of the layout.
    case global(Int)
    case insets
    case interGroupSpacing
    case interSectionSpacing
  }

  package enum Kind: Sendable, Equatable {
    /// Not a number, or endless; taken as zero.
    case notFinite(CGFloat)
    /// A length below zero; taken as zero.
    case negative(CGFloat)
    /// Beyond what can be added up exactly; cut.
    case tooLarge(CGFloat)
    /// Not even the first subitem goes into its group, so nothing is shown.
    case firstDoesNotFit(length: CGFloat, available: CGFloat)
    /// A group is longer across the layout than there is room.
    case widerThanRoom(length: CGFloat, available: CGFloat)
    /// Subitems that take no room fill a group without end; cut.
    case endless
    /// Insets on an axis whose length is a guess, where they have no say.
    case insetsOnGuess(String)
    /// A guess in a custom group, whose items nobody asks.
    case guessInCustomGroup
    /// A custom group without a place for any item.
    case emptyCustomGroup
    /// A frame of a custom group that is not made of finite numbers; taken as empty.
    case badCustomFrame(Int, CGRect)
    /// The same kind of supplementary for different things (rule C41).
    case kindTwice(String)
  }

  package let kind: Kind
  package let subject: Subject
  /// Nil for what concerns all sections.
  package let section: Int?
}
