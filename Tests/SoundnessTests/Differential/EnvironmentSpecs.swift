import Tessera

struct SettingSpec: View {
    let site: Site
    let form: Spec.SettingForm
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        let content = site.child("0")
        switch form {
        case .a: content.environment(\.a, cell.value)
        case .b: content.environment(\.b, cell.value)
        case .both: content.modifier(SetsBoth(value: cell.value))
        case .sometimes: content.modifier(SetsSometimes(value: cell.value))
        case .transformed: content.transformEnvironment(\.a) { $0 += 1 }
        case .first: content.environment(\.pair.first, cell.value)
        case .second: content.environment(\.pair.second, cell.value)
        case .observing: content.transformEnvironment(\.b) { $0 += cell.value }
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

/// Sets one of two objects, as the cell says.
struct ProvidedSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        site.child("0")
            .environment(site.cell(cell.value.isMultiple(of: 2) ? 0 : 1))
    }
}

struct DisabledSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        site.child("0").disabled(!cell.value.isMultiple(of: 2))
    }
}
