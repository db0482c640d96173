import Tessera

struct PaddedSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        site.child("0").padding(CGFloat(cell.value)).opacity(0.5)
    }
}

struct AttachedSpec: View {
    let site: Site
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        VStack { site.child("0") }.overlay { site.child("1", 1) }
    }
}

struct ModifiedSpec: View {
    let site: Site
    let form: Spec.ModifierForm
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        let modifier = PlacingModifier(site: site, form: form, cell: cell)
        if form == .observing {
            // The closure reads the cell where the modifier places it.
            ForEach(0..<1) { _ in
                site.child("0", argument: site.argument + cell.value)
            }
            .modifier(modifier)
        } else {
            site.child("0").modifier(modifier)
        }
    }
}

/// Places its content once, twice, or in one place or the other.
private struct PlacingModifier: ViewModifier {
    let site: Site
    let form: Spec.ModifierForm
    let cell: Cell
    @Environment(\.place) private var place

    func body(content: Content) -> some View {
        let path = site.run(place, "|modifier")
        switch form {
        case .wrapped:
            VStack {
                Text("\(cell.value)")
                content
            }
        case .observing: content
        case .holding:
            Holder(site: site, cell: cell) { content }
        case .twice:
            HStack {
                content.environment(\.place, path + "L")
                if cell.value.isMultiple(of: 2) { content.environment(\.place, path + "R") }
            }
        case .switching:
            if cell.value.isMultiple(of: 2) {
                content.environment(\.place, path + "t")
            } else {
                VStack { content }.environment(\.place, path + "f")
            }
        }
    }
}

/// Shows what a modifier gives it, or not.
private struct Holder<Content: View>: View {
    let site: Site
    let cell: Cell
    @ViewBuilder let content: () -> Content
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place, "|holder")
        if cell.value.isMultiple(of: 2) { content() }
    }
}

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
