import SnapshotTesting
import Testing
import UIKit

/// The devices of the list: their sizes, safe areas and traits.
@MainActor @Suite struct DeviceTests {
  private func words(_ config: ViewImageConfig) -> String {
    let (area, size, traits) = (config.safeArea, config.size ?? .zero, config.traits)
    func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      sizeClass == .regular ? "R" : "C"
    }
    return "\(Int(size.width))×\(Int(size.height))"
      + " \(Int(area.top)),\(Int(area.left)),\(Int(area.bottom)),\(Int(area.right))"
      + " \(word(traits.horizontalSizeClass))\(word(traits.verticalSizeClass))"
  }

  @Test func `phones`() {
    #expect(words(.iPhoneSe) == "320×568 20,0,0,0 CR")
    #expect(words(.iPhoneSe(.landscape)) == "568×320 0,0,0,0 CC")
    #expect(words(.iPhone8) == "375×667 20,0,0,0 CR")
    #expect(words(.iPhone8Plus(.landscape)) == "736×414 0,0,0,0 RC")
    #expect(words(.iPhoneX) == "375×812 44,0,34,0 CR")
    #expect(words(.iPhoneX(.landscape)) == "812×375 0,44,24,44 CC")
    #expect(words(.iPhoneXr(.landscape)) == "896×414 0,44,24,44 RC")
    #expect(words(.iPhoneXsMax) == "414×896 44,0,34,0 CR")
    #expect(words(.iPhone12) == "390×844 47,0,34,0 CR")
    #expect(words(.iPhone12Pro(.landscape)) == "844×390 0,47,21,47 CC")
    #expect(words(.iPhone12ProMax(.landscape)) == "926×428 0,47,21,47 RC")
    #expect(words(.iPhone13) == "390×844 47,0,34,0 CR")
    #expect(words(.iPhone13Mini(.landscape)) == "812×375 0,50,21,50 CC")
    #expect(words(.iPhone13Pro) == "390×844 47,0,34,0 CR")
    #expect(words(.iPhone13ProMax(.portrait)) == "428×926 47,0,34,0 CR")
    #expect(ViewImageConfig.iPhoneXr.traits.forceTouchCapability == .unavailable)
    #expect(ViewImageConfig.iPhoneX.traits.preferredContentSizeCategory == .medium)
    #expect(UITraitCollection.iPhone8(.portrait).userInterfaceIdiom == .phone)
  }

  @Test func `tablets`() {
    #expect(words(.iPadMini) == "1024×768 20,0,0,0 RR")
    #expect(words(.iPadMini(.portrait)) == "768×1024 20,0,0,0 RR")
    #expect(words(.iPadMini(.landscape(splitView: .oneHalf))) == "507×768 20,0,0,0 CR")
    #expect(words(.iPad9_7(.portrait(splitView: .twoThirds))) == "438×1024 20,0,0,0 CR")
    #expect(words(.iPad10_2(.landscape(splitView: .twoThirds))) == "750×810 20,0,0,0 RR")
    #expect(words(.iPadPro10_5(.portrait(splitView: .oneThird))) == "320×1112 20,0,0,0 CR")
    #expect(words(.iPadPro11) == "1194×834 24,0,20,0 RR")
    #expect(words(.iPadPro11(.landscape(splitView: .oneThird))) == "375×834 24,0,20,0 CR")
    #expect(words(.iPadPro12_9(.landscape(splitView: .oneHalf))) == "678×1024 20,0,0,0 RR")
    #expect(words(.iPadPro12_9(.portrait(splitView: .full))) == "1024×1366 20,0,0,0 RR")
    #expect(UITraitCollection.iPadPro11_Compact_SplitView.horizontalSizeClass == .compact)
  }
}
