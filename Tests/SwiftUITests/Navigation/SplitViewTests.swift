import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Columns` {
  private struct Songs: View {
    let handle: Handle<Int?>
    var column: Handle<NavigationSplitViewColumn>?
    var visibility: Handle<NavigationSplitViewVisibility>?
    @State private var song: Int?
    @State private var compact = NavigationSplitViewColumn.sidebar
    @State private var seen = NavigationSplitViewVisibility.automatic

    init(
      handle: Handle<Int?>,
      song: Int? = nil,
      column: Handle<NavigationSplitViewColumn>? = nil,
      visibility: Handle<NavigationSplitViewVisibility>? = nil
    ) {
      self.handle = handle
      self.column = column
      self.visibility = visibility
      _song = State(initialValue: song)
    }

    var body: some View {
      let _ = handle.note($song)
      let _ = column?.note($compact)
      let _ = visibility?.note($seen)
      if column != nil {
        NavigationSplitView(preferredCompactColumn: $compact) {
          sidebar
        } detail: {
          detail
        }
      } else if visibility != nil {
        NavigationSplitView(columnVisibility: $seen) {
          sidebar
        } detail: {
          detail
        }
      } else {
        NavigationSplitView {
          sidebar
        } detail: {
          detail
        }
      }
    }

    private var sidebar: some View {
      List([1, 2, 3], id: \.self, selection: $song) { NavigationLink("Song \($0)", value: $0) }
        .navigationTitle("Songs")
    }

    private var detail: some View {
      VStack { Text(song.map { "Words of \($0)" } ?? "Nothing") }
    }
  }

  private func onPhone<Content: View>(
    _ view: Content,
    _ body: (ShownView<Content>) -> Void
  ) {
    showing(view, width: 390, height: 844, body)
  }

  private func onTablet<Content: View>(
    _ view: Content,
    _ body: (ShownView<Content>) -> Void
  ) {
    showing(view, width: 1194, height: 834, body)
  }

  private func back(_ shown: ShownView<some View>) {
    shown.screen.tap("Songs")
    shown.screen.settle()
  }

  @Test func `what is chosen is shown above the list, and going back chooses nothing`() {
    let handle = Handle<Int?>()
    onPhone(Songs(handle: handle)) { shown in
      #expect(shown.screen.place(of: "Nothing") == nil)
      #expect(shown.screen.tap("Song 2"))
      shown.screen.settle()
      #expect(handle.value == .some(2))
      #expect(shown.screen.place(of: "Words of 2") != nil)
      handle.set(3)
      shown.update()
      #expect(shown.screen.place(of: "Words of 3") != nil)
      back(shown)
      #expect(handle.value == .some(nil))
      #expect(shown.screen.place(of: "Song 1") != nil)
      #expect(shown.screen.tap("Song 3"))
      shown.screen.settle()
      #expect(shown.screen.place(of: "Words of 3") != nil)
      handle.set(nil)
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "Song 1") != nil)
    }
  }

  @Test func `what is chosen at first is shown at first`() {
    onPhone(Songs(handle: Handle(), song: 1)) { shown in
      shown.screen.settle()
      #expect(shown.screen.place(of: "Words of 1") != nil)
    }
  }

  @Test func `the app says which column is seen where there is room for one, and is told`() {
    let column = Handle<NavigationSplitViewColumn>()
    onPhone(Songs(handle: Handle(), column: column)) { shown in
      column.set(.detail)
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "Nothing") != nil)
      back(shown)
      #expect(column.value == .sidebar)
      #expect(shown.screen.tap("Song 2"))
      shown.screen.settle()
      #expect(column.value == .detail)
    }
  }

  @Test func `stand side by side where there is room, and are chosen from`() {
    let handle = Handle<Int?>()
    onTablet(Songs(handle: handle)) { shown in
      #expect(shown.screen.place(of: "Nothing") != nil)
      #expect(shown.screen.tap("Song 2"))
      shown.screen.settle()
      #expect(handle.value == .some(2))
      let words = shown.screen.place(of: "Words of 2")
      let song = shown.screen.place(of: "Song 2")
      #expect(words?.minX ?? 0 > song?.maxX ?? 2000)
    }
  }

  @Test func `are hidden and seen as the app says`() {
    let visibility = Handle<NavigationSplitViewVisibility>()
    onTablet(Songs(handle: Handle(), visibility: visibility)) { shown in
      #expect(shown.screen.place(of: "Song 1") != nil)
      visibility.set(.detailOnly)
      shown.update()
      shown.screen.settle()
      #expect((shown.screen.place(of: "Song 1")?.maxX ?? 0) <= 0)
      visibility.set(.all)
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "Song 1")?.minX ?? -1 > 0)
    }
  }

  @Test func `are hidden and seen as the person says, and the app is told`() {
    let visibility = Handle<NavigationSplitViewVisibility>()
    onTablet(Songs(handle: Handle(), visibility: visibility)) { shown in
      shown.screen.settle()
      #expect(visibility.value == .automatic)
      shown.screen.tap(30, 25)
      shown.screen.settle()
      #expect(visibility.value == .detailOnly)
      #expect((shown.screen.place(of: "Song 1")?.maxX ?? 0) <= 0)
      visibility.set(.all)
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "Song 1")?.minX ?? -1 > 0)
    }
  }

  @Test func `a row that is chosen is shown in place of what a link showed`() {
    struct Mixed: View {
      @State private var song: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $song) {
            NavigationLink("About") { Text("About page") }
            ForEach([1, 2], id: \.self) { Text("Song \($0)") }
          }
        } detail: {
          Text(song.map { "Words of \($0)" } ?? "Nothing")
        }
      }
    }
    onTablet(Mixed()) { shown in
      #expect(shown.screen.tap("Song 1"))
      #expect(shown.screen.tap("About"))
      shown.screen.settle()
      #expect(shown.screen.place(of: "About page") != nil)
      #expect(shown.screen.tap("Song 2"))
      shown.screen.settle()
      #expect(shown.screen.place(of: "Words of 2") != nil)
      #expect(shown.screen.place(of: "About page") == nil)
    }
  }

  @Test(arguments: [false, true])
  func `a link in one column shows its page in the next one`(isWide: Bool) {
    let view = NavigationSplitView {
      List {
        NavigationLink("First") { Text("First page") }
        NavigationLink("Number", value: 7)
      }
      .navigationTitle("Songs")
      .navigationDestination(for: Int.self) { Text("Page of \($0)") }
    } detail: {
      Text("Nothing")
    }
    showing(view, width: isWide ? 1194 : 390, height: 834) { shown in
      for (link, page) in [("First", "First page"), ("Number", "Page of 7")] {
        #expect(shown.screen.tap(link))
        shown.screen.settle()
        #expect(shown.screen.place(of: page) != nil)
        #expect((shown.screen.place(of: link) != nil) == isWide)
        #expect(shown.screen.place(of: "Nothing") == nil)
        if !isWide { back(shown) }
      }
    }
  }

  @Test func `a stack in a column is that of the column`() {
    struct Paths: View {
      let handle: Handle<[Int]>
      @State private var song: Int?
      @State private var path: [Int] = []

      var body: some View {
        let _ = handle.note($path)
        NavigationSplitView {
          List([1, 2], id: \.self, selection: $song) { Text("Song \($0)") }
            .navigationTitle("Songs")
        } detail: {
          NavigationStack(path: $path) {
            NavigationLink("Verse", value: 4)
              .navigationDestination(for: Int.self) { Text("Verse \($0)") }
              .navigationTitle("Words")
          }
        }
      }
    }
    let handle = Handle<[Int]>()
    onPhone(Paths(handle: handle)) { shown in
      #expect(shown.screen.tap("Song 1"))
      shown.screen.settle()
      #expect(shown.screen.bars == 1)
      #expect(shown.screen.tap("Verse"))
      shown.screen.settle()
      #expect(shown.screen.place(of: "Verse 4") != nil && handle.value == [4])
      #expect(shown.screen.bars == 1)
      handle.set([])
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "Verse") != nil)
      back(shown)
      #expect(shown.screen.place(of: "Song 2") != nil)
    }
  }

  @Test func `three are walked through one after the other`() {
    struct Three: View {
      @State private var album: String?
      @State private var song: Int?

      var body: some View {
        NavigationSplitView {
          List(["Red", "Blue"], id: \.self, selection: $album) { Text($0) }
            .navigationTitle("Albums")
        } content: {
          List([1, 2], id: \.self, selection: $song) { Text("\(album ?? "No") song \($0)") }
            .navigationTitle("Songs")
        } detail: {
          Text("Words of \(album ?? "none") \(song ?? 0)")
        }
      }
    }
    onPhone(Three()) { shown in
      #expect(shown.screen.tap("Blue"))
      shown.screen.settle()
      #expect(shown.screen.tap("Blue song 2"))
      shown.screen.settle()
      #expect(shown.screen.place(of: "Words of Blue 2") != nil)
      back(shown)
      #expect(shown.screen.place(of: "Blue song 1") != nil)
      shown.screen.tap("Albums")
      shown.screen.settle()
      #expect(shown.screen.place(of: "Red") != nil)
    }
  }

  @Test func `are as wide as they say`() {
    let view = NavigationSplitView {
      Part.a.color.navigationSplitViewColumnWidth(250)
    } detail: {
      Text("Nothing")
    }
    onTablet(view) { shown in #expect(shown.frames[.a]?.width == 250) }
  }
}

extension TestScreen {
  /// How many bars of navigation are seen.
  @MainActor fileprivate var bars: Int {
    func count(_ view: UIView) -> Int {
      if view.isHidden { return 0 }
      return (view is UINavigationBar ? 1 : 0) + view.subviews.reduce(0) { $0 + count($1) }
    }
    return count(window)
  }
}
