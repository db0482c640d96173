import Foundation
public import Tessera
import TesseraDrawing
import TesseraTerminal
public import Testing

/// A way to keep a picture in a file.
public enum PictureFormat: String, Sendable {
    /// Lines, letters and colours, for a browser.
    case svg
    /// The characters of a terminal, without colours.
    case characters = "txt"
}

/// Expects a host to look as in a picture that was recorded.
///
/// If it does not, the test fails with the lines that differ.
///
/// ```swift
/// expectPicture(ViewHost(rootView: Counter()), named: "counter")
/// ```
///
/// The picture is a file in the folder `Pictures` beside the test. With `TESSERA_PICTURES=write` in the
/// environment of the run, the file is written first.
///
/// - Parameters:
///   - host: The host.
///   - name: The name of the picture: its file without the extension.
///   - title: The title of an SVG picture; by default the first element of the accessibility tree.
///   - format: The format of the file; SVG by default.
///   - folder: The folder of the file; `Pictures` beside the test by default.
///   - file: The file of the test; that of the call by default.
///   - sourceLocation: The place where a failure is reported; that of the call by default.
@MainActor
public func expectPicture(
    _ host: ViewHost<some View>, named name: String, title: String? = nil,
    as format: PictureFormat = .svg, in folder: URL? = nil, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let folder =
        folder
        ?? URL(filePath: file).deletingLastPathComponent().appending(path: "Pictures")
    let picture = folder.appending(path: "\(name).\(format.rawValue)")
    let found = format == .svg ? host.svg(title: title) : host.characters
    do {
        if ProcessInfo.processInfo.environment["TESSERA_PICTURES"] == "write" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try found.write(to: picture, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: picture, encoding: .utf8)
        guard let difference = LineDifference(from: expected, to: found) else { return }
        Issue.record(
            "The picture \(name) is not as expected \(difference)", sourceLocation: sourceLocation)
    } catch {
        Issue.record(
            "There is no picture \(picture.path): TESSERA_PICTURES=write swift test records it",
            sourceLocation: sourceLocation)
    }
}

extension ViewHost {
    /// The drawing in characters. The host measures texts by cells for it.
    fileprivate var characters: String {
        let metrics = textMetrics
        defer { textMetrics = metrics }
        textMetrics = .cells(width: 8, height: 16)
        return "\(CellPicture(drawing, scheme: .light))\n"
    }
}
