import SwiftUI
import Testing
import UIKit

private enum Reason: TransactionKey {
  static var defaultValue: String { "none" }
}

extension Transaction {
  fileprivate var reason: String {
    get { self[Reason.self] }
    set { self[Reason.self] = newValue }
  }
}

/// Two numbers in one body, and a part that follows one of them within modifiers.
private struct Changing<Outer: View>: View {
  let first: Handle<CGFloat>
  let second: Handle<CGFloat>
  let bodies: CallLog
  let outer: (AnyView) -> Outer
  @State var one: CGFloat = 0
  @State var other: CGFloat = 0

  var body: some View {
    let _ = first.note($one)
    let _ = second.note($other)
    let _ = bodies.lines.append("\(Int(one)) \(Int(other))")
    outer(
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          Part.a.block(20, 20).offset(x: one).animation(.linear(duration: 1), value: one)
          Color.clear
        }
      )
    )
  }
}

@MainActor
@Suite struct `Transactions` {
  private let first = Handle<CGFloat>()
  private let second = Handle<CGFloat>()
  private let log = CallLog()

  private func showingChanges<Outer: View>(
    _ outer: @escaping (AnyView) -> Outer,
    _ body: (ShownView<Changing<Outer>>) -> Void
  ) {
    showing(Changing(first: first, second: second, bodies: CallLog(), outer: outer), body)
  }

  @Test func `that disable animations stop those of views within`() {
    showingChanges {
      $0.transaction { $0.disablesAnimations = true }
    } _: { shown in
      first.set(40)
      shown.screen.step()
      #expect(shown.seen(.a)?.minX == 40)
    }
  }

  @Test func `carry values of one's own to views`() {
    showingChanges { view in
      view.transaction { [log] in
        if $0.reason != "none" { log.lines.append($0.reason) }
      }
    } _: { shown in
      withTransaction(\.reason, "tap") { first.set(40) }
      shown.update()
      #expect(Set(log.take()) == ["tap"])
      first.set(0)
      shown.update()
      #expect(log.lines.isEmpty)
    }
  }

  @Test func `with values of one's own are one change`() {
    let bodies = CallLog()
    let view = Changing(first: first, second: second, bodies: bodies) { $0 }
    showing(view) { shown in
      _ = bodies.take()
      withTransaction(\.reason, "tap") {
        first.set(40)
        second.set(30)
      }
      shown.update()
      #expect(bodies.take() == ["40 30"])
      // Two are two, though they have the same values.
      withTransaction(\.reason, "tap") { first.set(0) }
      withTransaction(\.reason, "tap") { second.set(0) }
      shown.update()
      #expect(bodies.take() == ["0 30", "0 0"])
    }
  }

  @Test func `tell once when their animation has ended`() {
    showingChanges { view in
      view.transaction { [log] in
        if $0.animation != nil { $0.addAnimationCompletion { log.lines.append("over") } }
      }
    } _: { shown in
      withAnimation(.linear(duration: 0.5)) { first.set(40) }
      shown.run(1.5)
      #expect(log.take() == ["over"])
    }
    showingChanges {
      $0
    } _: { [log] shown in
      var transaction = Transaction(animation: .linear(duration: 0.5))
      transaction.addAnimationCompletion { log.lines.append("made over") }
      // Nothing was changed with it yet.
      shown.run(1)
      #expect(log.lines.isEmpty)
      withTransaction(transaction) { first.set(40) }
      shown.run(0.4)
      #expect(log.lines.isEmpty)
      shown.run(0.6)
      #expect(log.take() == ["made over"])
    }
  }

  @Test func `without an end do not tell of it`() {
    showingChanges {
      $0
    } _: { shown in
      withAnimation(.linear(duration: 0.2).repeatForever()) {
        second.set(40)
      } completion: { [log] in
        log.lines.append("over")
      }
      shown.run(1)
      #expect(log.lines.isEmpty)
      withAnimation(.linear(duration: 0.2).repeatForever().logicallyComplete(after: 0.3)) {
        second.set(0)
      } completion: { [log] in
        log.lines.append("called over")
      }
      shown.run(1)
      #expect(log.take() == ["called over"])
    }
  }
}
