import Foundation

/// The parts of a page.
package enum HTML {
    /// Returns a text as the content of an element or an attribute. Control characters become replacement
    /// characters.
    static func text(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Returns a sentence, with the words between backquotes as code.
    package static func sentence(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            index % 2 == 0 ? self.text(String(part)) : "<code>\(self.text(String(part)))</code>"
        }.joined()
    }

    /// Returns data as JSON in which no text can end a script.
    static func json(_ data: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        let data = try? JSONSerialization.data(withJSONObject: data, options: options)
        return String(decoding: data ?? Data(), as: UTF8.self).replacing("<", with: "\\u003c")
    }

    /// Returns the element of a view, which the script fills.
    static func view(
        number: Int, title: String, text: String, code: String, interface: String, notes: [String]
    ) -> String {
        func listing(_ title: String, _ code: String, isOpen: Bool) -> String {
            if code.isEmpty { return "" }
            let start = "<details\(isOpen ? " open" : "")><summary>\(title)</summary>"
            let attributes = "role=\"group\" tabindex=\"0\" aria-label=\"\(title)\""
            return "\(start)<pre \(attributes)><code>\(self.text(code))</code></pre></details>\n"
        }
        let sentence = text.isEmpty ? "" : "<p>\(sentence(text))</p>\n"
        let source =
            listing("Code", code, isOpen: true)
            + listing("Public interface", interface, isOpen: false)
        let list = notes.map { "<p class=\"note\">\(self.text($0))</p>\n" }.joined()
        return """
            <article data-touch="\(number)">
            <h3>\(self.text(title))</h3>
            \(sentence)<div class="stage">
            <svg aria-hidden="true"><g class="pieces"></g><g class="areas"></g></svg>
            <div class="elements" role="group" aria-label="\(self.text(title))"></div>
            </div>
            <p class="say" role="status"></p>
            <button class="show" aria-pressed="false">Show where it responds</button>
            <details open><summary>Announced</summary><ul class="said"></ul></details>
            <details open><summary>Tree</summary><ul class="tree" tabindex="0" role="list" aria-label="Tree"></ul></details>
            \(source)\(list)</article>
            """
    }

    static func page(title: String, body: String, ending: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(text(title))</title>
        <style>
        \(style)
        \(viewStyle)
        </style>
        </head>
        <body>
        <main>
        <h1>\(text(title))</h1>
        <noscript><p>The views of this page need its script.</p></noscript>
        <div class="views">
        \(body)
        </div>
        </main>
        \(ending)
        </body>
        </html>

        """
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1d1d1f; --ground: #f5f5f7 }
        @media (prefers-color-scheme: dark) { :root { --ink: #f5f5f7; --ground: #161618 } }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
        main { max-width: 160rem; margin: auto; padding: 1.5rem 1rem 4rem }
        .views { display: grid; gap: 1rem; align-items: start;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr)) }
        .views > :not(article) { grid-column: 1 / -1; margin: 0 }
        """

    /// The rules of a view's element alone.
    static let viewStyle = """
        [data-touch] { --soft: #6e6e73; --card: #fff; --edge: #d2d2d7; --mark: #fff0b3; --blue: #0066cc;
          background: var(--card); border: 1px solid var(--edge); border-radius: 12px; padding: 1rem;
          min-width: 0; max-width: 100%; box-sizing: border-box;
          @media (prefers-color-scheme: dark) { --soft: #a1a1a6; --card: #000; --edge: #424245;
            --mark: #5c4a00; --blue: #4da3ff }
          h3, p { margin: 0 0 .5rem }
          .stage { position: relative; display: inline-block; max-width: 100%; line-height: 0;
            touch-action: none; user-select: none; cursor: default }
          .stage svg { display: block; max-width: 100%; height: auto; max-height: none; border: 0 }
          .elements { position: absolute; inset: 0 }
          .areas, .elements { pointer-events: none }
          .areas { opacity: 0 } &.shows .areas { opacity: .35 }
          .a0 { fill: #06c } .a1 { fill: #c30 } .a2 { fill: #083 } .a3 { fill: #808 }
          .elements * { position: absolute; color: transparent; font-size: 1px; overflow: hidden }
          .elements [role=group] { position: static }
          .elements :focus { outline: 3px solid var(--blue); outline-offset: 1px; overflow: visible }
          .say { min-height: 1.5em }
          .say, .note, summary { color: var(--soft); font-size: .875rem }
          ul { list-style: none; padding: 0; margin: .25rem 0 .5rem; overflow-x: auto }
          li { margin: 0; max-width: none }
          ul, pre, code { font: 13px/1.45 ui-monospace, Menlo, Consolas, monospace }
          ul { white-space: pre }
          pre { margin: .25rem 0 .5rem; padding: 0; background: none }
          pre, .said { white-space: pre-wrap }
          mark { background: var(--mark); color: inherit }
          button { font: inherit; font-size: .875rem; color: var(--blue); background: none; cursor: pointer;
            border: 1px solid var(--edge); border-radius: 6px; padding: .1rem .6rem; margin: 0 0 .5rem }
          li button { margin: 0 0 0 .5rem; padding: 0 .4rem }
        }
        """
}
