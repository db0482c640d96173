extension Prediction.Visit {
    mutating func preferring(_ form: Spec.PreferenceForm, _ cell: Int, _ here: Stop) {
        body(here, read(cell))
        let inner = preferences { $0.inside(here) }
        let known = inner ?? ValuesKey.defaultValue
        let value = "\(here.full) \(value(cell)),"
        switch form {
        case .replacing: combine(value)
        case .adding: combine(known + value)
        case .hearing:
            show("\(here.full) hears \(known)")
            if let inner { combine(inner) }
        }
    }

    /// Records a text that is passed to the views around.
    mutating func pass(_ text: String) { combine(text + ",") }

    /// Adds a value of the preference to those of the views before.
    private mutating func combine(_ value: String) { preference = (preference ?? "") + value }

    /// Returns the value of the preference in some views, which is not passed on; `nil` without any.
    mutating func preferences(in visit: (inout Self) -> Void) -> String? {
        let before = preference
        defer { preference = before }
        preference = nil
        visit(&self)
        return preference
    }
}
