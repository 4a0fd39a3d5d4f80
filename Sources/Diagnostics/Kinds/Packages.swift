extension Diagnosis.Kind {
  package static let packageUnreadable = Self(
    "TSK-PACKAGE",
    .fatal,
    "The package's manifest cannot be read.",
    remedy: "Run swift package describe in its folder and mend what it says."
  )

  package static let packageAddress = Self(
    "TSK-PACKAGE-ADDRESS",
    .fatal,
    "A package cannot be had from its address.",
    remedy:
      "Check the address and the connection; or clone it elsewhere and give the folder of clones"
      + " with --packages FOLDER, or name a mirror with swift package config set-mirror."
  )

  package static let packageChosen = Self(
    "TSK-PACKAGE-CHOSEN",
    .warning,
    "No Package.resolved says which revisions to take: the newest that the requirements allow were"
      + " taken.",
    remedy: "Resolve the packages and commit Package.resolved."
  )

  package static let packagePartLeftOut = Self(
    "TSK-PACKAGE-PART",
    .warning,
    "A part of a package is not built: a plugin, a macro, a binary, or a module that does not"
      + " compile.",
    remedy: "What uses it is left out; everything else runs."
  )

  package static let packagePins = Self(
    "TSK-PACKAGE-PINS",
    .fatal,
    "Package.resolved cannot be read, or a revision in it is none.",
    remedy: "Look for marks of a merge that was not finished, or resolve the packages again."
  )

  package static let packagePlugin = Self(
    "TSK-PACKAGE-PLUGIN",
    .warning,
    "A plugin that may run made nothing.",
    remedy:
      "Build the package with swift build on Linux to see what the plugin needs; what it would have made"
      + " is missing."
  )

  package static let packageRemote = Self(
    "TSK-PACKAGE-REMOTE",
    .fatal,
    "No package that is here has a product that is used.",
    remedy: "Name the package in the project or the manifest, or put a checkout of it beside the"
      + " project's folder, under the repository's name."
  )

  package static let packageRevision = Self(
    "TSK-PACKAGE-REVISION",
    .fatal,
    "A package's repository does not have the revision that was resolved.",
    remedy: "Bring the clone up to date with git fetch --all --tags; where the revision is gone,"
      + " resolve the packages again and commit Package.resolved."
  )

  package static let packageTagMoved = Self(
    "TSK-PACKAGE-TAG",
    .warning,
    "A version's tag is at another commit than when the packages were resolved.",
    remedy: "The revision that was resolved is taken. Ask the package's authors why, then resolve"
      + " again."
  )

  package static let packageUnverified = Self(
    "TSK-PACKAGE-UNVERIFIED",
    .warning,
    "A package is taken as it lies in a folder; which revision it is, is not checked.",
    remedy:
      "Nothing needs to be done if that is meant; a clone with the revision that was resolved is"
      + " checked."
  )

  package static let packageVersion = Self(
    "TSK-PACKAGE-VERSION",
    .fatal,
    "No version of a package is allowed by all that ask for it.",
    remedy: "Change one of the requirements, or bring the clone up to date with git fetch --tags."
  )

  /// Packages.
  static let packages = Group(
    "Packages",
    [
      .packageUnreadable, .packageAddress, .packageChosen, .packagePartLeftOut, .packagePins,
      .packagePlugin,
      .packageRemote, .packageRevision, .packageTagMoved, .packageUnverified, .packageVersion,
    ]
  )
}
