public import Foundation
public import Tessera
public import TesseraDrawing
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
/// If it does not, the test fails with the lines that differ, and with the paths of the picture that was
/// found and of one that shows both. They are kept in the temporary folder.
///
/// ```swift
/// expectPicture(ViewHost(rootView: Counter()), named: "counter")
/// ```
///
/// The picture is a file in the folder `Pictures` beside the test. `TESSERA_RECORD=failed swift test` writes
/// the files that are missing or differ, `TESSERA_RECORD=all` each file. A test that records fails.
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
    PictureFile("picture", name, format, in: folder, besides: file)
        .expect(format == .svg ? host.svg(title: title) : host.characters, sourceLocation)
}

/// Expects a film to be that which was recorded, as an SVG file.
///
/// ```swift
/// let like = host.film { host.tap(.text("Like")) }
/// expectFilm(like, named: "like")
/// expectFilm(like + host.film { host.tap(.text("Liked")) }, named: "like and back")
/// ```
///
/// The file is kept, compared and recorded like that of ``expectPicture(_:named:title:as:in:file:sourceLocation:)``.
///
/// - Parameters:
///   - film: The film.
///   - name: The name of the film: its file without the extension.
///   - title: The title of the film; empty by default.
///   - folder: The folder of the file; `Pictures` beside the test by default.
///   - file: The file of the test; that of the call by default.
///   - sourceLocation: The place where a failure is reported; that of the call by default.
@MainActor
public func expectFilm(
    _ film: Film, named name: String, title: String = "", in folder: URL? = nil,
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    PictureFile("film", name, .svg, in: folder, besides: file)
        .expect(film.svg(title: title), sourceLocation)
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
