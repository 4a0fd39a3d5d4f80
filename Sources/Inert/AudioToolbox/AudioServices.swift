// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
import Inert

let sounds = InertFramework("AudioToolbox", "plays no sound and does not vibrate")

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The number of what went wrong; 0 for nothing.
public typealias OSStatus = Int32
/// The number of a format of sound, a four-letter code.
public typealias AudioFormatID = UInt32

/// The number of vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// No mistake.
public let kAudioServicesNoError: OSStatus = 0
/// The service knows no such property.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { sounds.tell() }

/// Plays nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { sounds.tell() }

/// Plays nothing; the block is called later on the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (@Sendable () -> Void)?
) {
  sounds.answer { inCompletionBlock?() }
}

/// Plays nothing; the block is called later on the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (@Sendable () -> Void)?
) {
  sounds.answer { inCompletionBlock?() }
}

/// Makes no sound: `kAudioServicesUnsupportedPropertyError`.
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  sounds.tell()
  outSystemSoundID.pointee = 0
  return kAudioServicesUnsupportedPropertyError
}

/// There is nothing to let go of.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
