import CoreData
import Foundation
import FoundationAdditions
import SwiftUI
import Testing
import UIKit
import _CoreData_SwiftUI

private final class Memo: NSManagedObject {
  var text: String? {
    get { _managedValue("text") }
    set { _setManagedValue("text", newValue) }
  }
  var list: String? {
    get { _managedValue("list") }
    set { _setManagedValue("list", newValue) }
  }
}

@MainActor
@Suite struct `Views that ask for objects` {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() {
    let entity = NSEntityDescription()
    entity.name = "Memo"
    entity.managedObjectClassName = "Memo"
    entity.properties = ["text", "list"].map { name in
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = .stringAttributeType
      return attribute
    }
    let model = NSManagedObjectModel()
    model.entities = [entity]
    _ = NSFetchRequest<Memo>()
    container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
    container.loadPersistentStores { _, _ in }
    for (text, list) in [("Milk", "Home"), ("Bread", "Home"), ("Ink", "Work")] { add(text, list) }
  }

  @discardableResult
  private func add(_ text: String, _ list: String) -> Memo {
    let note = Memo(context: context)
    note.text = text
    note.list = list
    return note
  }

  private func order(_ texts: [String], _ shown: ShownView<some View>) -> Bool {
    let tops = texts.map { shown.screen.place(of: $0)?.minY ?? -1 }
    return tops.allSatisfy { $0 >= 0 } && tops == tops.sorted() && Set(tops).count == tops.count
  }

  @Test func `show them in order, and what changes`() {
    struct Notes: View {
      @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Memo.text, ascending: true)])
      var notes: FetchedResults<Memo>

      var body: some View {
        VStack { ForEach(notes, id: \.objectID) { Text($0.text ?? "") } }
      }
    }
    showing(Notes().environment(\.managedObjectContext, context), width: 390, height: 844) {
      shown in
      #expect(order(["Bread", "Ink", "Milk"], shown))
      let new = add("Cocoa", "Home")
      context.processPendingChanges()
      shown.update()
      shown.screen.settle()
      #expect(order(["Bread", "Cocoa", "Ink", "Milk"], shown))
      new.text = "Zest"
      context.processPendingChanges()
      shown.update()
      shown.screen.settle()
      #expect(order(["Bread", "Ink", "Milk", "Zest"], shown))
      context.delete(new)
      context.processPendingChanges()
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "Zest") == nil)
    }
  }

  @Test func `ask for something else when they are told to`() {
    struct Notes: View {
      let handle: Handle<String>
      @State private var list = "Home"

      var body: some View {
        let _ = handle.note($list)
        Lines(list: list)
      }
    }
    struct Lines: View {
      @FetchRequest private var notes: FetchedResults<Memo>

      init(list: String) {
        _notes = FetchRequest(
          sortDescriptors: [SortDescriptor(\.text, order: .reverse)],
          predicate: NSPredicate(format: "list == %@", list)
        )
      }

      var body: some View {
        VStack {
          ForEach(notes, id: \.objectID) { Text($0.text ?? "") }
          Button("Forward") { notes.sortDescriptors = [SortDescriptor(\.text)] }
          Button("All") { notes.nsPredicate = nil }
        }
      }
    }
    let handle = Handle<String>()
    let view = Notes(handle: handle).environment(\.managedObjectContext, context)
    showing(view, width: 390, height: 844) { shown in
      #expect(order(["Milk", "Bread"], shown) && shown.screen.place(of: "Ink") == nil)
      #expect(shown.screen.tap("Forward"))
      shown.screen.settle()
      #expect(order(["Bread", "Milk"], shown))
      #expect(shown.screen.tap("All"))
      shown.screen.settle()
      #expect(order(["Bread", "Ink", "Milk"], shown))
      handle.set("Work")
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "Ink") != nil && shown.screen.place(of: "Milk") == nil)
    }
  }

  @Test func `show them in sections`() {
    struct Notes: View {
      @SectionedFetchRequest(
        sectionIdentifier: \Memo.list,
        sortDescriptors: [SortDescriptor(\Memo.list), SortDescriptor(\Memo.text)]
      )
      var sections: SectionedFetchResults<String?, Memo>

      var body: some View {
        VStack {
          ForEach(sections) { section in
            Text((section.id ?? "") + " \(section.count)")
            ForEach(section, id: \.objectID) { Text($0.text ?? "") }
          }
        }
      }
    }
    let view = Notes().environment(\.managedObjectContext, context)
    showing(view, width: 390, height: 844) { shown in
      #expect(order(["Home 2", "Bread", "Milk", "Work 1", "Ink"], shown))
    }
  }

  @Test func `show an object anew when it changes`() {
    struct Line: View {
      @ObservedObject var note: Memo
      var body: some View { Text(note.text ?? "") }
    }
    let note = add("Old", "Home")
    showing(Line(note: note), width: 390, height: 844) { shown in
      #expect(shown.screen.place(of: "Old") != nil)
      note.text = "New"
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "New") != nil)
    }
  }
}
