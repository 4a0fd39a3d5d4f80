import AVKit
import AuthenticationServices
import MapKit
import QuickLook
import SpriteKit
import StoreKit
import SwiftUI
import Testing
import UIKit
import _AVKit_SwiftUI
import _AuthenticationServices_SwiftUI
import _MapKit_SwiftUI
import _QuickLook_SwiftUI
import _SpriteKit_SwiftUI
import _StoreKit_SwiftUI

@MainActor
@Suite struct `Views of other frameworks` {
  private struct City: Identifiable {
    let id: String
    let latitude: Double
    let longitude: Double
    var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
  }

  private let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
    span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)
  )

  @Test func `a map marks places where they are in its region`() {
    let city = City(id: "East", latitude: 0, longitude: 12.5)
    let map = Map(coordinateRegion: .constant(region), annotationItems: [city]) { city in
      MapAnnotation(coordinate: city.coordinate) { Part.a.block(10, 10) }
    }
    showing(map) { shown in
      #expect(shown.frames[.a] == CGRect(x: 70, y: 45, width: 10, height: 10))
      #expect(shown.screen.window.first(MKMapView.self)?.region.center.longitude == 10)
    }
  }

  @Test func `a map marks what its content says, by its anchor`() {
    let cities = [
      City(id: "West", latitude: 0, longitude: 7.5), City(id: "East", latitude: 0, longitude: 12.5),
    ]
    let map = Map(initialPosition: .region(region)) {
      Annotation("Middle", coordinate: region.center, anchor: .bottom) { Part.a.block(10, 10) }
      ForEach(cities) { city in
        Annotation(city.id, coordinate: city.coordinate) { Part.b.block(4, 4) }
      }
      Marker("Home", coordinate: region.center).tint(.blue)
      UserAnnotation()
    }
    showing(map) { shown in
      #expect(shown.frames[.a] == CGRect(x: 45, y: 40, width: 10, height: 10))
      #expect(shown.frames.all(.b).map(\.midX) == [25, 75])
      #expect(shown.screen.place(of: "Home") != nil)
    }
  }

  @Test func `a position that is left to the map is around what is marked`() {
    let map = Map {
      Annotation("One", coordinate: region.center) { Part.a.block(10, 10) }
    }
    showing(map) { shown in
      let shownRegion = shown.screen.window.first(MKMapView.self)?.region
      #expect(shownRegion?.center.longitude == 10 && shownRegion?.span.longitudeDelta == 0.02)
      #expect(shown.frames[.a]?.midX == 50)
    }
  }

  @Test func `a player has its controller, and something over it`() {
    let player = AVPlayer()
    let view = VideoPlayer(player: player) { Part.a.block(10, 10) }.frame(width: 80, height: 60)
    showing(view) { shown in
      #expect(shown.frames[.a] == CGRect(x: 45, y: 45, width: 10, height: 10))
      let controller = shown.controller.children.first as? AVPlayerViewController
      #expect(controller?.player === player)
    }
  }

  @Test func `a scene is shown as large as there is room`() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    showing(SpriteView(scene: scene, options: [.allowsTransparency])) { shown in
      let view = shown.screen.window.first(SKView.self)
      #expect(view?.scene === scene && view?.allowsTransparency == true)
      #expect(view?.frame.size == CGSize(width: 100, height: 100))
    }
  }

  @Test func `a button to sign in with asks, and tells that it failed`() async throws {
    var scopes: [ASAuthorization.Scope]?
    let failure: (any Error)? = await withCheckedContinuation { continuation in
      let button = SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.email]
        scopes = request.requestedScopes
      } onCompletion: { result in
        if case .failure(let error) = result { continuation.resume(returning: error) }
      }
      showing(button, width: 300, height: 60) { shown in
        #expect(shown.screen.tap("Sign in with Apple"))
      }
    }
    #expect(failure is ASAuthorizationError)
    #expect(scopes == [.email])
  }

  @Test func `a file is looked at on a page of its own until that is closed`() {
    struct Looking: View {
      let handle: Handle<URL?>
      @State private var file: URL?
      var body: some View {
        let _ = handle.note($file)
        Part.a.block(10, 10).quickLookPreview($file)
      }
    }
    let handle = Handle<URL?>()
    showing(Looking(handle: handle), width: 390, height: 844) { shown in
      handle.set(URL(fileURLWithPath: "/tmp/paper.txt"))
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "paper.txt") != nil)
      handle.set(nil)
      shown.update()
      shown.screen.settle()
      #expect(shown.screen.place(of: "paper.txt") == nil)
    }
  }

  @Test func `a review is asked for by what the environment has`() {
    struct Asking: View {
      @Environment(\.requestReview) private var requestReview
      let done: () -> Void
      var body: some View {
        Button("Review") {
          requestReview()
          done()
        }
      }
    }
    var count = 0
    showing(Asking { count += 1 }, width: 200) { shown in #expect(shown.screen.tap("Review")) }
    #expect(count == 1)
  }
}
