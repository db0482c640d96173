import Foundation

/// A page with the pictures of all stops.
struct Gallery {
    private(set) var count = 0
    private var sections: [String] = []

    mutating func add(_ files: [String], of stop: Stop) {
        count += files.count
        let pictures = files.map { #"<img src="\#($0)" alt="\#(stop.name)">"# }
        sections.append(
            """
            <section id="\(stop.name)">
            <h2>\(stop.name)</h2>
            <p>\(Self.escaped(stop.lookFor))</p>
            \(pictures.joined(separator: "\n"))
            </section>
            """)
    }

    var page: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Two designs of Rating</title>
        <style>
        :root { color-scheme: light dark; font-family: sans-serif }
        body { max-width: 60rem; margin: auto; padding: 1rem }
        img { max-width: 100%; margin: 0.5rem; vertical-align: top }
        </style>
        <h1>Two designs of Rating</h1>
        \(sections.joined(separator: "\n"))
        </html>

        """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
