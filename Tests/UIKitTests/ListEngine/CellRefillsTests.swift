import Diagnostics
import Testing

@testable import UIKit

@MainActor @Suite struct `Cells that are filled again` {
  typealias Plate = `The reuse pool`.Plate

  private let refills = CellRefills<Plate>()
  private let plate = Plate()

  init() { plate.reuseIdentifier = "a" }

  @Test func `are what is dequeued meanwhile`() {
    #expect(refills.cell("a") == nil)
    let other = refills.refill(plate, at: "here") {
      #expect(refills.isFilling(plate) && !refills.isFilling(Plate()))
      #expect(refills.cell("b") == nil)
      return refills.cell("a")
    }
    #expect(other == nil)
    #expect(refills.cell("a") == nil && !refills.isFilling(plate))
  }

  @Test func `stay where nobody fills them`() {
    #expect(refills.refill(plate, at: "here") { nil } == nil)
  }

  @Test func `give way to another that came, which is reported`() {
    let other = Plate()
    let said = UIKitDiagnostics.recording {
      #expect(refills.refill(plate, at: "row 7") { other } === other)
    }
    #expect(said.map(\.code) == ["TSK-RECONFIGURE-CELL"])
    #expect(said.first?.description.contains("row 7") == true)
  }
}
