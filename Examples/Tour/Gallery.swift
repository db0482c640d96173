import TesseraPage
import Foundation

/// A page with the pictures of all stops.
struct Gallery {
    private(set) var count = 0
    private var sections: [String] = []

    mutating func add(_ pictures: [(title: String, file: String)], of stop: Stop) {
        count += pictures.count
        let pictures = pictures.enumerated().map { number, picture in
            // A caption names what was done, which other pictures may show, too.
            let alternative = "\(stop.name), picture \(number + 1) of \(pictures.count)"
            return """
                <figure><img src="\(picture.file)" alt="\(alternative)">
                <figcaption>\(HTML.sentence(picture.title))</figcaption></figure>
                """
        }
        sections.append(
            """
            <section id="\(stop.name)">
            <h2>\(stop.name)</h2>
            <p>\(HTML.sentence(stop.lookFor))</p>
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
        figure { display: inline-block; margin: 0.5rem; vertical-align: top }
        img { max-width: 100% }
        </style>
        <main>
        <h1>Two designs of Rating</h1>
        \(sections.joined(separator: "\n"))
        </main>
        </html>

        """
    }
}
