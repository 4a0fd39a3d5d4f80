import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Names of asset catalogs that the compiler knows` {
  @Test func `stand for what the names as texts do`() {
    let bundle = Bundle.main
    let image = ImageResource(name: "none", bundle: bundle)
    let color = ColorResource(name: "none", bundle: bundle)
    #expect(Image(image) == Image("none", bundle: bundle))
    #expect(Image(decorative: image) == Image(decorative: "none", bundle: bundle))
    #expect(Color(color) == Color("none", bundle: bundle))
  }
}
