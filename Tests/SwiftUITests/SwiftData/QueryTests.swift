// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import FoundationAdditions
import Observation
import SwiftData
import SwiftUI
import Testing
import UIKit
import _SwiftData_SwiftUI

/// What the translator makes of a class with a text, a number and a list of others.
private final class Memo: PersistentModel {
  let _$backingData: _ModelBacking

  var text: String {
    @storageRestrictions(accesses: _$backingData, initializes: _text)
    init(initialValue) {
      _$backingData.start(0, initialValue)
      _text = _KeptElsewhere()
    }
    get { _$backingData.get(self, 0, \Memo.text) }
    set { _$backingData.set(self, 0, \Memo.text, newValue) }
  }
  private var _text: _KeptElsewhere

  var rank: Int? {
    get { _$backingData.get(self, 1, \Memo.rank) }
    set { _$backingData.set(self, 1, \Memo.rank, newValue) }
  }

  required init(_backing: _ModelBacking) {
    _$backingData = _backing
    _text = _KeptElsewhere()
  }

  init(_ text: String, rank: Int? = nil) {
    _$backingData = _ModelBacking(Memo.self)
    self.text = text
    _$backingData.attach(self)
    self.rank = rank
  }

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "text", keypath: \Memo.text),
      Schema.PropertyMetadata(name: "rank", keypath: \Memo.rank),
    ]
  }
}

@MainActor
@Suite struct `Views that ask for models` {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(
      for: Memo.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    for (text, rank) in [("Milk", 2), ("Bread", 1), ("Ink", 3)] {
      context.insert(Memo(text, rank: rank))
    }
  }

  private func order(_ texts: [String], _ shown: ShownView<some View>) -> Bool {
    let tops = texts.map { shown.screen.place(of: $0)?.minY ?? -1 }
    return tops.allSatisfy { $0 >= 0 } && tops == tops.sorted() && Set(tops).count == tops.count
  }

  private func settle(_ shown: ShownView<some View>) {
    shown.update()
    shown.screen.settle()
  }

  @Test func `show them in order, and what changes`() {
    struct Memos: View {
      @Query(sort: \Memo.text, animation: .default) private var memos: [Memo]

      var body: some View {
        VStack { ForEach(memos) { Text($0.text) } }
      }
    }
    showing(Memos().modelContainer(container), width: 390, height: 844) { shown in
      #expect(order(["Bread", "Ink", "Milk"], shown))
      let new = Memo("Cocoa")
      context.insert(new)
      settle(shown)
      #expect(order(["Bread", "Cocoa", "Ink", "Milk"], shown))
      new.text = "Zest"
      settle(shown)
      #expect(order(["Bread", "Ink", "Milk", "Zest"], shown))
      context.delete(new)
      settle(shown)
      #expect(order(["Bread", "Ink", "Milk"], shown) && shown.screen.place(of: "Zest") == nil)
    }
  }

  @Test func `show those that a predicate holds for, and what others keep`() throws {
    struct Memos: View {
      @Query() private var memos: [Memo]

      init(below rank: Int) {
        _memos = Query(
          filter: #Predicate { ($0.rank ?? 9) < rank },
          sort: [SortDescriptor(\Memo.rank, order: .reverse)]
        )
      }

      var body: some View {
        VStack { ForEach(memos) { Text($0.text) } }
      }
    }
    try context.save()
    showing(Memos(below: 3).modelContainer(container), width: 390, height: 844) { shown in
      #expect(order(["Milk", "Bread"], shown) && shown.screen.place(of: "Ink") == nil)
      let other = ModelContext(container)
      other.insert(Memo("Cocoa", rank: 0))
      try? other.save()
      context.processPendingChanges()
      settle(shown)
      #expect(order(["Milk", "Bread", "Cocoa"], shown))
    }
  }

  @Test func `are asked anew where the view asks for something else`() {
    struct Limited: View {
      @Query() private var memos: [Memo]

      init(to text: String) {
        _memos = Query(filter: #Predicate { $0.text == text })
      }

      var body: some View {
        VStack { ForEach(memos) { Text("found \($0.text)") } }
      }
    }
    struct Chooser: View {
      @State private var text = "Milk"

      var body: some View {
        VStack {
          Button("Other") { text = "Ink" }
          Limited(to: text)
        }
      }
    }
    showing(Chooser().modelContainer(container), width: 390, height: 844) { shown in
      #expect(shown.screen.place(of: "found Milk") != nil)
      shown.screen.tap("Other")
      settle(shown)
      #expect(shown.screen.place(of: "found Ink") != nil)
      #expect(shown.screen.place(of: "found Milk") == nil)
    }
  }

  @Test func `change them through bindings`() throws {
    struct Editor: View {
      @Bindable var memo: Memo

      var body: some View {
        VStack {
          Button("Set") { $memo.text.wrappedValue = "Coffee" }
          Text("rank \(memo.rank ?? -1) of \(memo.text)")
        }
      }
    }
    let memo = Memo("Tea", rank: 0)
    context.insert(memo)
    showing(Editor(memo: memo), width: 390, height: 844) { shown in
      #expect(shown.screen.place(of: "rank 0 of Tea") != nil)
      memo.rank = 7
      settle(shown)
      #expect(shown.screen.place(of: "rank 7 of Tea") != nil)
      shown.screen.tap("Set")
      settle(shown)
      #expect(shown.screen.place(of: "rank 7 of Coffee") != nil && memo.text == "Coffee")
    }
  }

  @Test func `have no models without a container`() {
    struct Memos: View {
      @Query() private var memos: [Memo]
      @Environment(\.modelContext) private var context

      var body: some View { Text("\(memos.count) of \(context.container.schema.entities.count)") }
    }
    showing(Memos(), width: 390, height: 844) { shown in
      #expect(shown.screen.place(of: "0 of 0") != nil)
    }
  }

  @Test func `have a container that they ask for`() {
    struct Memos: View {
      @Query() private var memos: [Memo]
      @Environment(\.modelContext) private var context

      var body: some View {
        VStack {
          Button("Add") { context.insert(Memo("New")) }
          Text("\(memos.count) memos, \(context.autosaveEnabled ? "saved" : "not saved")")
        }
      }
    }
    var count = 0
    let view = Memos().modelContainer(for: Memo.self, inMemory: true, isAutosaveEnabled: false) {
      if case .success = $0 { count += 1 }
    }
    showing(view, width: 390, height: 844) { shown in
      shown.screen.tap("Add")
      settle(shown)
      #expect(shown.screen.place(of: "1 memos, not saved") != nil && count == 1)
    }
  }
}
