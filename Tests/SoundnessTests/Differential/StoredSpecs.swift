import Tessera

extension Site {
    /// Actions that the outermost of several containers stores, with the containers inside it. Each container
    /// shows its content in another place.
    func stored(
        _ forms: [Spec.StoredForm], _ content: Spec.StoredContent, _ cell: Int, _ path: String
    ) -> AnyView {
        let text = "\(path)|acts"
        let target = self.cell(Spec.StoredForm.cell(forms.count, after: cell))
        let acts = Button(text) {
            world.act("\(text) \(argument)")
            target.value = argument
        }
        func hold(_ content: some View, at level: Int) -> any View {
            Holding(
                site: self, path: Spec.StoredForm.path(level, in: path), form: forms[level],
                cell: self.cell(Spec.StoredForm.cell(level, after: cell)), content: content)
        }
        func whole(_ content: some View) -> AnyView {
            var view: any View = content
            for level in forms.indices.reversed() { view = hold(view, at: level) }
            return AnyView(AnyView(view).buttonStyle(.plain))
        }
        switch content {
        case .button: return whole(acts)
        case .group: return whole(Group { acts })
        case .section: return whole(Section("section") { acts })
        case .enabled: return whole(acts.disabled(false))
        case .dismissing:
            return whole(Actions(first: acts, second: DismissingButton(site: self, path: path)))
        }
    }
}

/// A container that shows its content in a place of one form.
private struct Holding<Content: View>: View {
    let site: Site
    let path: String
    let form: Spec.StoredForm
    /// The number that opens the place while it is even.
    let cell: Cell
    let content: Content

    var body: some View {
        let _ = site.world.didRun(path)
        let base = Text(path)
        switch form {
        case .sheet: base.sheet(isPresented: isOpen) { content }
        case .cover: base.fullScreenCover(isPresented: isOpen) { content }
        case .popover: base.popover(isPresented: isOpen) { content }
        case .alert: base.alert("alert", isPresented: isOpen) { content }
        case .dialog: base.confirmationDialog("dialog", isPresented: isOpen) { content }
        case .menu: Menu(path) { content }
        case .destination:
            NavigationStack(path: isOpen.path) {
                base.navigationDestination(for: Int.self) { _ in content }
            }
        case .bar: NavigationStack { base.toolbar { content } }
        case .overlay: base.overlay { content }
        case .row: List { content }
        }
    }

    private var isOpen: Binding<Bool> {
        Binding(
            get: { cell.value.isMultiple(of: 2) },
            set: {
                site.world.act(path + Spec.StoredForm.end)
                cell.value = $0 ? 0 : 1
            })
    }
}

extension Binding<Bool> {
    /// The path of a stack with one pushed screen, or with none.
    fileprivate var path: Binding<[Int]> {
        Binding<[Int]>(
            get: { wrappedValue ? [1] : [] }, set: { wrappedValue = !$0.isEmpty })
    }
}

private struct Actions<First: View, Second: View>: View {
    let first: First
    let second: Second

    var body: some View {
        first
        second
    }
}

private struct DismissingButton: View {
    let site: Site
    let path: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        let _ = site.world.didRun("\(path)|dismissing")
        let text = "\(path)|dismisses \(isPresented)"
        Button(text) {
            site.world.act(text)
            dismiss()
        }
    }
}
