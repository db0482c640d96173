/// Controls that show the attempts of one design or of all designs. They use CSS rules, because the
/// page has no script.
enum Choice {
    /// Returns the CSS class of a design's attempts.
    static func name(of design: Design) -> String { "only-\(Markup.id(design.name))" }

    static func html(of designs: [Design]) -> String {
        let choices = designs.map { ("id=\"show-\(name(of: $0))\"", $0.name) }
        let buttons = ([("checked", "all designs")] + choices).map { attribute, name in
            "<label><input type=\"radio\" name=\"design\" \(attribute)> \(Markup.escaped(name))</label>"
        }
        return """
            <fieldset>
            <legend>Show the attempts of</legend>
            \(buttons.joined(separator: "\n"))
            </fieldset>
            """
    }

    static func rules(for designs: [Design]) -> String {
        designs.map { design in
            let name = name(of: design)
            return "main:has(#show-\(name):checked) article:not(.\(name)) { display: none; }"
        }.joined(separator: "\n")
    }
}
