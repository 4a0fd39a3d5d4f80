import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite struct `The title of a page` {
  private func page<Content: View>(_ view: Content, _ body: (TestScreen, UIViewController) -> Void)
  {
    let controller = UIHostingController(rootView: view)
    let stack = UINavigationController(rootViewController: controller)
    TestScreen.showing(stack) { screen in body(screen, controller) }
  }

  @Test func `shows a menu`() {
    var taps: [String] = []
    let view = Part.a.block(20, 20)
      .navigationTitle("Recipes")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarTitleMenu {
        Button("Rename") { taps.append("rename") }
        Button("Move") { taps.append("move") }
      }
    page(view) { screen, controller in
      #expect(controller.navigationItem.title == "Recipes")
      #expect(screen.tap("Recipes"))
      #expect(screen.tap("Move"))
      #expect(taps == ["move"])
    }
  }

  @Test func `leaves its place to a view in the middle`() {
    let view = Part.a.block(20, 20)
      .navigationTitle("Recipes")
      .toolbar {
        ToolbarTitleMenu { Button("Rename") {} }
        ToolbarItem(placement: .principal) { Part.b.block(30, 10) }
      }
    page(view) { screen, controller in
      #expect(PartFrames(of: screen.window)[.b]?.width == 30)
      #expect(controller.navigationItem.titleView?.first(MenuControl.self) == nil)
    }
  }

  @Test func `is as large as is asked for`() {
    let view = Part.a.block(20, 20).navigationTitle("Recipes")
    page(view.toolbarTitleDisplayMode(.large)) { _, controller in
      #expect(controller.navigationItem.largeTitleDisplayMode == .always)
    }
    page(view.toolbarTitleDisplayMode(.inline)) { _, controller in
      #expect(controller.navigationItem.largeTitleDisplayMode == .never)
    }
  }

  @Test func `leads where the bar is for a document`() {
    let view = Part.a.block(20, 20).navigationTitle("Recipes")
    page(view.toolbarRole(.editor)) { _, controller in
      #expect(controller.navigationItem.style == .editor)
    }
    page(view.toolbarRole(.browser)) { _, controller in
      #expect(controller.navigationItem.style == .browser)
    }
    page(view.toolbarRole(.automatic)) { _, controller in
      #expect(controller.navigationItem.style == .navigator)
    }
  }
}
