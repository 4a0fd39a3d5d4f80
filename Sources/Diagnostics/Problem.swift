import Foundation

/// Something that keeps a command from being carried out.
package struct Problem: Error, CustomStringConvertible {
  /// A stable name that can be searched for.
  package let code: String
  /// What happened, as one plain sentence.
  package let what: String
  /// The file, option or target concerned.
  package let place: String
  /// What was found there.
  package let saw: String
  /// The likeliest remedy.
  package let remedy: String

  package init(code: String, what: String, place: String, saw: String = "", remedy: String) {
    self.code = code
    self.what = what
    self.place = place
    self.saw = saw
    self.remedy = remedy
  }

  /// Makes a problem of a kind; what the kind says already is left out.
  package init(
    _ kind: Diagnosis.Kind,
    what: String? = nil,
    place: String,
    saw: String = "",
    remedy: String? = nil
  ) {
    self.init(
      code: kind.code.rawValue,
      what: what ?? kind.meaning,
      place: place,
      saw: saw,
      remedy: remedy ?? kind.remedy
    )
  }

  package var description: String {
    Diagnosis(
      Diagnosis.Code(rawValue: code),
      .warning,
      what: what,
      place: place,
      saw: saw,
      remedy: remedy
    ).description
  }

  /// Writes what a person who runs a command should know.
  package static func warn(_ text: String) {
    FileHandle.standardError.write(Data((named(text) + "\n").utf8))
  }

  /// A text with the command as it was typed, which a script that starts it says.
  package static func named(_ text: String) -> String {
    guard let name = environmentVariable("TSUMIKI_COMMAND") else { return text }
    return text.replacing(#/\btsumiki(?=\s)/#, with: name)
  }

  /// Whether a file could not be written, as on a disk that is full.
  private static func isOfWriting(_ error: CocoaError) -> Bool {
    (512..<1_024).contains(error.code.rawValue)
  }

  /// Carries out a command and ends with its status, or tells what is in its way and ends with 1.
  @MainActor
  package static func exit(with command: @MainActor () throws -> Int32) -> Never {
    do {
      Foundation.exit(try command())
    } catch let problem as Problem {
      warn(problem.description)
    } catch let error as CocoaError where isOfWriting(error) {
      let place = error.filePath ?? error.url?.path ?? "a file of the build"
      warn(Problem(.outputUnwritable, place: place, saw: error.localizedDescription).description)
    } catch {
      warn("\(error)")
    }
    Foundation.exit(1)
  }
}
