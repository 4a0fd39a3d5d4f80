import Testing
import UIKit

@MainActor @Suite struct ResponderTextTests {
  /// A description without its addresses.
  private func words(_ object: NSObject) -> String {
    object.description.replacing(/0x[0-9a-f]+/, with: "…")
  }

  @Test func `views say where they are and how they look`() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(words(view) == "<UIView: …; frame = (1 2.5; 30 40); layer = <CALayer: …>>")
    view.isHidden = true
    view.alpha = 0.5
    view.clipsToBounds = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(
      words(view)
        == "<UIView: …; frame = (1 2.5; 30 40); clipsToBounds = YES; alpha = 0.5; hidden = YES;"
        + " autoresize = W+H; layer = <CALayer: …>>"
    )
    let label = UILabel(frame: .zero)
    label.text = "Hello"
    #expect(words(label).contains("text = 'Hello'"))
  }

  @Test func `lists say what is in them`() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let text = words(list)
    #expect(text.hasPrefix("<UICollectionView: …; frame = (0 0; 100 200); clipsToBounds = YES;"))
    #expect(text.contains("contentOffset: {0, 0}; contentSize: {0, 0}"))
    #expect(text.contains("layout: <UICollectionViewFlowLayout: …>; dataSource: (null)"))
  }

  @Test func `an override is what is printed`() {
    @MainActor final class Named: UIView {
      override nonisolated var description: String { "mine" }
    }
    #expect("\(Named())" == "mine")
  }
}
