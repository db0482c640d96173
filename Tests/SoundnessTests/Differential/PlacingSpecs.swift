import Tessera

extension Site {
    @ViewBuilder
    func modified(_ form: Spec.ModifierForm, _ cell: Cell) -> some View {
        let modifier = PlacingModifier(site: self, form: form, cell: cell)
        if form == .holding { let _ = world.forgottenSeeds.value }
        if form == .counting {
            child().modifier(CountingModifier(site: self))
        } else if form == .observing {
            // The closure reads the cell where the modifier places it.
            ForEach(0..<1) { _ in
                child(argument: argument + cell.value)
            }
            .modifier(modifier)
        } else {
            child().modifier(modifier)
        }
    }
}

/// A modifier that places its content once, twice, or in one of two places.
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
                Text("\(cell.value) \(site.argument)")
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
        case .repeating:
            ForEach((0..<3).map { ($0 + cell.value) % 4 }, id: \.self) { id in
                content.environment(\.place, path + "#\(id)")
            }
        case .identifying:
            content.environment(\.place, path + "@\(cell.value)").id(cell.value)
        case .erasing:
            cell.value.isMultiple(of: 2)
                ? AnyView(content.environment(\.place, path + "t"))
                : AnyView(HStack { content }.environment(\.place, path + "f"))
        case .nesting: content.modifier(InnerModifier(site: site, cell: cell))
        case .counting: EmptyView()
        }
    }
}

/// A modifier of the content of another modifier.
private struct InnerModifier: ViewModifier {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place
    @Environment(\.a) private var a

    func body(content: Content) -> some View {
        let _ = site.run(place, "|inner")
        VStack {
            Text("\(a) \(cell.value) \(site.argument)")
            content
        }
    }
}

/// A modifier that counts taps, reads the environment, and passes both on to its content.
private struct CountingModifier: ViewModifier {
    let site: Site
    @Environment(\.place) private var place
    @Environment(\.a) private var a
    private let count: PlacedState

    init(site: Site) {
        self.site = site
        count = PlacedState(site.world, site.path + "|modifier")
    }

    func body(content: Content) -> some View {
        let path = site.run(place, "|modifier")
        let text = "\(path)=\(count.value)"
        site.world.tappedText(text) { count.value += 1 }
        content.environment(\.b, a + count.value + site.argument)
    }
}

/// A view that shows or hides the content of a modifier.
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
