/// One line of the table: a piece of work, done by hand and by Tessera.
struct Row {
    /// What is measured.
    enum Unit: Double {
        /// Nanoseconds or bytes, of which the table gives thousands.
        case thousands = 1_000
        case count = 1
    }

    let name: String
    /// For how many ratings it is done.
    let sizes: [Int]
    let unit: Unit
    /// The most that Tessera may take for 1,000 ratings, as a multiple of what the baseline takes.
    let target: Target?
    /// `nil` if there is nothing to compare with.
    let baseline: (@MainActor (Int) -> Sampler)?
    let tessera: @MainActor (Int) -> Sampler

    init(
        _ name: String, sizes: [Int] = [100, 1_000, 10_000], unit: Unit = .thousands,
        target: Target? = nil, baseline: (@MainActor (Int) -> Sampler)? = nil,
        tessera: @escaping @MainActor (Int) -> Sampler
    ) {
        self.name = name
        self.sizes = sizes
        self.unit = unit
        self.target = target
        self.baseline = baseline
        self.tessera = tessera
    }
}

extension Row {
    /// What a row may take at most: enforced, as a plain number is, or still to be met.
    enum Target: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        case limit(Double)
        case aim(Double)

        init(floatLiteral value: Double) { self = .limit(value) }
        init(integerLiteral value: Int) { self = .limit(Double(value)) }

        var printed: String {
            switch self {
            case .limit(let value): "≤ \(value)"
            case .aim(let value): "aim ≤ \(value)"
            }
        }
    }
}

extension [Int] {
    static let taps = [100, 1_000, 10_000, 100_000]
}
