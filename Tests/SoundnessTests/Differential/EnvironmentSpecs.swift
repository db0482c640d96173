import Tessera

extension Site {
    @ViewBuilder
    func setting(_ form: Spec.SettingForm, _ cell: Cell) -> some View {
        switch form {
        case .a: child().environment(\.a, cell.value)
        case .b: child().environment(\.b, cell.value)
        case .both: child().modifier(SetsBoth(value: cell.value))
        case .sometimes: child().modifier(SetsSometimes(value: cell.value))
        case .transformed: child().transformEnvironment(\.a) { $0 += 1 }
        case .first: child().environment(\.pair.first, cell.value)
        case .second: child().environment(\.pair.second, cell.value)
        case .observing: child().transformEnvironment(\.b) { $0 += cell.value }
        }
    }
}

private struct SetsBoth: EnvironmentModifier {
    let value: Int
    func transform(_ values: inout EnvironmentValues) {
        values.b = values.a + value
        values.a = value
    }
    var description: ModifierDescription? { ModifierDescription("both", "\(value)") }
}

private struct SetsSometimes: EnvironmentModifier {
    let value: Int
    func transform(_ values: inout EnvironmentValues) {
        if value.isMultiple(of: 2) { values.a = value }
        if value.isMultiple(of: 3) { values.b = value }
    }
    var description: ModifierDescription? { ModifierDescription("sometimes", "\(value)") }
}
