import Tessera

extension Site {
    @ViewBuilder
    func stack(_ form: Spec.StackForm) -> some View {
        switch form {
        case .vertical: VStack { children }
        case .horizontal: HStack(spacing: 3) { children }
        case .group: Group { children }.padding(1)
        case .list: List { children }
        case .section: Section("section") { children }
        }
    }

    @ViewBuilder
    private var children: some View {
        child()
        if spec.children.count > 1 { child("1", 1) }
        if spec.children.count > 2 { child("2", 2) }
    }
}

/// A wrapper, whose view is of another type.
struct Boxed<Content: View>: View {
    let content: Content
    var body: some View { HStack { content } }
}

/// A view with a closure, which a comparison cannot see into.
struct Closure<Content: View>: View {
    let site: Site
    @ViewBuilder let content: () -> Content
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place, "|closure")
        content()
    }
}
