import Foundation
import SampleControl
import Tessera
import TesseraDrawing
import TesseraPage
import TesseraTerminal

/// Draws the previews of three files to `Show.svg`, and a change as a film to `Film.svg`; with `--live`
/// shows the previews in the terminal, and with `--html` and a file writes a page to touch in a browser.
@main
enum Show {
    @MainActor
    static func main() throws {
        let page = PreviewPage(
            "SampleControl/Sample.swift", "Show/Gallery.swift", "Show/Film.swift")
        let arguments = CommandLine.arguments
        if arguments.contains("--live") {
            LiveSession(rootView: page).run()
        } else if let option = arguments.firstIndex(of: "--html"), option + 1 < arguments.count {
            var page = TouchablePage(title: "Sample")
            page.add("The control") { Tapped() }
            page.add("Its styles in each state") { Gallery() }
            try page.html.write(toFile: arguments[option + 1], atomically: true, encoding: .utf8)
            print("open \(arguments[option + 1]) in a browser")
        } else {
            let file = URL(filePath: "Show.svg")
            try ViewHost(rootView: page).svg(
                title: "The styles of Sample", appearance: .fixed(.light)
            )
            .write(to: file, atomically: true, encoding: .utf8)
            try Tapped.film().svg(title: "The control is tapped")
                .write(to: URL(filePath: "Film.svg"), atomically: true, encoding: .utf8)
            print("open \(file.path) and Film.svg in a browser, or type swift run Show --live")
        }
    }
}
