import Foundation
import TestSupport
import Testing

/// Apps that keep objects of a model.
@Suite(.serialized) struct CoreDataAppTests {
  @Test func `a list is filled from a model whose classes nobody wrote`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Shop.xcdatamodeld/Shop.xcdatamodel/contents": """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
      <attribute name="name" optional="YES" attributeType="String"/>
      <attribute name="count" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
      </entity></model>
      """,
      "Screen.swift": """
      import CoreData
      import UIKit

      final class Screen: UITableViewController, NSFetchedResultsControllerDelegate {
        let container = NSPersistentContainer(name: "Shop")
        var results: NSFetchedResultsController<Item>!
        lazy var source = UITableViewDiffableDataSource<String, NSManagedObjectID>(
          tableView: tableView
        ) { [unowned self] _, path, _ in
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = results.object(at: path).name
          return cell
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          container.loadPersistentStores { _, error in
            if let error { fatalError("\\(error)") }
          }
          let request = Item.fetchRequest() as! NSFetchRequest<Item>
          request.sortDescriptors = [NSSortDescriptor(keyPath: \\Item.name, ascending: true)]
          request.predicate = NSPredicate(format: "count > %d", 1)
          results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: container.viewContext,
            sectionNameKeyPath: nil, cacheName: nil)
          results.delegate = self
          try! results.performFetch()
          for (name, count) in [("Pear", 2), ("Fig", 3), ("Plum", 1)] {
            let item = Item(context: container.viewContext)
            item.name = name
            item.count = Int16(count)
          }
          try! container.viewContext.save()
        }

        func controller(
          _ controller: NSFetchedResultsController<NSFetchRequestResult>,
          didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) {
          source.apply(
            snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>,
            animatingDifferences: false)
          print(source.snapshot().itemIdentifiers.count, Item.entity().name ?? "")
        }
      }
      """,
    ])
    let file = Command.file(".json")
    let run = try Command(path, "--dump", file.path)
    #expect(run.status == 0 && run.output.contains("2 Item"), "\(run.output)\(run.errors)")
    let labels = try Dump(file).views(of: "UILabel").compactMap { $0["text"].string }
    #expect(labels.sorted() == ["Fig", "Pear"])
    // What was kept is there when it runs again, so that twice as many are found.
    let again = try Command(path, "--dump", Command.file(".json").path)
    #expect(again.status == 0 && again.output.contains("4 Item"), "\(again.output)\(again.errors)")
  }
}
