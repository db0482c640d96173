/// A view that displays lines of text.
///
/// Texts can be joined, and each keeps its own font and colour. The tree prints a text's attributes
/// after its words, and the attributes of a part with the words of that part. It prints an image in
/// a text by its name.
///
/// ```swift
/// Text("Rated ") + Text("good").bold()    // Text "Rated good" .bold(in: "good")
/// ```
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
    /// A run of text with the same attributes.
    @usableFromInline
    package struct Run: Equatable, Sendable {
        package enum Content: Equatable, Sendable {
            case words(String)
            /// A number, formatted for the locale of the text's environment.
            case number(LocalizedNumber)
            case image(name: String, Image.Source)
        }

        package fileprivate(set) var content: Content
        package var attributes: [Attribute] = []

        init(_ words: String) { content = .words(words) }
        init(_ number: LocalizedNumber) { content = .number(number) }
        init(_ image: Image) { content = .image(name: image.name, image.source) }

        /// Returns the words of this run; for an image, its name.
        package func words(in locale: Locale) -> String {
            switch content {
            case .words(let words), .image(let words, _): words
            case .number(let number): number.words(in: locale)
            }
        }
    }

    /// The runs of a text. A text without attributes is stored as plain words.
    @usableFromInline
    package enum Storage: Equatable, Sendable {
        case words(String)
        case runs([Run])
    }

    @usableFromInline package var storage: Storage

    var runs: [Run] {
        get {
            switch storage {
            case .words(let words): [Run(words)]
            case .runs(let runs): runs
            }
        }
        set { storage = Storage(newValue) }
    }

    /// Makes a text from a string that is shown unchanged.
    @inlinable
    public init(verbatim content: String) {
        storage = .words(content)
    }

    /// Makes a text from a string that is not localized.
    @inlinable
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ content: Words) {
        self.init(verbatim: content as? String ?? String(content))
    }

    /// Makes a text from a string literal with interpolated values. Numbers are formatted for the
    /// environment's locale.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        storage = key.storage
    }

    /// Makes a text from a value with a format style.
    ///
    /// The text uses the locale of the format style, not that of the environment.
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// Makes a text from an image, to join with other texts.
    public init(_ image: Image) {
        storage = .runs([Run(image)])
    }

    /// Joins two texts, each with its own font and colour.
    public static func + (left: Text, right: Text) -> Text {
        var text = left
        for run in right.runs { text.runs.join(run) }
        return text
    }

    /// The words of a text with a single run and no attributes; `nil` for other texts.
    package var plainWords: String? { if case .words(let words) = storage { words } else { nil } }

    /// Returns all words, with numbers formatted for a locale.
    package func words(in locale: Locale) -> String {
        switch storage {
        case .words(let words): words
        case .runs(let runs): runs.map { $0.words(in: locale) }.joined()
        }
    }

    /// All words, with numbers formatted for the default locale.
    package var words: String { words(in: EnvironmentValues().locale) }

    /// Returns the runs, with numbers formatted for a locale.
    package func runs(in locale: Locale) -> [Run] {
        var written: [Run] = []
        for var run in runs {
            if case .number(let number) = run.content {
                run.content = .words(number.words(in: locale))
            }
            written.join(run)
        }
        return written
    }

    func adding(_ attribute: Attribute) -> Text {
        var text = self
        for index in text.runs.indices { text.runs[index].attributes.append(attribute) }
        return text
    }

    public func _text(at node: Node) -> String? {
        if case .words(let words) = storage { words } else { words(in: node.environment.locale) }
    }

    public func describe(_ description: inout ViewDescription, in environment: EnvironmentValues) {
        if case .words(let words) = storage { return description.text = words }
        let locale = environment.locale
        let runs = runs(in: locale)
        description.text = runs.map { $0.words(in: locale) }.joined()
        for case .image(let name, _) in runs.map(\.content) { description.add("image", name) }
        let shared = sharedAttributes
        let ofParts = runs.flatMap { run in
            run.attributes.dropLast(shared.count).map {
                $0.printed.argument("in", run.words(in: locale)).described
            }
        }
        description.modifiers = ofParts + shared.map(\.printed.described)
    }

    /// The attributes that all runs share because they were added after joining.
    private var sharedAttributes: ArraySlice<Attribute> {
        guard let first = runs.first?.attributes else { return [] }
        let count = runs.dropFirst().reduce(first.count) { count, run in
            zip(first.reversed().prefix(count), run.attributes.reversed())
                .prefix { $0 == $1 }.count
        }
        return first.suffix(count)
    }
}

extension Text.Storage {
    init(_ runs: [Text.Run]) {
        if runs.count == 1, case .words(let words) = runs[0].content, runs[0].attributes.isEmpty {
            self = .words(words)
        } else {
            self = .runs(runs)
        }
    }
}

extension [Text.Run] {
    /// Appends a run, or merges it with the last run if the attributes are equal.
    mutating func join(_ run: Text.Run) {
        if let last, case .words(let before) = last.content, case .words(let words) = run.content,
            last.attributes == run.attributes
        {
            self[count - 1].content = .words(before + words)
        } else {
            append(run)
        }
    }
}
