import SwiftUI

/// A line, a tick or a label at one value of an axis.
struct AxisPart {
  enum Kind {
    case line(StrokeStyle?)
    case tick(StrokeStyle?, CGFloat?)
    case label(AxisLabelContent)
  }

  var kind: Kind
  var isCentered = false
  /// Whether it is shown also where it lies on other labels.
  var isAlwaysShown = false
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// What a label says.
enum AxisLabelContent {
  /// What the chart says of the value.
  case automatic
  case format((Datum) -> String?)
  case view(AnyView)
}

/// The parts that are at one value.
public struct AxisParts {
  var parts: [AxisPart] = []
}

/// Lines, ticks and labels at the values of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  /// What is shown at one value.
  static func parts(of mark: Self) -> AxisParts
}

/// Makes one mark of an axis of several.
@MainActor @preconcurrency
@resultBuilder
public struct AxisMarkBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<T: AxisMark>(_ content: T) -> T { content }

  /// A builder without marks shows nothing.
  public static func buildBlock() -> some AxisMark { AxisMarkList() }

  /// One mark is shown as it is.
  public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }

  /// Several marks are shown together.
  public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
    var list = AxisMarkList()
    for mark in repeat each content { list.parts.parts += axisParts(of: mark) }
    return list
  }

  /// Marks that are there only if a condition holds.
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  /// The first of two marks.
  public static func buildEither<T: AxisMark, F: AxisMark>(
    first: T
  ) -> BuilderConditional<T, F> {
    BuilderConditional(branch: .first(first))
  }

  /// The second of two marks.
  public static func buildEither<T: AxisMark, F: AxisMark>(
    second: F
  ) -> BuilderConditional<T, F> {
    BuilderConditional(branch: .second(second))
  }

  /// Marks of a newer system.
  public static func buildLimitedAvailability<T: AxisMark>(_ content: T) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

/// Marks whose parts are not told apart any more.
struct AxisMarkList: AxisMark {
  var parts = AxisParts()

  static func parts(of mark: Self) -> AxisParts { mark.parts }
}

@MainActor
func axisParts<Mark: AxisMark>(of mark: Mark) -> [AxisPart] { Mark.parts(of: mark).parts }

/// Marks of an axis whose type is not known.
public struct AnyAxisMark: AxisMark {
  private let kept: AxisParts

  /// Wraps marks.
  public init<T: AxisMark>(_ mark: T) { kept = T.parts(of: mark) }

  /// Its parts.
  public static func parts(of mark: Self) -> AxisParts { mark.kept }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// The parts of the marks, if there are some.
  @MainActor
  public static func parts(of mark: Self) -> AxisParts {
    if let mark { Wrapped.parts(of: mark) } else { AxisParts() }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  /// The parts of the marks that there are.
  @MainActor
  public static func parts(of mark: Self) -> AxisParts {
    switch mark.branch {
    case .first(let first): TrueContent.parts(of: first)
    case .second(let second): FalseContent.parts(of: second)
    }
  }
}

extension AxisMark {
  private func changing(_ change: (inout AxisPart) -> Void) -> some AxisMark {
    var list = AxisMarkList(parts: Self.parts(of: self))
    for index in list.parts.parts.indices { change(&list.parts.parts[index]) }
    return list
  }

  /// Sets what marks are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    changing { if $0.font == nil { $0.font = font } }
  }

  /// Moves marks.
  public func offset(_ offset: CGSize) -> some AxisMark {
    changing {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}
