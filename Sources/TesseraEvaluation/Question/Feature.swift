/// A feature requested after programs were written, as a second version of each design's module.
///
/// ```swift
/// Feature(
///     "limits", "A style is told whether there is a further step.",
///     [
///         Version(
///             .style, changing: [Version.Edit("Style.swift", "var value", "var isLast = false; var value")]),
///         Version(.closure, unneededSince: "A closure sees all that the screen does."),
///     ])
/// ```
///
/// It shows which of the probes' programs no longer compile with the new version. A test can verify
/// this: it edits a copy of the module, builds it, and compiles the programs against it.
public struct Feature: Sendable {
    /// The name of the feature, for the head of a row.
    public let name: String
    /// The feature in a sentence.
    public let sentence: String
    /// The versions with the feature: any number for each design, in order of the number of broken
    /// programs.
    public let versions: [Version]

    /// Creates a feature.
    ///
    /// - Parameters:
    ///   - name: The name for the head of a row, without spaces.
    ///   - sentence: The feature in a sentence.
    ///   - versions: The versions with the feature: any number for each design, in order of the
    ///     number of broken programs.
    public init(_ name: String, _ sentence: String, _ versions: [Version]) {
        self.name = name
        self.sentence = sentence
        self.versions = versions
    }

    /// Returns the versions of a design in order; empty if the design needs no change.
    func versions(of design: Design) -> [Version] {
        versions.filter { $0.design.name == design.name && $0.reason == nil }
    }
}

/// A second version of a design's module with an added feature.
public struct Version: Sendable {
    /// A replacement of text in a module.
    public struct Edit: Sendable {
        /// The name of the file.
        public let file: String
        /// The text to replace, which occurs once in the file.
        public let old: String
        /// The new text.
        public let new: String

        /// Creates an edit.
        public init(_ file: String, _ old: String, _ new: String) {
            self.file = file
            self.old = old
            self.new = new
        }
    }

    /// The design.
    public let design: Design
    /// The approach of this version, in a few words; `nil` for a single version.
    public let name: String?
    /// The changes of the module.
    public let edits: [Edit]
    /// The programs that no longer compile, named as by ``Evaluation/program(_:of:)``.
    public let broken: [String]
    /// The reason why the design needs no change; `nil` if it needs one.
    public let reason: String?

    /// Creates a version.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - name: The approach of this version, if there are several.
    ///   - edits: The changes of the module.
    ///   - broken: The programs that no longer compile: each task, with the attempt's name in
    ///     brackets.
    public init(
        _ design: Design, _ name: String? = nil, changing edits: [Edit],
        breaks broken: [String] = []
    ) {
        self.design = design
        self.name = name
        self.edits = edits
        self.broken = broken
        reason = nil
    }

    /// Creates a record that a design needs no change, because it has the feature or has no use for
    /// it.
    public init(_ design: Design, unneededSince reason: String) {
        self.design = design
        name = nil
        edits = []
        broken = []
        self.reason = reason
    }
}
