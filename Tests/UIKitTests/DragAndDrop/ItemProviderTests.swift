import Diagnostics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ItemProviderTests {
  @MainActor
  final class Box<Value> {
    var value: Value?
  }

  /// Goes on until what is loaded has arrived.
  private func load<Value>(_ body: (Box<Value>) -> Void) -> Value? {
    let screen = TestScreen()
    defer { screen.close() }
    let box = Box<Value>()
    body(box)
    #expect(box.value == nil)
    screen.step()
    return box.value
  }

  @Test func `a string travels as text and comes out again`() {
    let provider = NSItemProvider(object: "Kyōto" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    let text: String? = load { box in
      provider.loadObject(ofClass: String.self) { text, _ in
        MainActor.assumeIsolated { box.value = text }
      }
    }
    #expect(text == "Kyōto")
  }

  @Test func `an object that was put in comes out itself`() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let provider = NSItemProvider(object: color)
    let found: UIColor? = load { box in
      provider.loadObject(ofClass: UIColor.self) { object, _ in
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated { box.value = object as? UIColor }
      }
    }
    #expect(found == color)
  }

  @Test func `data is read into objects of the class asked for`() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "link"
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { done in
      done(Data("https://example.com/a".utf8), nil)
      return nil
    }
    #expect(provider.suggestedName == "link")
    let url: URL? = load { box in
      provider.loadObject(ofClass: URL.self) { url, _ in
        MainActor.assumeIsolated { box.value = url }
      }
    }
    #expect(url == URL(string: "https://example.com/a"))
  }

  @Test func `pictures and colours survive being written`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let data = try #require(picture.pngData())
    let image = try UIImage.object(withItemProviderData: data, typeIdentifier: "public.png")
    #expect(image.size.width > 0)
    var written: Data?
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    _ = color.loadData(withTypeIdentifier: "com.apple.uikit.color") { data, _ in
      MainActor.assumeIsolated { written = data }
    }
    let back = try UIColor.object(
      withItemProviderData: try #require(written),
      typeIdentifier: "com.apple.uikit.color"
    )
    #expect(back == color)
  }

  @Test func `an object can be made when it is needed`() {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { done in
      done("made" as NSString, nil)
      return nil
    }
    let text: String? = load { box in
      provider.loadObject(ofClass: String.self) { text, _ in
        MainActor.assumeIsolated { box.value = text }
      }
    }
    #expect(text == "made")
  }

  @Test func `a provider that carries nothing is told of, and an error given`() {
    let provider = NSItemProvider()
    let findings = UIKitDiagnostics.recording {
      let error: (any Error)? = load { box in
        provider.loadObject(ofClass: String.self) { _, error in
          MainActor.assumeIsolated { box.value = error }
        }
      }
      #expect(error as? NSItemProvider.ErrorCode == .unavailableCoercionError)
    }
    #expect(findings.map(\.code) == ["TSK-ITEM-EMPTY"])
  }
}
