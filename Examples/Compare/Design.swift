/// One of the designs that are compared.
enum Design: String, CaseIterable, Codable {
    case symbol
    case closure
    case control

    /// What the design is, in a few words.
    var title: String {
        switch self {
        case .symbol: "style per symbol"
        case .closure: "closure builder"
        case .control: "style for the control"
        }
    }

    /// Whose idea it is, and who draws what.
    var summary: String {
        switch self {
        case .symbol: "the seed's. A style draws one symbol, and brings the tap."
        case .closure: "the seed's alternative. A closure draws one symbol."
        case .control:
            "the counter-proposal. One style arranges the whole control, another draws one symbol."
        }
    }

    /// The module to import.
    var module: String {
        switch self {
        case .symbol: "TesseraRating"
        case .closure: "TesseraClosureRating"
        case .control: "TesseraControlRating"
        }
    }
}
