// swift-format-ignore-file: NoLeadingUnderscores

import Diagnostics
import Foundation
import SwiftData
import Testing

/// A class with a property that nothing can keep.
private final class Odd: PersistentModel {
  let _$backingData: _ModelBacking
  var thing: NSLock { _$backingData.get(self, 0, \Odd.thing) }

  init(_backing: _ModelBacking) { _$backingData = _backing }

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [Schema.PropertyMetadata(name: "thing", keypath: \Odd.thing)]
  }
}

@Suite struct `Mistakes with models` {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a class that the container does not know is named with the known ones`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let context = ModelContext(try Library.inMemory())
      context.insert(ShopV1.Ware(name: "Tea", cost: 1))
    }
    let text = text(result)
    #expect(text.contains("TSK-MODEL-UNKNOWN") && text.contains("Ware"), "\(text)")
    #expect(text.contains("classes: Author, Book, Room, Shelf"), "\(text)")
  }

  @Test func `a property that cannot be kept is named with its type`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Schema(Odd.self)
    }
    let text = text(result)
    #expect(text.contains("TSK-MODEL-VALUE") && text.contains("Odd.thing"), "\(text)")
    #expect(text.contains("NSLock"), "\(text)")
  }

  @Test func `a model that is not there is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let context = ModelContext(try Library.inMemory())
      let author = Author(name: "Jane")
      context.insert(author)
      try context.save()
      let id = author.persistentModelID
      context.delete(author)
      try context.save()
      _ = context.model(for: id)
    }
    let text = text(result)
    #expect(text.contains("TSK-MODEL-MISSING") && text.contains("Author/p1"), "\(text)")
    #expect(text.contains("registeredModel(for:)"), "\(text)")
  }

  @Test func `a model of another context stays there`() throws {
    let container = try Library.inMemory()
    let (first, second) = (ModelContext(container), ModelContext(container))
    let author = Author(name: "Jane")
    first.insert(author)
    let findings = UIKitDiagnostics.recording { second.insert(author) }
    #expect(findings.map(\.code) == ["TSK-MODEL-CONTEXT"])
    #expect("\(findings)".contains("Author") && author.modelContext === first)
    #expect(try second.all(Author.self).isEmpty)
  }
}
