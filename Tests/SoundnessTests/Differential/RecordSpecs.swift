import Tessera

/// Bindings to the parts of a record, wherever it is kept.
@MainActor
private struct RecordBindings {
    let number: Binding<Int>
    let maybe: Binding<Int?>
    let flag: Binding<Bool>
    let numbers: Binding<[Int]>
    let other: Binding<Int>

    init(_ record: Binding<Record>) {
        number = record.number
        maybe = record.maybe
        flag = record.flag
        numbers = record.numbers
        other = record.other
    }

    init(_ model: Bindable<Model>) {
        number = model.number
        maybe = model.maybe
        flag = model.flag
        numbers = model.numbers
        other = model.other
    }

    /// Reaches each property by closures.
    init(closuresOf model: Model) {
        number = Binding(get: { model.number }, set: { model.number = $0 })
        maybe = Binding(get: { model.maybe }, set: { model.maybe = $0 })
        flag = Binding(get: { model.flag }, set: { model.flag = $0 })
        numbers = Binding(get: { model.numbers }, set: { model.numbers = $0 })
        other = Binding(get: { model.other }, set: { model.other = $0 })
    }
}

/// Gives a view a binding to a part of a record.
struct RecordPart {
    let part: Spec.RecordPart
    let site: Site
    let cell: Cell
}

extension Site {
    @MainActor
    func record(_ base: Spec.RecordBase, _ part: RecordPart) -> AnyView {
        switch base {
        case .state(let byClosures): AnyView(StateRecordSpec(part, byClosures: byClosures))
        case .owned: AnyView(OwnedRecordSpec(part))
        case .shared(let index, let byClosures):
            AnyView(
                SharedRecordSpec(part: part, model: world.models[index], byClosures: byClosures))
        }
    }
}

/// Keeps a record in a state.
private struct StateRecordSpec: View {
    let part: RecordPart
    let byClosures: Bool
    @State private var record: Record

    init(_ part: RecordPart, byClosures: Bool) {
        self.part = part
        self.byClosures = byClosures
        _record = State(initialValue: part.site.world.recordSeed(part.site.path))
    }

    var body: some View {
        let path = part.site.run("")
        let _ = part.site.world.keep($record, path)
        let binding =
            byClosures ? Binding(get: { record }, set: { record = $0 }) : $record
        part.show(RecordBindings(binding))
    }
}

/// Keeps an object in a state.
private struct OwnedRecordSpec: View {
    let part: RecordPart
    @State private var model: Model

    init(_ part: RecordPart) {
        self.part = part
        _model = State(initialValue: Model(part.site.world.recordSeed(part.site.path)))
    }

    var body: some View {
        let path = part.site.run("")
        let _ = part.site.world.keep(Bindable(model).record, path)
        part.show(RecordBindings(Bindable(model)))
    }
}

/// Is given an object that others have too.
private struct SharedRecordSpec: View {
    let part: RecordPart
    @Bindable var model: Model
    let byClosures: Bool
    @Environment(\.place) private var place

    var body: some View {
        let _ = part.site.run(place)
        part.show(byClosures ? RecordBindings(closuresOf: model) : RecordBindings($model))
    }
}

extension RecordPart {
    @ViewBuilder @MainActor
    fileprivate func show(_ record: RecordBindings) -> some View {
        switch part {
        case .number: Element(site: site, step: "/value", value: record.number)
        case .passed: PassingElement(site: site, step: "/value", value: record.number)
        case .element: Element(site: site, step: "/value", value: record.numbers[1])
        case .each:
            HStack {
                ForEach(record.numbers.indices, id: \.self) { index in
                    Element(site: site, step: "/\(index)", value: record.numbers[index])
                }
            }
        case .unwrapped:
            if let value = Binding(record.maybe) {
                PassingElement(site: site, step: "/value", value: value)
            }
        case .tested:
            // Has the child unwrap what its parent only knows to be there.
            if record.maybe.wrappedValue != nil {
                UnwrappingElement(site: site, step: "/value", value: record.maybe)
            }
        case .wrapped:
            OptionalElement(site: site, step: "/value", value: Binding<Int?>(record.number))
        case .flag: FlagElement(site: site, step: "/value", flag: record.flag)
        case .shifted:
            Element(site: site, step: "/value", value: shifted(record.number, by: cell.value))
        case .chosen: Element(site: site, step: "/value", value: chosen(of: record))
        }
    }

    private func shifted(_ number: Binding<Int>, by amount: Int) -> Binding<Int> {
        Binding(
            get: { number.wrappedValue + amount }, set: { number.wrappedValue = $0 - amount })
    }

    /// A number that the cell says which it is.
    @MainActor
    private func chosen(of record: RecordBindings) -> Binding<Int> {
        switch cell.value % 4 {
        case 0: record.number
        case 1: record.other
        case let index: record.numbers[index - 1]
        }
    }
}
