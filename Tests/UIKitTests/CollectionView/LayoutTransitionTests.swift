import Diagnostics
import Testing
import UIKit

@MainActor @Suite struct LayoutTransitionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func tall() -> RowLayout {
    let layout = RowLayout()
    layout.rowHeight = 100
    return layout
  }

  @Test func `cells move to their places in the new layout`() throws {
    try CollectionStage.run([30]) { stage in
      let cell = stage.view.cellForItem(at: path(2))
      var finished: [Bool] = []
      let next = tall()
      stage.view.setCollectionViewLayout(next, animated: true) { finished.append($0) }
      #expect(stage.view.collectionViewLayout === next)
      stage.screen.step(9)
      let seen = cell?.layer.presentation()?.frame ?? .null
      #expect(seen.minY > 105 && seen.minY < 195)
      #expect(seen.height > 52 && seen.height < 98)
      #expect(finished.isEmpty)
      stage.screen.settle()
      #expect(finished == [true])
      #expect(cell?.frame == CGRect(x: 0, y: 200, width: 300, height: 100))
      let shown = stage.view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
      #expect(shown.count == 5)
    }
  }

  @Test func `a transition goes as far as it is told, and on to its end`() throws {
    try CollectionStage.run([30]) { stage in
      var ends: [[Bool]] = []
      let next = tall()
      let between = stage.view.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
      #expect(between.currentLayout === stage.layout && between.nextLayout === next)
      between.transitionProgress = 0.5
      between.updateValue(3, forAnimatedKey: "pull")
      #expect(between.value(forAnimatedKey: "pull") == 3)
      #expect(between.value(forAnimatedKey: "push") == 0)
      stage.screen.step()
      let cell = stage.view.cellForItem(at: path(2))
      #expect(cell?.frame == CGRect(x: 0, y: 150, width: 300, height: 75))
      #expect(stage.view.contentSize.height == 2250)
      stage.view.finishInteractiveTransition()
      #expect(stage.view.collectionViewLayout === next)
      stage.screen.settle()
      #expect(cell?.frame == CGRect(x: 0, y: 200, width: 300, height: 100))
      #expect(ends == [[true, true]])
    }
  }

  @Test func `a transition that is cancelled goes back to where it began`() throws {
    try CollectionStage.run([30]) { stage in
      stage.view.contentOffset.y = 300
      stage.screen.settle()
      let cell = stage.view.cellForItem(at: path(8))
      var ends: [[Bool]] = []
      let between = stage.view.startInteractiveTransition(to: tall()) { ends.append([$0, $1]) }
      between.transitionProgress = 0.7
      stage.screen.step()
      #expect(stage.view.contentOffset.y > 300)
      stage.view.cancelInteractiveTransition()
      #expect(stage.view.collectionViewLayout === stage.layout)
      stage.screen.settle()
      #expect(stage.view.contentOffset.y == 300)
      #expect(cell?.frame == CGRect(x: 0, y: 400, width: 300, height: 50))
      #expect(ends == [[false, true]])
      #expect(stage.layout.collectionView === stage.view)
    }
  }

  @Test func `what was looked at stays in sight on the way`() throws {
    try CollectionStage.run([300]) { stage in
      stage.view.contentOffset.y = 2000
      stage.screen.settle()
      let between = stage.view.startInteractiveTransition(to: tall())
      for progress in [0.25, 0.5, 1] as [CGFloat] {
        between.transitionProgress = progress
        stage.screen.step()
        let frame = stage.view.cellForItem(at: path(40))?.frame
        #expect(frame.map { abs($0.minY - stage.view.contentOffset.y) < 0.01 } == true)
      }
      stage.view.finishInteractiveTransition()
      stage.screen.settle()
      #expect(stage.view.contentOffset.y == 4000)
    }
  }

  @Test func `transitions out of turn are told`() throws {
    try CollectionStage.run([30]) { stage in
      let findings = UIKitDiagnostics.recording {
        stage.view.finishInteractiveTransition()
        let first = stage.view.startInteractiveTransition(to: tall())
        let second = stage.view.startInteractiveTransition(to: tall())
        #expect(first === second)
        stage.view.cancelInteractiveTransition()
      }
      #expect(findings.map(\.code) == ["TSK-TRANSITION", "TSK-TRANSITION"])
    }
  }
}
