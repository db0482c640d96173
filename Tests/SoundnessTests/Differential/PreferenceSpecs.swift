import Tessera

extension Site {
    /// Returns the child with a value for the views around, or with a text of the values inside.
    @ViewBuilder
    func preferring(_ form: Spec.PreferenceForm, _ cell: Cell, _ path: String) -> some View {
        let value = "\(path) \(cell.value),"
        switch form {
        case .replacing: child().preference(key: ValuesKey.self, value: value)
        case .adding: child().transformPreference(ValuesKey.self) { $0 += value }
        case .hearing: HearingView(path: path, content: child())
        }
    }
}

extension Text {
    /// Returns a text that is passed to the views around.
    static func passed(_ text: String) -> some View {
        Text(text).preference(key: ValuesKey.self, value: text + ",")
    }
}

/// The values that views pass outwards, in the order of the tree.
struct ValuesKey: PreferenceKey {
    static let defaultValue = "none"
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

/// A view that stores the values from the views inside in a state, which the tree shows.
private struct HearingView: View {
    let path: String
    let content: AnyView
    @State private var heard = ""

    var body: some View {
        Text("\(path) hears \(heard)")
        content.onPreferenceChange(ValuesKey.self) { heard = $0 }
    }
}

extension Spec {
    enum PreferenceForm: String, CaseIterable { case replacing, adding, hearing }
}
