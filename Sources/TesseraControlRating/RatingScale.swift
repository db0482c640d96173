/// The values that a rating can have: from 0 to the number of symbols, in steps.
struct RatingScale: Hashable {
    let count: Int
    let step: Double

    /// Takes what it is given, and makes the best of what makes no sense.
    init(count: Int, step: Double) {
        self.count = max(0, count)
        self.step = step > 0 ? step : 1
    }

    /// The value as it is shown: within the symbols there are.
    func clamped(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(0, value), Double(count))
    }

    /// The value as it is stored: on a step, and `nil` instead of 0.
    func allowed(_ value: Double) -> Double? {
        let allowed = clamped((clamped(value) / step).rounded() * step)
        return allowed > 0 ? allowed : nil
    }

    /// How much of the symbol at `index` is filled, from 0 to 1.
    func fill(of index: Int, at value: Double) -> Double {
        min(max(0, value - Double(index)), 1)
    }

    /// The value in words.
    func words(for value: Double?) -> String {
        guard let value else { return "not rated" }
        let tenths = (clamped(value) * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths)) of \(count)" : "\(tenths) of \(count)"
    }
}

extension Double? {
    /// The value as a style sees it on a scale, and as it is stored when a style writes it.
    subscript(on scale: RatingScale) -> Double {
        get { scale.clamped(self ?? 0) }
        set { self = scale.allowed(newValue) }
    }
}
