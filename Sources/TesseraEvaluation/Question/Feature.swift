/// A feature that is asked for once programs have been written, as a second version of each design's module.
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
/// What is asked is which of the programs of the probes no longer compile. Whether that is so is
/// for a test to see, which edits a copy of the module, builds it, and compiles the programs against it.
public struct Feature: Sendable {
    /// The name of the feature, as it heads a row.
    public let name: String
    /// The feature in a sentence.
    public let sentence: String
    /// The versions that have it: any number for each design, the one that breaks the least first.
    public let versions: [Version]

    /// Makes a feature.
    ///
    /// - Parameters:
    ///   - name: The name as it heads a row, without spaces.
    ///   - sentence: The feature in a sentence.
    ///   - versions: The versions that have it: any number for each design, the one that breaks the least
    ///     first.
    public init(_ name: String, _ sentence: String, _ versions: [Version]) {
        self.name = name
        self.sentence = sentence
        self.versions = versions
    }

    /// The versions of a design, the one that breaks the least first; none where there is nothing to change.
    func versions(of design: Design) -> [Version] {
        versions.filter { $0.design.name == design.name && $0.reason == nil }
    }
}

/// A second version of a design's module, which has a feature that the first had not.
public struct Version: Sendable {
    /// A text of a module that is replaced by another one.
    public struct Edit: Sendable {
        /// The name of the file.
        public let file: String
        /// The text as it is, which occurs once in the file.
        public let old: String
        /// The text in its place.
        public let new: String

        /// Makes an edit.
        public init(_ file: String, _ old: String, _ new: String) {
            self.file = file
            self.old = old
            self.new = new
        }
    }

    /// The design.
    public let design: Design
    /// The way in which the version has the feature, in a few words; `nil` for an only one.
    public let name: String?
    /// The changes of the module.
    public let edits: [Edit]
    /// The programs that no longer compile, in the words of ``Evaluation/program(_:of:)``.
    public let broken: [String]
    /// Why there is nothing to change; `nil` where there is.
    public let reason: String?

    /// Makes a version.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - name: The way in which the version has the feature, where there are several.
    ///   - edits: The changes of the module.
    ///   - broken: The programs that no longer compile, each by its task and, in brackets, its own name.
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

    /// Says why nothing has to be changed for a feature: the design has it, or has no use for it.
    public init(_ design: Design, unneededSince reason: String) {
        self.design = design
        name = nil
        edits = []
        broken = []
        self.reason = reason
    }
}
