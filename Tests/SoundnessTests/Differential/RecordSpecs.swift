import Tessera

/// Bindings to the parts of a record, for each place that can store it.
private struct RecordBindings {
    let number: Binding<Int>
    let maybe: Binding<Int?>
    let flag: Binding<Bool>
    let numbers: Binding<[Int]>
    let other: Binding<Int>
    let total: Binding<Int>

    init(_ record: Binding<Record>) {
        number = record.number
        maybe = record.maybe
        flag = record.flag
        numbers = record.numbers
        other = record.other
        total = record.total
    }

    init(_ model: Bindable<Model>) {
        number = model.number
        maybe = model.maybe
        flag = model.flag
        numbers = model.numbers
        other = model.other
        total = model.total
    }

    /// Makes a binding of closures for each property.
    init(closuresOf model: Model) {
        number = Binding(get: { model.number }, set: { model.number = $0 })
        maybe = Binding(get: { model.maybe }, set: { model.maybe = $0 })
        flag = Binding(get: { model.flag }, set: { model.flag = $0 })
        numbers = Binding(get: { model.numbers }, set: { model.numbers = $0 })
        other = Binding(get: { model.other }, set: { model.other = $0 })
        total = Binding(get: { model.total }, set: { model.total = $0 })
    }
}

/// Views with bindings to parts of a record.
struct RecordParts {
    let parts: [Spec.RecordPart]
    let site: Site
    let cell: Cell
}

extension Site {
    func record(_ base: Spec.RecordBase, _ parts: RecordParts) -> AnyView {
        switch base {
        case .state(let byClosures): AnyView(StateRecordSpec(parts, byClosures: byClosures))
        case .owned: AnyView(OwnedRecordSpec(parts))
        case .shared(let index, let byClosures):
            AnyView(
                SharedRecordSpec(parts: parts, model: world.models[index], byClosures: byClosures))
        }
    }
}

/// A view that stores a record in a state.
private struct StateRecordSpec: View {
    let parts: RecordParts
    let byClosures: Bool
    @State private var record: Record

    init(_ parts: RecordParts, byClosures: Bool) {
        self.parts = parts
        self.byClosures = byClosures
        _record = State(initialValue: parts.site.world.recordSeed(parts.site.path))
    }

    var body: some View {
        let path = parts.site.run("")
        let _ = parts.site.world.keep($record, path)
        let binding =
            byClosures ? Binding(get: { record }, set: { record = $0 }) : $record
        parts.show(RecordBindings(binding))
    }
}

/// A view that stores an object in a state.
private struct OwnedRecordSpec: View {
    let parts: RecordParts
    @State private var model: Model

    init(_ parts: RecordParts) {
        self.parts = parts
        _model = State(initialValue: Model(parts.site.world.recordSeed(parts.site.path)))
    }

    var body: some View {
        let path = parts.site.run("")
        let _ = parts.site.world.keep(Bindable(model).record, path)
        parts.show(RecordBindings(Bindable(model)))
    }
}

/// A view of an object that other views share.
private struct SharedRecordSpec: View {
    let parts: RecordParts
    @Bindable var model: Model
    let byClosures: Bool
    @Environment(\.place) private var place

    var body: some View {
        let _ = parts.site.run(place)
        parts.show(byClosures ? RecordBindings(closuresOf: model) : RecordBindings($model))
    }
}

extension RecordParts {
    @ViewBuilder
    fileprivate func show(_ record: RecordBindings) -> some View {
        show(parts[0], "/0", record)
        if parts.count > 1 { show(parts[1], "/1", record) }
    }

    @ViewBuilder
    private func show(
        _ part: Spec.RecordPart, _ step: String, _ record: RecordBindings
    ) -> some View {
        switch part {
        case .number: Element(site: site, step: step, value: record.number)
        case .passed: PassingElement(site: site, step: step, value: record.number)
        case .element: Element(site: site, step: step, value: record.numbers[1])
        case .head: Element(site: site, step: step, value: record.numbers.head)
        case .total: Element(site: site, step: step, value: record.total)
        case .each:
            HStack {
                ForEach(record.numbers.indices, id: \.self) { index in
                    Element(site: site, step: "\(step)/\(index)", value: record.numbers[index])
                }
            }
        case .unwrapped:
            if let value = Binding(record.maybe) {
                PassingElement(site: site, step: step, value: value)
            }
        case .tested:
            // The child unwraps a binding. The parent only checks that the value exists.
            if record.maybe.wrappedValue != nil {
                UnwrappingElement(site: site, step: step, value: record.maybe)
            }
        case .wrapped:
            OptionalElement(site: site, step: step, value: Binding<Int?>(record.number))
        case .flag: FlagElement(site: site, step: step, flag: record.flag)
        case .shifted:
            Element(site: site, step: step, value: shifted(record.number, by: cell.value))
        case .chosen: Element(site: site, step: step, value: chosen(of: record))
        }
    }

    private func shifted(_ number: Binding<Int>, by amount: Int) -> Binding<Int> {
        Binding(
            get: { number.wrappedValue + amount }, set: { number.wrappedValue = $0 - amount })
    }

    /// Returns the number that the cell selects.
    private func chosen(of record: RecordBindings) -> Binding<Int> {
        switch cell.value % 4 {
        case 0: record.number
        case 1: record.other
        case let index: record.numbers[index - 1]
        }
    }
}
