/// The previews of source files, one below another, each below its name.
///
/// A preview that `#Preview` declares has no name in code. The page finds it by its file, in the form
/// of `#fileID`. A program of three lines shows the previews of a library:
///
/// ```swift
/// import Likes
/// import TesseraTerminal
/// LiveSession(rootView: PreviewPage("Likes/LikeButton.swift")).run()
/// ```
///
/// Each preview is a window: a sheet or an alert in it is in front of this preview alone.
///
/// The page has the previews outside of types and functions in the first 500 lines. A preview
/// without a name gets the number of its line. A file without previews is reported as a runtime issue,
/// and its name is shown alone. The optimizer removes previews, so the page is for debug builds.
public struct PreviewPage: View {
    private let files: [String]
    private let previews: [FoundPreview]

    /// Finds the previews of files, such as `Likes/LikeButton.swift`.
    public init(_ files: String...) {
        self.files = files
        previews = files.flatMap(FoundPreview.all)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ForEach(files, id: \.self) { file in
                let previews = previews.filter { $0.file == file }
                if previews.isEmpty { EmptyFile(name: file) }
                ForEach(previews, id: \.id) { preview in
                    VStack(alignment: .leading, spacing: 8) {
                        Text(preview.name).font(.caption).foregroundStyle(.secondary)
                        Window(content: preview.view)
                    }
                }
            }
        }
    }
}

/// The line on the page for a file that has no previews.
private struct EmptyFile: View {
    let name: String

    var body: some View {
        let _ = reportRuntimeIssue(
            "no preview is in '\(name)': name a file as '#fileID' does, such as 'Likes/Button.swift', "
                + "in a debug build.")
        Text(name).foregroundStyle(.secondary)
    }
}

/// A preview in a source file.
private struct FoundPreview {
    let file: String
    /// The line, and the mark of a preview behind another on its line.
    let id: String
    let name: String
    let view: AnyView

    /// Returns the previews of a file, from the top down.
    @MainActor
    static func all(in file: String) -> [FoundPreview] {
        func found(_ line: Int, _ place: String = "") -> FoundPreview? {
            provider(in: file, line: line, at: place)
                .map { FoundPreview($0, in: file, line: line, at: place) }
        }
        return (1...500).flatMap { line in
            guard let first = found(line) else { return [FoundPreview]() }
            return [first] + (1..<200).compactMap { found(line, "At\($0)") }
        }
    }

    @MainActor
    private init<Provider: PreviewProvider>(
        _ provider: Provider.Type, in file: String, line: Int, at place: String
    ) {
        self.file = file
        id = "\(line)\(place)"
        let preview = provider.previews
        name = (preview as? Preview)?.name ?? "line \(line)"
        view = AnyView(preview)
    }

    /// Returns the type that `#Preview` declares on a line, by the name that the macro gives it.
    private static func provider(
        in file: String, line: Int, at place: String
    ) -> (any PreviewProvider.Type)? {
        let parts = file.split(separator: "/", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let module = "\(parts[0].utf8.count)\(parts[0])"
        let word = parts[1].utf8.map(mangled).joined() + "Preview" + place
        let name = "$s\(module)\(word.utf8.count)\(word)fMu\(line)_"
        return _typeByName("\(module)\(name.utf8.count)\(name)V") as? any PreviewProvider.Type
    }

    /// Returns an ASCII letter or digit, or else the number of a byte.
    private static func mangled(_ byte: UInt8) -> String {
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber)
            ? String(character) : "_" + String(byte, radix: 16)
    }
}
