import Tessera

/// Bindings to the parts of a record, wherever it is kept.
@MainActor
private struct RecordBindings {
    let number: Binding<Int>
    let maybe: Binding<Int?>
    let flag: Binding<Bool>
    let numbers: Binding<[Int]>

    init(_ record: Binding<Record>) {
        number = record.number
        maybe = record.maybe
        flag = record.flag
        numbers = record.numbers
    }

    init(_ model: Bindable<Model>) {
        number = model.number
        maybe = model.maybe
        flag = model.flag
        numbers = model.numbers
    }

    /// Reaches each property by closures.
    init(closuresOf model: Model) {
        number = Binding(get: { model.number }, set: { model.number = $0 })
        maybe = Binding(get: { model.maybe }, set: { model.maybe = $0 })
        flag = Binding(get: { model.flag }, set: { model.flag = $0 })
        numbers = Binding(get: { model.numbers }, set: { model.numbers = $0 })
    }
}

/// Keeps a record in a state.
struct StateRecordSpec: View {
    let site: Site
    let byClosures: Bool
    let part: Spec.RecordPart
    @State private var record: Record

    init(site: Site, byClosures: Bool, part: Spec.RecordPart) {
        self.site = site
        self.byClosures = byClosures
        self.part = part
        _record = State(initialValue: site.world.recordSeed(site.path))
    }

    var body: some View {
        let path = site.run("")
        let _ = site.world.keep($record, path)
        let binding =
            byClosures ? Binding(get: { record }, set: { record = $0 }) : $record
        site.show(part, of: RecordBindings(binding))
    }
}

/// Keeps an object in a state.
struct OwnedRecordSpec: View {
    let site: Site
    let part: Spec.RecordPart
    @State private var model: Model

    init(site: Site, part: Spec.RecordPart) {
        self.site = site
        self.part = part
        _model = State(
            initialValue: Model(site.world.recordSeed(site.path)))
    }

    var body: some View {
        let path = site.run("")
        let _ = site.world.keep(Bindable(model).record, path)
        site.show(part, of: RecordBindings(Bindable(model)))
    }
}

/// Is given an object that others have too.
struct SharedRecordSpec: View {
    let site: Site
    @Bindable var model: Model
    let byClosures: Bool
    let part: Spec.RecordPart
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        site.show(
            part, of: byClosures ? RecordBindings(closuresOf: model) : RecordBindings($model))
    }
}

extension Site {
    @ViewBuilder @MainActor
    fileprivate func show(_ part: Spec.RecordPart, of record: RecordBindings) -> some View {
        switch part {
        case .number: Element(site: self, step: "/value", value: record.number)
        case .passed: PassingElement(site: self, step: "/value", value: record.number)
        case .element: Element(site: self, step: "/value", value: record.numbers[1])
        case .each:
            HStack {
                ForEach(record.numbers.indices, id: \.self) { index in
                    Element(site: self, step: "/\(index)", value: record.numbers[index])
                }
            }
        case .unwrapped:
            if let value = Binding(record.maybe) {
                PassingElement(site: self, step: "/value", value: value)
            }
        case .tested:
            // Has the child unwrap what its parent only knows to be there.
            if record.maybe.wrappedValue != nil {
                UnwrappingElement(site: self, step: "/value", value: record.maybe)
            }
        case .wrapped:
            OptionalElement(site: self, step: "/value", value: Binding<Int?>(record.number))
        case .flag: FlagElement(site: self, step: "/value", flag: record.flag)
        }
    }
}
