import AVFoundation
import AuthenticationServices
import CallKit
import Contacts
import CoreBluetooth
import CoreHaptics
import CoreSpotlight
import EventKit
import GameKit
import InertViews
import Intents
import LinkPresentation
import PhotosUI
import QuickLook
import Testing
import UIKit
import WatchConnectivity

/// Who is called back, where a device without the service calls back, later on the main queue.
@MainActor @Suite struct `Refusals that are told` {
  /// Keeps what it is told, and ends the wait for it.
  private class Witness: NSObject, @unchecked Sendable {
    var calls: [String] = []
    private var end: CheckedContinuation<Void, Never>?

    @MainActor func wait(_ body: () -> Void) async {
      await withCheckedContinuation {
        end = $0
        body()
        #expect(calls.isEmpty, "told at once")
      }
    }

    func told(_ call: String) {
      MainActor.assertIsolated()
      calls.append(call)
      end?.resume()
      end = nil
    }
  }

  private func code(_ error: (any Error)?) -> String {
    (error as NSError?).map { "\($0.domain) \($0.code)" } ?? "nil"
  }

  @Test func `Bluetooth has a state, which is that there is none`() async {
    final class Central: Witness, CBCentralManagerDelegate, @unchecked Sendable {
      func centralManagerDidUpdateState(_ central: CBCentralManager) {
        told("state \(central.state.rawValue) \(central.isScanning)")
      }
    }
    let witness = Central()
    var manager: CBCentralManager?
    await witness.wait { manager = CBCentralManager(delegate: witness, queue: nil) }
    manager?.scanForPeripherals(withServices: nil)
    #expect(witness.calls == ["state 2 false"] && manager?.isScanning == false)
    #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
    #expect(Set([CBUUID(string: "a"), CBUUID(string: "A"), CBUUID(string: "b")]).count == 2)
  }

  @Test func `a session with a watch is not activated`() async throws {
    final class Session: Witness, WCSessionDelegate, @unchecked Sendable {
      func session(
        _ session: WCSession,
        activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
      ) {
        told("\(activationState) \((error as? WCError)?.code.rawValue ?? 0)")
      }
      func sessionDidBecomeInactive(_ session: WCSession) {}
      func sessionDidDeactivate(_ session: WCSession) {}
    }
    let (session, witness) = (WCSession.default, Session())
    session.delegate = witness
    defer { session.delegate = nil }
    await witness.wait { session.activate() }
    #expect(witness.calls == ["notActivated 7002"] && !session.isReachable)
    #expect(throws: WCError(.sessionNotSupported)) { try session.updateApplicationContext([:]) }
    let message = Witness()
    await message.wait {
      session.sendMessage([:], replyHandler: nil) { error in
        MainActor.assumeIsolated { message.told("\((error as? WCError)?.code.rawValue ?? 0)") }
      }
    }
    #expect(message.calls == ["7007"])
  }

  @Test func `calls that come are refused, and a provider is put back`() async {
    final class Provider: Witness, CXProviderDelegate, @unchecked Sendable {
      func providerDidReset(_ provider: CXProvider) { told("reset") }
    }
    let (provider, witness) = (CXProvider(configuration: CXProviderConfiguration()), Provider())
    provider.setDelegate(witness, queue: nil)
    await witness.wait {
      provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { error in
        MainActor.assumeIsolated {
          witness.told("\((error as? CXErrorCodeIncomingCallError)?.code.rawValue ?? 0)")
        }
      }
    }
    #expect(witness.calls == ["1"])
    witness.calls = []
    await witness.wait { provider.invalidate() }
    #expect(witness.calls == ["reset"])
    #expect(provider.configuration.maximumCallGroups == 2)
    #expect(provider.configuration.maximumCallsPerCallGroup == 5)
  }

  @Test func `nobody is signed in, neither to games nor with an account`() async {
    final class Controller: Witness, ASAuthorizationControllerDelegate, @unchecked Sendable {
      func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithError error: any Error
      ) {
        told("\((error as? ASAuthorizationError)?.code.rawValue ?? 0)")
      }
    }
    let player = Witness()
    await player.wait {
      GKLocalPlayer.local.authenticateHandler = { controller, error in
        player.told("\(controller == nil) \((error as? GKError)?.code.rawValue ?? 0)")
      }
    }
    GKLocalPlayer.local.authenticateHandler = nil
    #expect(player.calls == ["true 16"] && !GKLocalPlayer.local.isAuthenticated)
    let request = ASAuthorizationAppleIDProvider().createRequest()
    #expect(request.requestedScopes == nil && request.nonce == nil)
    let (controller, witness) = (
      ASAuthorizationController(authorizationRequests: [request]), Controller()
    )
    controller.delegate = witness
    await witness.wait { controller.performRequests() }
    #expect(witness.calls == ["1003"])
  }

  @Test func `signing in on a page does not start`() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let witness = Witness()
    await witness.wait {
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { url, error in
        MainActor.assumeIsolated {
          let code = (error as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0
          witness.told("\(url == nil) \(code)")
        }
      }
      #expect(!session.canStart && !session.start())
    }
    #expect(witness.calls == ["true 3"])
    #expect(ASWebAuthenticationSessionError(.canceledLogin).errorCode == 1)
  }

  @Test func `searches, Siri and pages are not reached`() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let witness = Witness()
    let tell: @Sendable (String) -> Void = { call in
      MainActor.assumeIsolated { witness.told(call) }
    }
    var found: [String] = []
    for step in 0..<5 {
      await witness.wait {
        switch step {
        case 0:
          CSSearchableIndex.default().indexSearchableItems([]) {
            tell("\(($0 as? CSIndexError)?.code.rawValue ?? 0)")
          }
        case 1: INPreferences.requestSiriAuthorization { tell("\($0)") }
        case 2:
          INInteraction(intent: INIntent(), response: nil).donate {
            tell("\(($0 as? INIntentError)?.code.rawValue ?? 0)")
          }
        case 3: INInteraction.deleteAll { tell("\($0 == nil)") }
        default:
          LPMetadataProvider().startFetchingMetadata(for: url) { metadata, error in
            tell("\(metadata == nil) \((error as? LPError)?.code.rawValue ?? 0)")
          }
        }
      }
      found += witness.calls
      witness.calls = []
    }
    #expect(found == ["-1000", "denied", "1901", "true", "true 2"])
  }

  @Test func `contacts and calendars are closed`() async throws {
    let (contacts, calendars) = (CNContactStore(), EKEventStore())
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])
    #expect(throws: CNError(.authorizationDenied)) {
      try contacts.enumerateContacts(with: request) { _, _ in Issue.record("there is nobody") }
    }
    #expect(throws: CNError(.authorizationDenied)) {
      try contacts.unifiedContacts(matching: NSPredicate(value: true), keysToFetch: [])
    }
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let event = EKEvent(eventStore: calendars)
    event.title = "Party"
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try calendars.save(event, span: .thisEvent)
    }
    let predicate = calendars.predicateForEvents(withStart: .now, end: .now, calendars: nil)
    #expect(
      calendars.events(matching: predicate).isEmpty && calendars.calendars(for: .event).isEmpty
    )
    #expect(calendars.defaultCalendarForNewEvents == nil && event.eventIdentifier == nil)
    let witness = Witness()
    await witness.wait {
      calendars.requestFullAccessToReminders { isGranted, error in
        MainActor.assumeIsolated { witness.told("\(isGranted) \(error == nil)") }
      }
    }
    #expect(witness.calls == ["false true"])
    #expect(code(CNError(.recordDoesNotExist)) == "CNErrorDomain 200")
    #expect(code(EKError(.noCalendar)) == "EKErrorDomain 1")
  }

  @Test func `a person who is being written has what is written`() {
    let person = CNMutableContact()
    person.givenName = "Ada"
    person.phoneNumbers = [CNLabeledValue(label: "home", value: CNPhoneNumber(stringValue: "1"))]
    let seen: CNContact = person
    #expect(seen.givenName == "Ada" && seen.familyName.isEmpty)
    #expect(seen.phoneNumbers.first?.value.stringValue == "1")
    #expect(CNContact().identifier != CNContact().identifier)
  }

  @Test func `cameras take no picture and scan nothing`() async {
    final class Camera: Witness, AVCapturePhotoCaptureDelegate, @unchecked Sendable {
      func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
      ) {
        let code = (error as? AVError)?.code.rawValue ?? 0
        told("\(code) \(photo.fileDataRepresentation() == nil)")
      }
    }
    let (output, witness) = (AVCapturePhotoOutput(), Camera())
    await witness.wait { output.capturePhoto(with: AVCapturePhotoSettings(), delegate: witness) }
    #expect(witness.calls == ["-11803 true"])
    let session = AVCaptureSession()
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    #expect(!session.canAddOutput(output) && session.outputs == [output])
    session.removeOutput(output)
    #expect(session.outputs.isEmpty && session.canAddOutput(output))
    let devices = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera],
      mediaType: .video,
      position: .back
    ).devices
    #expect(devices.isEmpty && AVCaptureMetadataOutput().availableMetadataObjectTypes.isEmpty)
    #expect(AVCaptureMetadataOutput().rectOfInterest == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `a picker of photos can be left`() throws {
    final class Picker: Witness, PHPickerViewControllerDelegate, @unchecked Sendable {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        told("picked \(results.count)")
      }
    }
    let (picker, witness) = (
      PHPickerViewController(configuration: PHPickerConfiguration()), Picker()
    )
    picker.delegate = witness
    picker.loadViewIfNeeded()
    let bar = try #require(picker.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    bar.topItem?.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
    #expect(witness.calls == ["picked 0"])
  }

  @Test func `a preview shows the address of its item, and of another when there is one`() throws {
    final class Items: NSObject, QLPreviewControllerDataSource {
      var files = ["a.pdf", "b.pdf"]
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
      func previewController(
        _ controller: QLPreviewController,
        previewItemAt index: Int
      ) -> any QLPreviewItem { NSURL(fileURLWithPath: "/tmp/\(files[index])") }
    }
    let (preview, items) = (QLPreviewController(), Items())
    #expect(preview.currentPreviewItem == nil)
    preview.dataSource = items
    preview.loadViewIfNeeded()
    func text() -> String? {
      preview.view.subviews.lazy.compactMap { ($0 as? SignView)?.text }.first
    }
    #expect(text()?.hasSuffix("/tmp/a.pdf") == true && preview.title == "a.pdf")
    preview.currentPreviewItemIndex = 1
    #expect(text()?.hasSuffix("/tmp/b.pdf") == true && preview.title == "b.pdf")
    items.files = []
    preview.reloadData()
    #expect(text() == "QLPreviewController" && preview.currentPreviewItem == nil)
    #expect(preview.title == nil)
  }

  @Test func `a link shows its title and where it leads`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let view = LPLinkView(url: url)
    func text() -> String? { view.subviews.lazy.compactMap { ($0 as? SignView)?.text }.first }
    #expect(text() == "LPLinkView\nhttps://example.com/a")
    let metadata = LPLinkMetadata()
    metadata.title = "Title"
    metadata.originalURL = url
    metadata.url = URL(string: "https://example.com/b")
    view.metadata = metadata
    #expect(text() == "LPLinkView\nTitle\nhttps://example.com/b")
  }
}
