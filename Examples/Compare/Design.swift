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

    /// The module to import.
    var module: String {
        switch self {
        case .symbol: "TesseraRating"
        case .closure: "TesseraClosureRating"
        case .control: "TesseraControlRating"
        }
    }
}
