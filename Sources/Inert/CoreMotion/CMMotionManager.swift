@_exported import Foundation
import Inert

let motion = InertFramework("CoreMotion", "measures nothing: there are no sensors")

/// Whether an app may know how people move.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// What measures how a device moves: nothing is measured, and no handler is called.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Makes a manager.
  public override init() {
    super.init()
    motion.tell()
  }
  /// False.
  open var isAccelerometerAvailable: Bool { false }
  /// False.
  open var isAccelerometerActive: Bool { false }
  /// False.
  open var isGyroAvailable: Bool { false }
  /// False.
  open var isGyroActive: Bool { false }
  /// False.
  open var isMagnetometerAvailable: Bool { false }
  /// False.
  open var isDeviceMotionAvailable: Bool { false }
  /// False.
  open var isDeviceMotionActive: Bool { false }
  /// Seconds between two; 0 at first.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Seconds between two; 0 at first.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Seconds between two; 0 at first.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Measures nothing.
  open func startAccelerometerUpdates() {}
  /// Measures nothing.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Nothing is under way.
  open func stopAccelerometerUpdates() {}
  /// Measures nothing.
  open func startGyroUpdates() {}
  /// Nothing is under way.
  open func stopGyroUpdates() {}
  /// Measures nothing.
  open func startDeviceMotionUpdates() {}
  /// Measures nothing.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Nothing is under way.
  open func stopDeviceMotionUpdates() {}
}

/// How fast something gets faster, in the earth's own.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Upwards.
  public var y: Double
  /// Towards the person.
  public var z: Double
  /// Makes an acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// What was measured; nothing is here.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// When, in seconds.
  open var timestamp: TimeInterval { 0 }
}

/// How a device got faster; nothing is measured here.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// How fast.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// How a device is held; nothing is measured here.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// Around its length, in radians.
  open var roll: Double { 0 }
  /// Around its width, in radians.
  open var pitch: Double { 0 }
  /// Around its depth, in radians.
  open var yaw: Double { 0 }
}

/// How a device moves; nothing is measured here.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// How it is held.
  open var attitude: CMAttitude { CMAttitude() }
  /// Where down is.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// How it gets faster.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// What counts steps: none are counted.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Makes a pedometer.
  public override init() {
    super.init()
    motion.tell()
  }
  /// False.
  open class func isStepCountingAvailable() -> Bool { false }
  /// False.
  open class func isDistanceAvailable() -> Bool { false }
  /// Denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Counts nothing.
  open func stopUpdates() {}
}

/// What tells whether people walk or drive: it tells nothing.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Makes a manager.
  public override init() {
    super.init()
    motion.tell()
  }
  /// False.
  open class func isActivityAvailable() -> Bool { false }
  /// Denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Tells nothing.
  open func stopActivityUpdates() {}
}
