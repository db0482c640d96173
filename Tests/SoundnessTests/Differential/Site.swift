import Tessera

/// Where a view of a random tree stands, and what it is told by its parent.
struct Site {
    let world: World
    let spec: Spec
    /// The path from the root, or from the nearest place where a copy was made.
    let path: String
    let argument: Int

    /// A view inside this one.
    @MainActor
    func child(_ spec: Spec, _ step: String, argument: Int? = nil) -> AnyView {
        Site(
            world: world, spec: spec, path: "\(path)/\(step)", argument: argument ?? self.argument
        ).view
    }

    /// Notes that a body is running, and gives the full path of its view.
    @MainActor
    @discardableResult
    func run(_ place: @autoclosure () -> String, _ part: String = "") -> String {
        let path = full(place()) + part
        world.didRun(path)
        return path
    }

    func full(_ place: @autoclosure () -> String) -> String {
        spec.isCopied ? place() + path : path
    }

    @MainActor func cell(_ index: Int) -> Cell { world.cells[index] }

    @MainActor
    var view: AnyView {
        switch spec.kind {
        case .plain: AnyView(PlainSpec(site: self))
        case .text(let cell): AnyView(TextSpec(site: self, cell: self.cell(cell)))
        case .environment(let form): AnyView(EnvironmentSpec(form, site: self))
        case .object: AnyView(ObjectSpec(site: self))
        case .counter:
            spec.isCopied
                ? AnyView(CopiedCounterSpec(site: self)) : AnyView(CounterSpec(site: self))
        case .echo(let cell): AnyView(EchoSpec(site: self, cell: self.cell(cell)))
        case .cellBinding(let cell, let form):
            AnyView(CellBindingSpec(site: self, form: form, cell: self.cell(cell)))
        case .elements(.fixed): AnyView(FixedElementsSpec(site: self))
        case .elements(.indices): AnyView(IndexedElementsSpec(site: self))
        case .elements(.items): AnyView(ItemsSpec(site: self))
        case .stack(let form, let children):
            AnyView(StackSpec(site: self, form: form, children: children))
        case .conditional(let cell, let first, let second):
            AnyView(
                ConditionalSpec(site: self, cell: self.cell(cell), first: first, second: second))
        case .optional(let cell, let child):
            AnyView(OptionalSpec(site: self, cell: self.cell(cell), child: child))
        case .list(let list, let cell, let child):
            AnyView(
                ListSpec(
                    site: self, list: world.lists[list], closureCell: cell.map(self.cell),
                    child: child))
        case .identified(let cell, let child):
            AnyView(IdentifiedSpec(site: self, cell: self.cell(cell), child: child))
        case .erased(let cell, let first, let second):
            AnyView(ErasedSpec(site: self, cell: self.cell(cell), first: first, second: second))
        case .closure(let child): AnyView(ClosureSpec(site: self, child: child))
        case .argument(let cell, let child):
            AnyView(ArgumentSpec(site: self, cell: self.cell(cell), child: child))
        case .padded(let cell, let child):
            AnyView(PaddedSpec(site: self, cell: self.cell(cell), child: child))
        case .attached(let first, let second):
            AnyView(AttachedSpec(site: self, first: first, second: second))
        case .modified(let form, let cell, let child):
            AnyView(ModifiedSpec(site: self, form: form, cell: self.cell(cell), child: child))
        case .setting(let form, let cell, let child):
            AnyView(SettingSpec(site: self, form: form, cell: self.cell(cell), child: child))
        case .provided(let cell, let child):
            AnyView(ProvidedSpec(site: self, cell: self.cell(cell), child: child))
        case .lifetime(let child): AnyView(LifetimeSpec(site: self, child: child))
        case .control(let ownsValue, let cell, let label):
            ownsValue
                ? AnyView(OwningControlSpec(site: self, label: label))
                : AnyView(BoundControlSpec(site: self, cell: self.cell(cell), label: label))
        case .styled(let form, let cell, let child):
            AnyView(StyledSpec(site: self, form: form, cell: self.cell(cell), child: child))
        }
    }
}

/// The view at the top of a random tree.
struct RootSpec: View {
    let site: Site

    var body: some View {
        let _ = site.world.didRun("root")
        VStack { site.child(site.spec, "") }
    }
}
