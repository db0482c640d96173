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
    let target: Double?
    /// Whether the target is still to be met: it is printed, and not enforced.
    let isAim: Bool
    /// `nil` if there is nothing to compare with.
    let baseline: (@MainActor (Int) -> Sampler)?
    let tessera: @MainActor (Int) -> Sampler

    init(
        _ name: String, sizes: [Int] = [100, 1_000, 10_000], unit: Unit = .thousands,
        target: Double? = nil, isAim: Bool = false, baseline: (@MainActor (Int) -> Sampler)? = nil,
        tessera: @escaping @MainActor (Int) -> Sampler
    ) {
        self.name = name
        self.sizes = sizes
        self.unit = unit
        self.target = target
        self.isAim = isAim
        self.baseline = baseline
        self.tessera = tessera
    }
}

extension [Int] {
    static let taps = [100, 1_000, 10_000, 100_000]
}
