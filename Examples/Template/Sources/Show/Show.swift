import Foundation
import Tessera
import TesseraDrawing
import TesseraTerminal

/// Writes the gallery to `Show.svg`; with `--live` shows it in the terminal, for keys and mouse.
@main
enum Show {
    @MainActor
    static func main() throws {
        if CommandLine.arguments.contains("--live") {
            LiveSession(rootView: Gallery()).run()
        } else {
            let file = URL(filePath: "Show.svg")
            try ViewHost(rootView: Gallery()).svg(title: "Like buttons", appearance: .fixed(.light))
                .write(to: file, atomically: true, encoding: .utf8)
            print("open \(file.path) in a browser; swift run Show --live shows it here")
        }
    }
}
