/// Controls that show the attempts of one design or of all designs. They use CSS rules, because the
/// page has no script.
enum Choice {
    /// Returns the CSS class of a design's attempts.
    static func name(of design: Design) -> String { "only-\(Markup.id(design.name))" }

    static func html(of designs: [Design]) -> String {
        let buttons = designs.map { design in
            button("id=\"show-\(name(of: design))\"", design.name)
        }
        return """
            <fieldset>
            <legend>Show the attempts of</legend>
            \(([button("checked", "all designs")] + buttons).joined(separator: "\n"))
            </fieldset>
            """
    }

    private static func button(_ attribute: String, _ name: String) -> String {
        "<label><input type=\"radio\" name=\"design\" \(attribute)> \(Markup.escaped(name))</label>"
    }

    static func rules(for designs: [Design]) -> String {
        designs.map { design in
            let name = name(of: design)
            return "main:has(#show-\(name):checked) article:not(.\(name)) { display: none; }"
        }.joined(separator: "\n")
    }
}
