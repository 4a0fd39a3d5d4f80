import SQLiteFiles

/// Makes the table of a class, or takes over the one of another version of it.
struct TableMaking {
  private let file: SQLiteTables
  private let shape: ModelShape

  init(_ file: SQLiteTables, _ shape: ModelShape) {
    self.file = file
    self.shape = shape
  }

  /// Throws what SQLite tells, and where a row would have no value for a new property.
  func run() throws {
    let table = SQLiteFile.name(shape.entity)
    try file.run("CREATE TABLE IF NOT EXISTS \(table) (_number INTEGER PRIMARY KEY)")
    var there = Set(try file.columns(shape.entity))
    for property in shape.properties where !there.contains(property.name) {
      let column = SQLiteFile.name(property.name)
      if let former = property.formerName, there.remove(former) != nil {
        let old = SQLiteFile.name(former)
        try file.run("ALTER TABLE \(table) RENAME COLUMN \(old) TO \(column)")
        continue
      }
      try file.run("ALTER TABLE \(table) ADD COLUMN \(column)")
      guard try !file.isEmpty(shape.entity), !property.isRelationship else { continue }
      if let value = property.defaultStored {
        try file.fill(shape.entity, property.name, value)
      } else if !property.codec.isOptional {
        throw SQLiteFile.Problem(
          words: "objects of \(shape.entity) are kept that have no value for the new property"
            + " \(property.name): give it a default, make it optional, or set it in a migration plan"
        )
      }
    }
  }
}
