extension Scorecard.Row {
    /// The probe as a part of the page: closed at first, its attempts beside each other if there
    /// is room.
    var html: String {
        let marks = results.map { "\($0.design.rawValue) \($0.isDone ? "yes" : "no")" }
        return """
            <details>
            <summary><b>\(Markup.escaped(name))</b> \(Markup.paragraph(task)) \
            <small>\(marks.joined(separator: ", "))</small></summary>
            <div class="attempts" id="\(Markup.escaped(name))">
            \(results.map(Self.html).joined(separator: "\n"))
            </div>
            </details>
            """
    }

    private static func html(_ result: Result) -> String {
        let requirements = result.requirements.map { requirement in
            let mark = requirement.isMet ? "yes" : "no"
            return "<li class=\"\(mark)\"><b>\(mark)</b> \(Markup.paragraph(requirement.sentence))"
                + "</li>"
        }
        let limit = result.limit.map { "<p>\(Markup.paragraph($0))</p>\n" } ?? ""
        return """
            <article>
            <h3>\(result.design.rawValue): \(result.design.title)</h3>
            <ul class="requirements">
            \(requirements.joined(separator: "\n"))
            </ul>
            \(limit)<pre tabindex="0"><code>import \(result.design.module)

            \(Markup.escaped(result.code))</code></pre>
            <h4>The tree</h4>
            <pre tabindex="0">\(Markup.escaped(result.tree))</pre>
            <h4>The type, \(result.type.count) characters</h4>
            <p class="type"><code>\(Markup.escaped(shortened(result.type)))</code></p>
            </article>
            """
    }
}
