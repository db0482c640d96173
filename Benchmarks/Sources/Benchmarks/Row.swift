/// One line of the table: a piece of work, done by hand and by Tessera.
struct Row {
    let name: String
    /// For how many ratings it is done.
    let sizes: [Int]
    /// The most that Tessera may take for 1,000 ratings, as a multiple of what the baseline takes.
    let target: Double?
    let baseline: @MainActor (Int) -> Sampler
    let tessera: @MainActor (Int) -> Sampler

    init(
        _ name: String, sizes: [Int] = [100, 1_000, 10_000], target: Double? = nil,
        baseline: @escaping @MainActor (Int) -> Sampler,
        tessera: @escaping @MainActor (Int) -> Sampler
    ) {
        self.name = name
        self.sizes = sizes
        self.target = target
        self.baseline = baseline
        self.tessera = tessera
    }
}

extension [Int] {
    static let taps = [100, 1_000, 10_000, 100_000]
}
