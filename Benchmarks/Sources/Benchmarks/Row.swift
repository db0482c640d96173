/// A row of the table: a piece of work, by hand and with Tessera.
struct Row {
    /// The unit of a measurement.
    enum Unit: Double {
        /// Nanoseconds or bytes, printed in thousands.
        case thousands = 1_000
        case count = 1
    }

    let name: String
    /// The numbers of ratings.
    let sizes: [Int]
    let unit: Unit
    /// The maximum for 1,000 ratings, as a multiple of the baseline.
    let target: Target?
    /// The work by hand; `nil` for a row without a comparison.
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
    /// The target of a row: an enforced limit, or an aim that has not been met.
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
