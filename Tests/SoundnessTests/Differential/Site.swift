import Tessera

/// The place of a view in a random tree, with the argument from its parent.
struct Site {
    let world: World
    let spec: Spec
    /// The path from the root, or from the nearest place where a copy was made.
    let path: String
    let argument: Int

    /// A view inside this one.
    func child(_ step: String = "0", _ index: Int = 0, argument: Int? = nil) -> AnyView {
        Site(
            world: world, spec: spec.children[index], path: "\(path)/\(step)",
            argument: argument ?? self.argument
        ).view
    }

    /// Records a run of a body. Returns the full path of its view.
    @discardableResult
    func run(_ place: @autoclosure () -> String, _ part: String = "") -> String {
        let path = full(place()) + part
        world.didRun(path)
        return path
    }

    func full(_ place: @autoclosure () -> String) -> String {
        spec.isCopied ? place() + path : path
    }

    func cell(_ index: Int) -> Cell { world.cells[index] }
    func value(_ cell: Int) -> Int { world.cells[cell].value }
    func isEven(_ cell: Int) -> Bool { value(cell).isMultiple(of: 2) }

    /// The view: a custom type if it has a state or reads the environment, else a `SiteView`.
    var view: AnyView {
        switch spec.kind {
        case .environment(let form): AnyView(EnvironmentSpec(form, site: self))
        case .object: AnyView(ObjectSpec(site: self))
        case .counter where spec.isCopied: AnyView(CopiedCounterSpec(site: self))
        case .counter, .button(cell: nil), .control(ownsValue: true, _):
            AnyView(CountingSpec(site: self))
        case .echo(let cell): AnyView(EchoSpec(site: self, cell: self.cell(cell)))
        case .elements(.items): AnyView(ItemsSpec(site: self))
        case .elements(let form): AnyView(ElementsSpec(site: self, form: form))
        case .record(let base, let parts, let cell):
            record(base, RecordParts(parts: parts, site: self, cell: self.cell(cell)))
        case .touched(let form, let cell):
            AnyView(TouchedSpec(site: self, form: form, cell: self.cell(cell)))
        default: AnyView(SiteView(site: self))
        }
    }
}

/// The view at the top of a random tree.
struct RootSpec: View {
    let site: Site

    var body: some View {
        let _ = site.world.didRun("root")
        VStack { site.view }
    }
}

/// A view without state that reads only cells and lists.
private struct SiteView: View {
    let site: Site
    @Environment(\.place) private var place

    var body: some View { site.content(at: site.run(place)) }
}

extension Site {
    @ViewBuilder
    fileprivate func content(at path: String) -> some View {
        switch spec.kind {
        case .plain: hovered("\(path) \(argument)")
        case .text(let cell): hovered("\(path) \(value(cell))")
        case .tally(let cell):
            Text(path).onChange(of: value(cell)) { self.cell(Prediction.tally).value += 1 }
        case .cellBinding(let cell, .direct):
            Element(site: self, step: "/value", value: Bindable(self.cell(cell)).value)
        case .cellBinding(let cell, .passed):
            PassingElement(site: self, step: "/value", value: Bindable(self.cell(cell)).value)
        case .listElements(let list): elements(of: world.lists[list])
        case .stack(let form): stack(form)
        case .conditional(let cell): if isEven(cell) { child("t") } else { child("f", 1) }
        case .optional(let cell): if isEven(cell) { child("t") }
        case .list(let list, let cell):
            let occurrences = Occurrences()
            ForEach(world.lists[list].items) { item in
                child(
                    occurrences.step(to: item.id), argument: item.value + (cell.map(value) ?? 0))
            }
        case .identified(let cell): child("@\(value(cell))").id(value(cell))
        case .erased(let cell):
            isEven(cell)
                ? AnyView(HStack { child("t") }) : AnyView(Boxed(content: child("f", 1)))
        case .gated(let form, let cell): gated(form, isOpen: isEven(cell))
        case .closure: Closure(site: self) { child() }
        case .argument(let cell): child(argument: value(cell))
        case .padded(let cell): child().padding(CGFloat(value(cell))).opacity(0.5)
        case .attached: VStack { child() }.overlay { child("1", 1) }
        case .laidOut(let form, let cell): laidOut(form, self.cell(cell))
        case .painted(let form, let cell): painted(form, self.cell(cell))
        case .preferring(let form, let cell): preferring(form, self.cell(cell), path)
        case .modified(let form, let cell): modified(form, self.cell(cell))
        case .setting(let form, let cell): setting(form, self.cell(cell))
        case .provided(let cell): child().environment(self.cell(isEven(cell) ? 0 : 1))
        case .lifetime:
            child()
                .onAppear { world.appeared(path, by: 1) }
                .onDisappear { world.appeared(path, by: -1) }
        case .disabled(let cell): child().disabled(!isEven(cell))
        case .layers(let cell):
            ZStack(alignment: .topLeading) {
                VStack { child() }.zIndex(isEven(cell) ? 0 : 1)
                VStack { child("1", 1) }
            }
        case .sheet(let cell): sheet(self.cell(cell))
        case .stored(let forms, let content, let cell): stored(forms, content, cell, path)
        case .button(let cell?): button(settingTo: argument, self.cell(cell), path)
        case .buttonStyled(let form): buttonStyled(form)
        case .control(_, let cell): badge(Bindable(self.cell(cell)).value)
        case .styled(let form, let cell): styled(form, self.cell(cell))
        default: EmptyView()
        }
    }

    private func hovered(_ text: String) -> some View {
        Text.passed(text).onHover { world.didHover(text, $0) }
    }
}
