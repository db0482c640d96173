import TesseraEvaluation

// Mistakes that the compiler refuses, at least with some designs. A test compiles them.

extension Mistake {
    static let noBinding: Mistake = Mistake(
        "no-binding", "The binding is left out.",
        Design.all.map { design in
            Slip(
                design,
                """
                struct Screen: View {
                    var body: some View { Rating() }
                }
                """, refusedWith: missingBinding(design))
        }
    ) { _ in }

    private static func missingBinding(_ design: Design) -> String {
        switch design.name {
        case Design.originalStyle.name, Design.proposedControl.name:
            "missing argument for parameter #1 in call"
        default: "missing argument for parameter 'value' in call"
        }
    }

    static func refusedDollar(_ design: Design, _ value: String) -> Slip {
        let (type, binding) = value == "3" ? ("Int", "Binding<Int>") : ("Double", "Binding<Double>")
        return Slip(
            design,
            """
            struct Screen: View {
                @State var value = \(value)
                var body: some View { Rating(value: value) }
            }
            """,
            refusedWith: "cannot convert value 'value' of type '\(type)' to expected type "
                + "'\(binding)', use wrapper instead")
    }

    static let twoTypes: Mistake = Mistake(
        "two-types", "`?:` chooses between two looks of different types.",
        [
            Slip(
                .originalStyle,
                choosing("ratingStyle", "RatingStyle", "Image(systemName: \"heart\")"),
                refusedWith: "result values in '? :' expression have mismatching types "
                    + "'OneStyle' and 'OtherStyle'"),
            Slip(
                .proposedControl,
                choosing("ratingSymbolStyle", "RatingSymbolStyle", "Image(systemName: \"heart\")"),
                refusedWith: "result values in '? :' expression have mismatching types "
                    + "'OneStyle' and 'OtherStyle'"),
            Slip(.originalClosure, impossibleSince: "A closure chooses by `if`."),
            Slip(.screenClosures, impossibleSince: "A closure chooses by `if`."),
        ]
    ) { _ in }

    static let wrongType: Mistake = Mistake(
        "wrong-type", "The value is a text.",
        Design.all.map { Slip($0, text, refusedWith: wrongType($0)) }
    ) { _ in }

    private static func wrongType(_ design: Design) -> String {
        switch design.name {
        case Design.originalStyle.name, Design.originalClosure.name:
            "cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Int>'"
        case Design.screenClosures.name:
            "initializer 'init(value:in:)' requires that 'Binding<String>' conform to "
                + "'BinaryFloatingPoint'"
        default:
            "initializer 'init(value:in:step:count:onEditingChanged:)' requires that 'String' conform "
                + "to 'RatingValue'"
        }
    }

    static let misspelt: Mistake = Mistake(
        "misspelt", "The requirement of a style is misspelt: `makebody`.",
        [
            Slip(
                .originalStyle, misspelling("RatingStyle"),
                refusedWith: "type 'OneStyle' does not conform to protocol 'ControlStyle'"),
            Slip(
                .proposedControl, misspelling("RatingSymbolStyle"),
                refusedWith: "type 'OneStyle' does not conform to protocol 'RatingSymbolStyle'"),
            Slip(.originalClosure, impossibleSince: "There is no requirement."),
            Slip(.screenClosures, impossibleSince: "There is no requirement."),
        ]
    ) { _ in }

    private static func misspelling(_ style: String) -> String {
        """
        struct OneStyle: \(style) {
            func makebody(configuration: Configuration) -> some View { Text("x") }
        }
        """
    }

    private static let text = """
        struct Screen: View {
            @State var value = "3"
            var body: some View { Rating(value: $value) }
        }
        """

    private static func choosing(_ modifier: String, _ style: String, _ look: String) -> String {
        """
        struct OneStyle: \(style) {
            func makeBody(configuration: Configuration) -> some View { \(look) }
        }
        struct OtherStyle: \(style) {
            func makeBody(configuration: Configuration) -> some View { \(look) }
        }
        struct Screen: View {
            @State var value = 3
            var isOne = true
            var body: some View {
                Rating(value: $value).\(modifier)(isOne ? OneStyle() : OtherStyle())
            }
        }
        """
    }
}
