import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import WindowHost

@MainActor
@Suite struct `A delegate of drops` {
  private final class Log {
    var lines: [String] = []
  }

  private struct Target: DropDelegate {
    let log: Log
    var isValid = true
    var operation: DropOperation?

    func validateDrop(info: DropInfo) -> Bool {
      log.lines.append("validate \(info.hasItemsConforming(to: [.plainText]))")
      return isValid
    }

    func performDrop(info: DropInfo) -> Bool {
      log.lines.append("perform \(info.itemProviders(for: [UTType.text]).count)")
      return true
    }

    func dropEntered(info: DropInfo) { log.lines.append("enter") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
      if log.lines.last != "update" { log.lines.append("update") }
      return operation.map { DropProposal(operation: $0) }
    }

    func dropExited(info: DropInfo) { log.lines.append("exit") }
  }

  private func view(_ target: Target) -> some View {
    VStack(spacing: 100) {
      Part.a.block(100, 100).draggable("tea")
      Part.b.block(100, 100).onDrop(of: [.text], delegate: target)
    }
  }

  @Test func `is told what happens in its order`() {
    let log = Log()
    showing(view(Target(log: log)), width: 300, height: 400) { shown in
      shown.screen.dragAndDrop(from: (150, 100), to: (150, 310))
    }
    #expect(log.lines == ["validate true", "enter", "update", "perform 1"])
  }

  @Test func `is told that the finger leaves`() {
    let log = Log()
    showing(view(Target(log: log)), width: 300, height: 400) { shown in
      shown.screen.carry(from: (150, 100), to: (150, 310))
      shown.screen.finger(.moved, 20, 310)
      shown.screen.step(2)
      shown.screen.finger(.ended, 20, 310)
      shown.screen.settle()
    }
    #expect(log.lines == ["validate true", "enter", "update", "exit"])
  }

  @Test func `a view that is disabled by the finger above it knows when that leaves`() {
    struct Board: View {
      let handle: Handle<Bool>
      @State var isTargeted = false

      var body: some View {
        let _ = handle.note($isTargeted)
        VStack(spacing: 100) {
          Part.a.block(100, 100).draggable("tea")
          Part.b.block(100, 100)
            .onDrop(of: [UTType.text], isTargeted: $isTargeted) { _ in true }
            .disabled(isTargeted)
        }
      }
    }
    let handle = Handle<Bool>()
    showing(Board(handle: handle), width: 300, height: 400) { shown in
      shown.screen.carry(from: (150, 100), to: (150, 310))
      #expect(handle.value == true)
      for y in stride(from: 300.0, through: 220, by: -10) { shown.screen.finger(.moved, 150, y) }
      shown.screen.step(2)
      #expect(handle.value == false)
      shown.screen.finger(.ended, 150, 220)
      shown.screen.settle()
    }
  }

  @Test func `may take no part, and may forbid a drop`() {
    let log = Log()
    showing(view(Target(log: log, isValid: false)), width: 300, height: 400) { shown in
      shown.screen.dragAndDrop(from: (150, 100), to: (150, 310))
    }
    #expect(log.lines == ["validate true"])
    log.lines = []
    let forbidding = Target(log: log, operation: .forbidden)
    showing(view(forbidding), width: 300, height: 400) { shown in
      shown.screen.dragAndDrop(from: (150, 100), to: (150, 310))
    }
    #expect(log.lines == ["validate true", "enter", "update", "exit"])
  }

  @Test func `moves items where it says so`() {
    let log = Log()
    showing(view(Target(log: log, operation: .move)), width: 300, height: 400) { shown in
      shown.screen.dragAndDrop(from: (150, 100), to: (150, 310))
    }
    #expect(log.lines.last == "perform 1")
  }
}
