import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  /// There is none.
  @MainActor
  public var body: Never { fatalError("ForEach has no body.") }

  /// The marks of all elements.
  @MainActor
  public static func marks(of content: Self) -> ChartMarks {
    var found = ChartMarks()
    for element in content.data { found.marks += chartMarks(of: content.content(element)) }
    return found
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Makes a part of a chart for each element.
  @MainActor @preconcurrency
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, id: { $0.id }, making: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Makes a part of a chart for each element, which a key path tells from the others.
  @MainActor @preconcurrency
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: { $0[keyPath: id] }, making: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Makes a part of a chart for each number of a range.
  @MainActor @preconcurrency
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, id: { $0 }, making: content)
  }
}
