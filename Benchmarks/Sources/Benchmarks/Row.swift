/// One line of the table: a piece of work, done by hand and by Tessera.
struct Row {
    let name: String
    let sizes: [Int]
    /// The most that Tessera may take, as a multiple of what the baseline takes.
    let target: Double?
    /// Whether the work is the same however many ratings there are.
    let isIndependentOfSize: Bool
    let baseline: @MainActor (Int) -> Sampler
    let tessera: @MainActor (Int) -> Sampler

    init(
        _ name: String, sizes: [Int] = [100, 1_000, 10_000], target: Double? = nil,
        isIndependentOfSize: Bool = false,
        baseline: @escaping @MainActor (Int) -> Sampler,
        tessera: @escaping @MainActor (Int) -> Sampler
    ) {
        self.name = name
        self.sizes = sizes
        self.target = target
        self.isIndependentOfSize = isIndependentOfSize
        self.baseline = baseline
        self.tessera = tessera
    }
}
