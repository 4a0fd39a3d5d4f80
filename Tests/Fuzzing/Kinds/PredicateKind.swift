import Foundation
import FoundationAdditions

extension FuzzKind {
  /// Formats of predicates, each of which is asked about an object.
  static let predicate = FuzzKind("predicate", .brackets) { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(20)
    let friend: [String: Any] = ["name": "Bo", "age": 41.5, "tags": [String]()]
    let object: [String: Any] = [
      "name": "Ann", "age": 7, "tags": ["a", "b"], "born": Date(timeIntervalSince1970: 1e9),
      "friend": friend, "friends": [friend, friend],
    ]
    for line in lines {
      let predicate = NSPredicate(format: String(line), argumentArray: ["name", 7, [1, 2], "A.*"])
      _ = predicate.evaluate(with: object)
      let values: [String: Any] = ["LIMIT": 3, "NAME": "Ann"]
      _ = predicate.evaluate(with: friend, substitutionVariables: values)
    }
  }
}
