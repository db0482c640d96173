import Testing

extension Prediction {
    /// A walk through all views of the tree.
    struct Visit {
        let prediction: Prediction
        var picture = Picture()
        /// The value of the preference in the views visited so far; `nil` without any.
        var preference: String?

        static func picture(of prediction: Prediction) -> Picture {
            var visit = Visit(prediction: prediction)
            let argument = prediction.argument
            visit.picture.bodies["root"] = "\(argument.version)"
            for model in Prediction.models { _ = visit.state(model, Prediction.record) }
            visit.view(
                prediction.root,
                Surroundings(
                    argument: argument.value, a: prediction.a ?? 1, b: prediction.b ?? 2))
            return visit.picture
        }

        mutating func view(_ spec: Spec, _ around: Surroundings) {
            let full = spec.isCopied ? around.place + around.path : around.path
            let here = Stop(spec: spec, around: around, full: full)
            switch spec.kind {
            case .plain:
                body(here)
                show("\(full) \(around.argument)")
                hovered("\(full) \(around.argument)", here)
            case .text(let cell):
                body(here, read(cell))
                show("\(full) \(value(cell))")
                hovered("\(full) \(value(cell))", here)
            case .environment(let form): environment(form, here)
            case .object:
                body(here, around.object.map { "\($0) " + read($0) } ?? "none")
                show(
                    "\(full) \(around.object.map { "\(value($0))" } ?? "none")")
            case .counter: counter(here)
            case .echo(let cell): echo(cell, here)
            case .tally(let cell):
                tally(cell, here)
            case .cellBinding(let cell, let form):
                body(here)
                element(here, "/value", form, value(cell), read(cell), .cell(cell))
            case .elements(let form): elements(form, here)
            case .listElements(let list): listElements(list, here)
            case .record(let base, let parts, let cell): record(base, parts, cell, here)
            case .stack(let form):
                body(here)
                if form != .group { picture.views += 1 }
                let inner = form == .list ? around.with(\.isInRow, true) : around
                for index in spec.children.indices { inside(here, "\(index)", index, in: inner) }
            case .conditional(let cell), .erased(let cell):
                body(here, read(cell))
                if case .erased = spec.kind { picture.views += 1 }
                if isEven(cell) { inside(here, "t") } else { inside(here, "f", 1) }
            case .gated(_, let cell):
                body(here, read(cell))
                picture.views += 1
                let closed = around.with(\.isDisabled, true)
                if isEven(cell) { inside(here, "t") } else { inside(here, "f", 1, in: closed) }
            case .optional(let cell):
                body(here, read(cell))
                if isEven(cell) { inside(here, "t") }
            case .list(let list, let cell): self.list(list, cell, here)
            case .identified(let cell):
                body(here, read(cell))
                inside(here, "@\(value(cell))")
            case .closure:
                body(here)
                body(here, part: "|closure")
                inside(here)
            case .argument(let cell):
                body(here, read(cell))
                inside(here, in: around.with(\.argument, value(cell)))
            case .padded(let cell), .painted(_, let cell):
                body(here, read(cell))
                inside(here)
            case .laidOut(let form, let cell):
                body(here, read(cell))
                picture.views += form.views
                inside(
                    here,
                    in: form == .fitting || form == .reader
                        ? around.with(\.isShownByLayout, true) : around)
            case .attached:
                body(here)
                picture.views += 1
                inside(here)
                inside(here, "1", 1)
            case .lifetime:
                body(here)
                let before = picture.views
                inside(here)
                if picture.views > before { picture.present[full, default: 0] += 1 }
            case .preferring(let form, let cell): preferring(form, cell, here)
            case .modified(let form, let cell): modified(form, cell, here)
            case .setting(let form, let cell): setting(form, cell, here)
            case .provided(let cell):
                body(here, read(cell))
                inside(here, in: around.with(\.object, isEven(cell) ? 0 : 1))
            case .disabled(let cell):
                body(here, read(cell))
                inside(here, in: around.with(\.isDisabled, around.isDisabled || !isEven(cell)))
            case .touched(let form, let cell): touched(form, cell, here)
            case .layers(let cell):
                body(here, read(cell))
                picture.views += 3
                inside(here)
                inside(here, "1", 1)
            case .sheet(let cell): sheet(cell, here)
            case .stored(let forms, let content, let cell): stored(forms, content, cell, here)
            case .button(let cell): button(cell, here)
            case .buttonStyled(let form):
                body(here)
                inside(here, in: around.with(\.buttonStyles, around.buttonStyles + [form]))
            case .control(let ownsValue, let cell): control(ownsValue, cell, here)
            case .styled(let form, let cell):
                // A style that ignores its value does not read the cell.
                let readsCell = ![.doubling, .counting, .silent].contains(form)
                body(here, readsCell ? read(cell) : "")
                inside(here, in: around.with(\.styles, around.styles + [(form, cell)]))
            }
        }
    }

    /// A view on the walk.
    struct Stop {
        let spec: Spec
        let around: Surroundings
        let full: String

        /// The argument from the view's parent, as signatures contain it.
        var told: String { "\(around.argument)" }
    }
}

// MARK: - What there is

extension Prediction.Visit {
    typealias Stop = Prediction.Stop
    typealias Surroundings = Prediction.Surroundings
    typealias Effect = Prediction.Effect

    /// Visits a child.
    mutating func inside(
        _ here: Stop, _ step: String = "0", _ index: Int = 0, in around: Surroundings? = nil
    ) {
        var inner = around ?? here.around
        inner.path += "/\(step)"
        view(here.spec.children[index], inner)
    }

    /// Records a body with its argument and its reads.
    mutating func body(_ here: Stop, part: String = "", _ reads: String = "") {
        body(here.full + part, here.told + reads)
    }

    mutating func body(_ path: String, _ signature: String) {
        if picture.bodies[path] != nil { Issue.record("two bodies at \(path)") }
        picture.bodies[path] = signature
    }

    mutating func state(_ path: String, _ initial: [Int]) -> [Int] {
        let values = prediction.states[path] ?? initial
        picture.states[path] = values
        return values
    }

    /// Records a visible text.
    mutating func show(_ text: String) {
        picture.texts.insert(text)
        picture.views += 1
    }

    mutating func target(_ text: String, _ effect: Effect, _ here: Stop) {
        show(text)
        picture.actions[text] = effect
        // A disabled view leaves the tap to the nearest enabled button around it. The prediction does
        // not cover rows.
        let around = here.around
        if around.isDisabled, around.isInRow || !around.gestures.isEmpty { return }
        // Only a finger determines the effect of such a tap.
        if around.isClosed || around.gestures.contains(where: \.keepsTaps) { return }
        let outer = around.isDisabled ? around.buttons.last { !$0.isDisabled } : nil
        picture.targets.append(
            Prediction.Target(
                text: text, effect: outer?.effect ?? effect,
                isDisabled: around.isDisabled && outer == nil, screen: around.screen))
    }
}

// MARK: - Reads

extension Prediction.Visit {
    func value(_ cell: Int) -> Int { prediction.cells[cell].value }
    func isEven(_ cell: Int) -> Bool { value(cell).isMultiple(of: 2) }

    /// Returns the part of a signature for a read of a cell. It changes with each write.
    func read(_ cell: Int) -> String { "c\(cell).\(prediction.cells[cell].version)" }

    /// Returns the part of a signature for a read of a state, or of one element of it.
    func read(_ path: String, _ index: Int? = nil) -> String {
        let key = index.map { "\(path)[\($0)]" } ?? path
        return "s\(prediction.writes[key, default: 0])"
    }

    /// Returns the part of a signature for a read of an environment value.
    func read(environment value: Int) -> String { "e\(value)" }
}
