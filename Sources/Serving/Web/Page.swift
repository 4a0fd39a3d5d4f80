import Foundation

/// The page that shows the screens, one file.
enum Page {
  static let html = String(decoding: PackageResources.page_html, as: UTF8.self)
}
