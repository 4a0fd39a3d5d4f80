import Foundation
import TestSupport
import Testing

/// Apps that import frameworks of Apple's before their first screen.
@Suite(.serialized) struct InertAppTests {
  private static let app = """
    import AVFoundation
    import CoreLocation
    import MapKit
    import StoreKit
    import UIKit
    import UserNotifications
    import WebKit

    @main class Delegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate,
      SKPaymentTransactionObserver, CLLocationManagerDelegate
    {
      var window: UIWindow?
      let places = CLLocationManager()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .sound]) { isGranted, _ in
          print("notifications", isGranted)
        }
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        SKPaymentQueue.default().add(self)
        places.delegate = self
        places.requestWhenInUseAuthorization()
        window = UIWindow()
        window?.rootViewController = Screen()
        window?.makeKeyAndVisible()
        return true
      }

      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
      ) {
        print("places", status.rawValue)
      }

      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
      ) {}
    }

    class Screen: UIViewController, WKNavigationDelegate {
      let web = WKWebView()
      let map = MKMapView()
      let player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)

      override func viewDidLoad() {
        super.viewDidLoad()
        web.navigationDelegate = self
        web.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        map.frame = CGRect(x: 0, y: 200, width: 300, height: 200)
        view.addSubview(web)
        view.addSubview(map)
        let layer = AVPlayerLayer(player: player)
        layer.frame = CGRect(x: 0, y: 400, width: 300, height: 100)
        view.layer.addSublayer(layer)
        web.load(URLRequest(url: URL(string: "https://example.com")!))
      }

      func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: Error
      ) {
        print("page", (error as NSError).code)
      }
    }
    """

  @Test func `show it, say once by name what is inert, and get honest answers`() throws {
    let path = try SmallApp.folder(["App.swift": Self.app])
    let dump = Command.file(".json")
    let run = try Command(path, "--size", "300x500", "--dump", dump.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("LEFT-OUT"), "\(run.errors)")
    let frameworks = [
      "UserNotifications", "AVFAudio", "AVFoundation", "StoreKit", "CoreLocation", "WebKit",
      "MapKit",
    ]
    for name in frameworks {
      #expect(run.errors.components(separatedBy: "inert: \(name) ").count == 2, "\(name)")
    }
    #expect(run.output.contains("notifications false"))
    #expect(run.output.contains("places 2"))
    #expect(run.output.contains("page -1009"))
    let text = try String(contentsOf: dump, encoding: .utf8)
    #expect(text.contains("https://example.com") && text.contains("MKMapView"))
  }

  @Test func `show the elements of nibs that they import`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Page"),
      "Page.swift": """
      import MapKit
      import UIKit
      import WebKit
      class Page: UIViewController {
        @IBOutlet var web: WKWebView!
        @IBOutlet var map: MKMapView!
        override func viewDidLoad() {
          super.viewDidLoad()
          print("connected", web != nil, map != nil)
        }
      }
      """,
      "Page.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page">
            <connections>
              <outlet property="view" destination="v" id="c1"/>
              <outlet property="web" destination="w" id="c2"/>
              <outlet property="map" destination="m" id="c3"/>
            </connections>
          </placeholder>
          <view id="v">
            <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
            <subviews>
              <wkWebView contentMode="scaleToFill" id="w">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                <wkWebViewConfiguration key="configuration"/>
              </wkWebView>
              <mapView contentMode="scaleToFill" mapType="standard" id="m">
                <rect key="frame" x="0.0" y="200" width="300" height="200"/>
              </mapView>
            </subviews>
          </view>
        </objects>
      </document>
      """,
    ])
    let dump = Command.file(".json")
    let run = try Command(path, "--size", "300x400", "--dump", dump.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("connected true true"), "\(run.errors)")
    #expect(!run.errors.contains("TSK-NIB"), "\(run.errors)")
  }

  @Test func `hash, seal and keep passwords, which files see with Foundation`() throws {
    let name = "Safe\(UUID().uuidString.prefix(8))"
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Passwords.swift": """
      import Foundation
      enum Passwords {
        static let query: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "\(name)",
        ]
        static func keep(_ text: String) -> OSStatus {
          SecItemAdd(query.merging([kSecValueData as String: Data(text.utf8)]) { $1 } as CFDictionary, nil)
        }
        static var kept: String? {
          var found: AnyObject?
          let asked = query.merging([kSecReturnData as String: kCFBooleanTrue!]) { $1 }
          guard SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess else { return nil }
          return (found as? Data).flatMap { String(data: $0, encoding: .utf8) }
        }
      }
      """,
      "Screen.swift": """
      import CryptoKit
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let digest = SHA256.hash(data: Data("abc".utf8))
          print(digest.map { String(format: "%02x", $0) }.joined())
          let key = SymmetricKey(size: .bits256)
          let box = try? AES.GCM.seal(Data("hidden".utf8), using: key)
          let opened = box.flatMap { try? AES.GCM.open($0, using: key) }
          print("opened", opened.map { String(decoding: $0, as: UTF8.self) } ?? "-")
          print("kept", Passwords.keep("secret"), Passwords.kept ?? "-")
          print("deleted", SecItemDelete(Passwords.query as CFDictionary))
        }
      }
      """,
    ])
    let run = try Command(path, "--size", "300x400", "--dump", Command.file(".json").path)
    #expect(run.status == 0 && !run.errors.contains("LEFT-OUT"), "\(run.errors)")
    #expect(run.output.contains("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    #expect(run.output.contains("opened hidden") && run.output.contains("kept 0 secret"))
    #expect(run.output.contains("deleted 0") && run.errors.contains("inert: Security keeps"))
    let doctor = try Command("--doctor", path)
    #expect(!doctor.output.contains("Frameworks that are inert"), "\(doctor.output)")
  }

  @Test func `keep tables in SQLite, and digest bytes by names in C`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": """
      import CommonCrypto
      import SQLite3
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var database: OpaquePointer?
          guard sqlite3_open(":memory:", &database) == SQLITE_OK else { return }
          defer { sqlite3_close(database) }
          sqlite3_exec(database, "create table t(n); insert into t values (41)", nil, nil, nil)
          var statement: OpaquePointer?
          sqlite3_prepare_v2(database, "select n + 1 from t", -1, &statement, nil)
          if sqlite3_step(statement) == SQLITE_ROW { print("n is", sqlite3_column_int(statement, 0)) }
          sqlite3_finalize(statement)
          var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
          let data = Data("abc".utf8)
          data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
          print(digest.map { String(format: "%02x", $0) }.joined())
        }
      }
      """,
    ])
    let run = try Command(path, "--size", "300x400", "--dump", Command.file(".json").path)
    #expect(run.status == 0 && !run.errors.contains("LEFT-OUT"), "\(run.errors)")
    #expect(run.output.contains("n is 42"))
    #expect(run.output.contains("900150983cd24fb0d6963f7d28e17f72"))
  }

  @Test func `read XML and pack bytes by the libraries in C that iOS has`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": """
      import UIKit
      import libxml2
      import zlib
      class Screen: UIViewController {
        private var context: xmlParserCtxtPtr?;
        override func viewDidLoad() {
          super.viewDidLoad()
          let text = "<a><b>brick</b></a>"
          guard let document = xmlReadMemory(text, Int32(text.utf8.count), nil, nil, 0) else { return }
          defer { xmlFreeDoc(document) }
          let child = xmlDocGetRootElement(document).pointee.children
          xmlNodeGetContent(child).map { print("it says", String(cString: $0)) }
          let bytes = [UInt8](repeating: 7, count: 1000)
          var packed = [UInt8](repeating: 0, count: 1100)
          var count = uLong(packed.count)
          print("packed", compress(&packed, &count, bytes, 1000) == Z_OK && count < 100)
        }
      }
      """,
    ])
    let run = try Command(path, "--size", "300x400", "--dump", Command.file(".json").path)
    #expect(run.status == 0 && !run.errors.contains("LEFT-OUT"), "\(run.errors)")
    #expect(run.output.contains("it says brick") && run.output.contains("packed true"))
  }

  @Test func `filter images, which files see with UIKit`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Own.swift": """
      import CoreImage
      import CoreImage.CIFilterBuiltins
      class Own: CIFilter {
        @objc dynamic var inputImage: CIImage?
        override var outputImage: CIImage? { inputImage?.applyingFilter("CIColorInvert") }
      }
      func code(_ text: String) -> CIImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        return filter.outputImage
      }
      """,
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let own = Own()
          own.setValue(CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 3, height: 2)), forKey: kCIInputImageKey)
          print("own", own.outputImage?.extent.width ?? -1)
          print("code", code("abc").map { UIImage(ciImage: $0).size.width } ?? -1)
          print("none", CIFilter(name: "CINone") == nil)
        }
      }
      """,
    ])
    let run = try Command(path, "--size", "300x400", "--dump", Command.file(".json").path)
    #expect(run.status == 0 && !run.errors.contains("LEFT-OUT"), "\(run.errors)")
    #expect(run.output.contains("own 3.0") && run.output.contains("code 23.0"), "\(run.output)")
    #expect(run.output.contains("none true"))
  }

  @Test func `are listed by the doctor, which misses nothing`() throws {
    let path = try SmallApp.folder(["App.swift": Self.app])
    let run = try Command("--doctor", path)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("Nothing is missing by its name."))
    #expect(run.output.contains("Frameworks that are inert") && run.output.contains("  WebKit  "))
  }
}
