/// Controls that show the attempts of one design or of all designs. They use CSS rules, because the
/// page has no script.
enum Choice {
    /// Returns the CSS class of a design's attempts.
    static func name(of design: Design, in designs: [Design]) -> String {
        "d\((designs.firstIndex { $0.name == design.name } ?? designs.count) + 1)"
    }

    static func html(of designs: [Design]) -> String {
        let buttons = designs.map { design in
            button("id=\"only-\(name(of: design, in: designs))\"", design.name)
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
            let name = name(of: design, in: designs)
            return "main:has(#only-\(name):checked) article:not(.\(name)) { display: none; }"
        }.joined(separator: "\n")
    }
}
