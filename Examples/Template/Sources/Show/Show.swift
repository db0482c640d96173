import Foundation
import Tessera
import TesseraDrawing
import TesseraTerminal

/// Draws the previews of two files to `Show.svg`; with `--live` shows them in the terminal.
@main
enum Show {
    @MainActor
    static func main() throws {
        let page = PreviewPage("Likes/LikeButton.swift", "Show/Gallery.swift")
        if CommandLine.arguments.contains("--live") {
            LiveSession(rootView: page).run()
        } else {
            let file = URL(filePath: "Show.svg")
            try ViewHost(rootView: page).svg(title: "Like buttons", appearance: .fixed(.light))
                .write(to: file, atomically: true, encoding: .utf8)
            print("open \(file.path) in a browser; swift run Show --live shows it here")
        }
    }
}
