import Tessera

struct StackSpec: View {
    let site: Site
    let form: Spec.StackForm
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        switch form {
        case .vertical: VStack { content }
        case .horizontal: HStack(spacing: 3) { content }
        case .group: Group { content }.padding(1)
        case .list: List { content }
        case .section: Section("section") { content }
        }
    }

    @ViewBuilder private var content: some View {
        site.child("0")
        if site.spec.children.count > 1 { site.child("1", 1) }
        if site.spec.children.count > 2 { site.child("2", 2) }
    }
}

struct ConditionalSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        if cell.value.isMultiple(of: 2) {
            site.child("t")
        } else {
            site.child("f", 1)
        }
    }
}

struct OptionalSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        if cell.value.isMultiple(of: 2) { site.child("t") }
    }
}

struct ListSpec: View {
    let site: Site
    let list: ListCell
    let closureCell: Cell?
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        let occurrences = Occurrences()
        ForEach(list.items) { item in
            site.child(
                occurrences.step(to: item.id), argument: item.value + (closureCell?.value ?? 0))
        }
    }
}

struct IdentifiedSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        site.child("@\(cell.value)").id(cell.value)
    }
}

/// Wraps its content, to be another type of view.
private struct Boxed<Content: View>: View {
    let content: Content
    var body: some View { HStack { content } }
}

struct ErasedSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        erased
    }

    private var erased: AnyView {
        cell.value.isMultiple(of: 2)
            ? AnyView(HStack { site.child("t") })
            : AnyView(Boxed(content: site.child("f", 1)))
    }
}

/// A view with a closure, which no comparison can see into.
private struct Closure<Content: View>: View {
    let site: Site
    @ViewBuilder let content: () -> Content
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place, "|closure")
        content()
    }
}

struct ClosureSpec: View {
    let site: Site
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        Closure(site: site) { site.child("0") }
    }
}

struct ArgumentSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        site.child("0", argument: cell.value)
    }
}
