/// Something to do on the way.
struct Errand: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
  let place: String

  static let places = ["Market", "Harbour"]

  static let all = [
    Errand(id: 0, name: "Apples", place: "Market"),
    Errand(id: 1, name: "Rye bread", place: "Market"),
    Errand(id: 2, name: "A jar of honey", place: "Market"),
    Errand(id: 3, name: "Ferry tickets", place: "Harbour"),
    Errand(id: 4, name: "Rope, 20 m", place: "Harbour"),
  ]

  /// What there is to do at a place.
  static func at(_ place: String, of errands: [Errand]) -> [Errand] {
    errands.filter { $0.place == place }
  }
}
