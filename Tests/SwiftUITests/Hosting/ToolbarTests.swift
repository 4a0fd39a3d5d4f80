import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Items of bars` {
  @Test func `a button of a bar knows what stands around the view that puts it there`() {
    let handle = Handle<EditMode>()
    showing(Editable(handle: handle)) { shown in
      #expect(titles(shown.controller) == ["Done"])
      handle.set(.inactive)
      shown.update()
      #expect(titles(shown.controller) == ["Edit"])
    }
  }

  @Test(arguments: [false, true])
  func `an item keeps its state when another one appears in front`(isOtherToolbar: Bool) {
    let (handle, shows) = (Handle<Int>(), Handle<Bool>())
    let view = Conditional(shows: shows, handle: handle, isOtherToolbar: isOtherToolbar)
    let controller = UIHostingController(rootView: view)
    let stack = UINavigationController(rootViewController: controller)
    TestScreen.showing(stack) { screen in
      @MainActor func last() -> UIView? {
        controller.navigationItem.rightBarButtonItems?.first?.customView
      }
      handle.set(30)
      screen.step(3)
      let custom = last()
      #expect(custom != nil && controller.navigationItem.rightBarButtonItems?.count == 1)
      shows.set(true)
      screen.step(3)
      #expect(controller.navigationItem.rightBarButtonItems?.count == 2)
      #expect(last() === custom)
      #expect(handle.value == 30)
      shows.set(false)
      screen.step(3)
      #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
      #expect(last() === custom)
    }
  }

  @Test func `an item that is gone is computed no more`() {
    let (shows, handle) = (Handle<Bool>(), Handle<Bool>())
    let controller = UIHostingController(rootView: Switching(shows: shows, handle: handle))
    let stack = UINavigationController(rootViewController: controller)
    TestScreen.showing(stack) { screen in
      screen.step(3)
      #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
      shows.set(false)
      screen.step(3)
      #expect(controller.navigationItem.rightBarButtonItems?.isEmpty != false)
      handle.set(true)
      screen.step(3)
      #expect(handle.value == true)
    }
  }

  @Test func `a button that becomes a menu of the same title is one`() {
    let shows = Handle<Bool>()
    let controller = UIHostingController(rootView: Sorting(shows: shows))
    let stack = UINavigationController(rootViewController: controller)
    TestScreen.showing(stack) { screen in
      screen.step(3)
      #expect(controller.navigationItem.rightBarButtonItems?.first?.menu == nil)
      shows.set(true)
      screen.step(3)
      let item = controller.navigationItem.rightBarButtonItems?.first
      #expect(item?.menu != nil && item?.title == "Sort")
      #expect(item?.preferredMenuElementOrder == .fixed)
    }
  }

  @Test func `another view of a bar knows the objects around it`() {
    let names = Names()
    let view = Part.a.block(20, 20).toolbar { NameLabel() }.environmentObject(names)
    let controller = UIHostingController(rootView: view)
    let stack = UINavigationController(rootViewController: controller)
    TestScreen.showing(stack) { screen in
      let custom = controller.navigationItem.rightBarButtonItems?.first?.customView
      let short = custom?.frame.width ?? 0
      let end = custom?.convert(custom?.bounds ?? .zero, to: nil).maxX
      #expect(short > 0)
      names.name = "A longer name"
      screen.step(3)
      #expect(controller.navigationItem.rightBarButtonItems?.first?.customView === custom)
      #expect(custom?.frame.width ?? 0 > short + 50)
      #expect(custom?.convert(custom?.bounds ?? .zero, to: nil).maxX == end)
    }
  }
}

@MainActor
private func titles(_ controller: UIViewController) -> [String] {
  (controller.navigationItem.rightBarButtonItems ?? []).map { $0.primaryAction?.title ?? "" }
}

private struct Editable: View {
  let handle: Handle<EditMode>
  @State var mode = EditMode.active

  var body: some View {
    let _ = handle.note($mode)
    Part.a.block(20, 20)
      .toolbar { EditButton() }
      .environment(\.editMode, $mode)
  }
}

private struct Conditional: View {
  @State private var isShown = false
  let shows: Handle<Bool>
  let handle: Handle<Int>
  let isOtherToolbar: Bool

  var body: some View {
    let _ = shows.note($isShown)
    VStack {
      if isOtherToolbar, isShown { Color.clear.toolbar { FirstLabel() } }
      Part.a.block(20, 20).toolbar {
        if isShown, !isOtherToolbar { ToolbarItem(placement: .automatic) { FirstLabel() } }
        ToolbarItem { Numbered(handle: handle, part: .b, number: 10) }
      }
    }
  }
}

private struct Switching: View {
  let shows: Handle<Bool>
  let handle: Handle<Bool>
  @State private var isShown = true
  @State private var isBold = false

  var body: some View {
    let _ = shows.note($isShown)
    let _ = handle.note($isBold)
    Part.a.block(20, 20).toolbar {
      if isShown { ToolbarItem { Toggle("Bold", isOn: $isBold) } }
    }
  }
}

private struct Sorting: View {
  let shows: Handle<Bool>
  @State private var isMenu = false

  var body: some View {
    let _ = shows.note($isMenu)
    Part.a.block(20, 20).toolbar {
      ToolbarItem {
        if isMenu { Menu("Sort") { Button("By name") {} } } else { Button("Sort") {} }
      }
    }
    .menuOrder(.fixed)
  }
}

private struct FirstLabel: View {
  var body: some View { Text("First") }
}

private final class Names: ObservableObject {
  @Published var name = "A"
}

private struct NameLabel: View {
  @EnvironmentObject var names: Names

  var body: some View { Text(names.name) }
}
