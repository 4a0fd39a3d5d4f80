import Foundation
import UIKit

/// Runs a test with a folder of the app's that holds files, which goes away afterwards.
func withDocuments(_ names: [String], _ body: (URL) throws -> Void) throws {
  let files = FileManager.default
  let place = files.urls(for: .documentDirectory, in: .userDomainMask).first
  let folder = (place ?? files.temporaryDirectory).appendingPathComponent(UUID().uuidString)
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? files.removeItem(at: folder) }
  for name in names { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
  try body(folder)
}

extension TestScreen {
  /// Presses a button of the bar of what is presented, by its title or its kind.
  func press(_ title: String?) {
    func bars(_ view: UIView) -> [UINavigationBar] {
      ((view as? UINavigationBar).map { [$0] } ?? []) + view.subviews.flatMap(bars)
    }
    let items = bars(window).compactMap(\.topItem)
      .flatMap { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }
    let item = items.last {
      title == nil ? $0.title == nil || $0.title == "Cancel" : $0.title == title
    }
    item?.primaryAction?.performWithSender(nil, target: nil)
    settle()
  }
}
