import SwiftUI
import UIKit

/// A SwiftUI view on a screen of its own.
@MainActor
class HostedScreen<Content: View> {
  private let controller: UIHostingController<Content>
  private let stage: BenchStage<UIView>

  init(_ content: Content) {
    let made = UIHostingController(rootView: content)
    controller = made
    stage = BenchStage { made.view }
    stage.show()
    stage.show()
  }

  var view: UIView { stage.view }

  func show(after change: () -> Void) { stage.show(after: change) }

  func close() { stage.close() }
}

/// A list of many rows.
@MainActor
final class ListScreen: HostedScreen<ListScreen.Rows> {
  struct Rows: View {
    let count: Int

    var body: some View { List(0..<count) { RowView(number: $0) }.listStyle(.plain) }
  }

  private lazy var collection = Self.find(view)

  init(_ count: Int) { super.init(Rows(count: count)) }

  private static func find(_ view: UIView) -> UICollectionView? {
    if let view = view as? UICollectionView { return view }
    return view.subviews.lazy.compactMap { find($0) }.first
  }

  func scroll(by distance: CGFloat) {
    show {
      guard let collection else { return }
      collection.contentOffset.y = max(0, collection.contentOffset.y + distance)
    }
  }
}

/// A screen of a thousand views, one of which has a state.
@MainActor
final class CounterScreen: HostedScreen<CounterScreen.Many> {
  /// Counts what is computed.
  @MainActor
  final class Tally {
    var bodies = 0
    var change: () -> Void = {}
  }

  struct Many: View {
    let tally: Tally

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<100) { row in
          HStack(spacing: 0) {
            ForEach(0..<10) { column in
              if row == 50, column == 5 { Counter(tally: tally) } else { Leaf(tally: tally) }
            }
          }
        }
      }
    }
  }

  struct Leaf: View {
    let tally: Tally

    var body: some View {
      tally.bodies += 1
      return Color.blue
    }
  }

  struct Counter: View {
    let tally: Tally
    @State private var count = 0

    var body: some View {
      tally.bodies += 1
      tally.change = { count += 1 }
      return Color(white: Double(count % 10) / 10)
    }
  }

  private let tally: Tally

  init() {
    let tally = Tally()
    self.tally = tally
    super.init(Many(tally: tally))
  }

  var computed: Int { tally.bodies }

  func change() { show { tally.change() } }
}
