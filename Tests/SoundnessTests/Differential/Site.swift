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
    func child(_ step: String, _ index: Int = 0, argument: Int? = nil) -> AnyView {
        Site(
            world: world, spec: spec.children[index], path: "\(path)/\(step)",
            argument: argument ?? self.argument
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
        case .tally(let cell):
            AnyView(
                TallySpec(
                    site: self, cell: self.cell(cell), tally: self.cell(Prediction.tally)))
        case .cellBinding(let cell, let form):
            AnyView(CellBindingSpec(site: self, form: form, cell: self.cell(cell)))
        case .elements(.fixed): AnyView(FixedElementsSpec(site: self))
        case .elements(.indices): AnyView(IndexedElementsSpec(site: self))
        case .elements(.items): AnyView(ItemsSpec(site: self))
        case .listElements(let list):
            AnyView(ListElementsSpec(site: self, list: world.lists[list]))
        case .record(let base, let parts, let cell):
            record(base, RecordParts(parts: parts, site: self, cell: self.cell(cell)))
        case .stack(let form): AnyView(StackSpec(site: self, form: form))
        case .conditional(let cell): AnyView(ConditionalSpec(site: self, cell: self.cell(cell)))
        case .optional(let cell): AnyView(OptionalSpec(site: self, cell: self.cell(cell)))
        case .list(let list, let cell):
            AnyView(
                ListSpec(site: self, list: world.lists[list], closureCell: cell.map(self.cell)))
        case .identified(let cell): AnyView(IdentifiedSpec(site: self, cell: self.cell(cell)))
        case .erased(let cell): AnyView(ErasedSpec(site: self, cell: self.cell(cell)))
        case .closure: AnyView(ClosureSpec(site: self))
        case .argument(let cell): AnyView(ArgumentSpec(site: self, cell: self.cell(cell)))
        case .padded(let cell): AnyView(PaddedSpec(site: self, cell: self.cell(cell)))
        case .attached: AnyView(AttachedSpec(site: self))
        case .laidOut(let form, let cell):
            AnyView(LaidOutSpec(site: self, form: form, cell: self.cell(cell)))
        case .painted(let form, let cell):
            AnyView(PaintedSpec(site: self, form: form, cell: self.cell(cell)))
        case .modified(let form, let cell):
            AnyView(ModifiedSpec(site: self, form: form, cell: self.cell(cell)))
        case .setting(let form, let cell):
            AnyView(SettingSpec(site: self, form: form, cell: self.cell(cell)))
        case .provided(let cell): AnyView(ProvidedSpec(site: self, cell: self.cell(cell)))
        case .lifetime: AnyView(LifetimeSpec(site: self))
        case .disabled(let cell): AnyView(DisabledSpec(site: self, cell: self.cell(cell)))
        case .touched(let form, let cell):
            AnyView(TouchedSpec(site: self, form: form, cell: self.cell(cell)))
        case .layers(let cell): AnyView(LayersSpec(site: self, cell: self.cell(cell)))
        case .sheet(let cell): AnyView(SheetSpec(site: self, cell: self.cell(cell)))
        case .button(let cell?): AnyView(SettingButtonSpec(site: self, cell: self.cell(cell)))
        case .button: AnyView(CountingButtonSpec(site: self))
        case .buttonStyled(let form): AnyView(ButtonStyledSpec(site: self, form: form))
        case .control(let ownsValue, let cell):
            ownsValue
                ? AnyView(OwningControlSpec(site: self))
                : AnyView(BoundControlSpec(site: self, cell: self.cell(cell)))
        case .styled(let form, let cell):
            AnyView(StyledSpec(site: self, form: form, cell: self.cell(cell)))
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
