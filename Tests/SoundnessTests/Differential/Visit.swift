extension Prediction {
    /// What a view is told by what is around it.
    struct Surroundings {
        var path = "/"
        var argument: Int
        var a: Int
        var b: Int
        var object: Int?
        /// The styles in force, the nearest last, each with its cell.
        var styles: [(form: Spec.StyleForm?, cell: Int)] = []
        var place = ""

        func inside(_ step: String) -> Surroundings {
            var inner = self
            inner.path += "/\(step)"
            return inner
        }

        func at(_ place: String) -> Surroundings {
            var inner = self
            inner.place = place
            return inner
        }
    }

    /// A walk through all views there are.
    struct Visit {
        let prediction: Prediction
        var picture = Picture()

        static func picture(of prediction: Prediction) -> Picture {
            var visit = Visit(prediction: prediction)
            let argument = prediction.argument
            visit.picture.bodies["root"] = "\(argument.version)"
            visit.view(
                prediction.root,
                Surroundings(
                    argument: argument.value, a: prediction.a ?? 1, b: prediction.b ?? 2))
            return visit.picture
        }

        func value(_ cell: Int) -> Int { prediction.cells[cell].value }
        func isEven(_ cell: Int) -> Bool { value(cell).isMultiple(of: 2) }

        /// How a body that reads a cell tells that it has been written.
        func read(_ cell: Int) -> String { "c\(cell).\(prediction.cells[cell].version)" }

        /// How a body that reads a state, or one element of it, tells that it has been written.
        func read(_ path: String, _ index: Int? = nil) -> String {
            let key = index.map { "\(path)[\($0)]" } ?? path
            return "s\(prediction.writes[key, default: 0])"
        }

        /// How a body that reads an environment value tells what it is.
        func read(environment value: Int) -> String { "e\(value)" }

        mutating func state(_ path: String, _ initial: [Int]) -> [Int] {
            let values = prediction.states[path] ?? initial
            picture.states[path] = values
            return values
        }

        mutating func body(_ path: String, _ signature: String) {
            precondition(picture.bodies[path] == nil, "two bodies at \(path)")
            picture.bodies[path] = signature
        }

        mutating func target(_ path: String, _ value: Int, _ effect: Effect) {
            picture.targets.append(Target(text: "\(path)=\(value)", effect: effect))
        }

        mutating func view(_ spec: Spec, _ around: Surroundings) {
            let full = spec.isCopied ? around.place + around.path : around.path
            let told = "\(around.argument)"
            switch spec.kind {
            case .plain: body(full, told)
            case .text(let cell): body(full, told + read(cell))
            case .environment(.a): body(full, told + read(environment: around.a))
            case .environment(.b): body(full, told + read(environment: around.b))
            case .environment(.sum):
                body(full, told + read(environment: around.a + around.b))
            case .object:
                body(full, told + (around.object.map { "\($0) " + read($0) } ?? "none"))
            case .counter:
                let count = state(full, [0])[0]
                body(full, told + read(full))
                target(full, count, .state(path: full, index: 0))
                if !spec.isCopied { picture.numbers.append(full) }
            case .echo(let cell):
                _ = state(full, [0])
                body(full, told + read(full) + read(cell))
                picture.echoes[full] = value(cell)
            case .cellBinding(let cell, let form):
                body(full, told)
                element(full, "/value", form, told, value(cell), read(cell), .cell(cell))
            case .elements(let form): elements(form, full, told)
            case .stack(_, let children):
                body(full, told)
                for (index, child) in children.enumerated() {
                    view(child, around.inside("\(index)"))
                }
            case .conditional(let cell, let first, let second),
                .erased(let cell, let first, let second):
                body(full, told + read(cell))
                if isEven(cell) {
                    view(first, around.inside("t"))
                } else {
                    view(second, around.inside("f"))
                }
            case .optional(let cell, let child):
                body(full, told + read(cell))
                if isEven(cell) { view(child, around.inside("t")) }
            case .list(let list, let cell, let child):
                self.list(list, cell, child, full, around)
            case .identified(let cell, let child):
                body(full, told + read(cell))
                view(child, around.inside("@\(value(cell))"))
            case .closure(let child):
                body(full, told)
                body(full + "|closure", told)
                view(child, around.inside("0"))
            case .argument(let cell, let child):
                body(full, told + read(cell))
                var inner = around.inside("0")
                inner.argument = value(cell)
                view(child, inner)
            case .padded(let cell, let child):
                body(full, told + read(cell))
                view(child, around.inside("0"))
            case .attached(let first, let second):
                body(full, told)
                view(first, around.inside("0"))
                view(second, around.inside("1"))
            case .lifetime(let child):
                body(full, told)
                picture.present[full, default: 0] += 1
                view(child, around.inside("0"))
            case .modified(let form, let cell, let child):
                // What the content's closure reads where it is placed, this body reads.
                body(full, form == .observing ? told + read(cell) : told)
                modified(form, cell, child, full, around)
            case .setting(let form, let cell, let child):
                body(full, form == .transformed ? told : told + read(cell))
                setting(form, cell, child, around)
            case .provided(let cell, let child):
                body(full, told + read(cell))
                var inner = around.inside("0")
                inner.object = isEven(cell) ? 0 : 1
                view(child, inner)
            case .control(let ownsValue, let cell, let label):
                body(full, told)
                var source = Control.Value(
                    value: value(cell), read: read(cell), effect: .cell(cell))
                if ownsValue {
                    let value = state(full, [0])[0]
                    source = .init(
                        value: value, read: read(full), effect: .state(path: full, index: 0))
                    picture.numbers.append(full)
                }
                control(Control(path: around.path, value: source, label: label), around)
            case .styled(let form, let cell, let child):
                // A style that does not look at its value is there without reading the cell.
                let readsCell = ![.doubling, .counting, .silent].contains(form)
                body(full, readsCell ? told + read(cell) : told)
                var inner = around.inside("0")
                inner.styles.append((form, cell))
                view(child, inner)
            }
        }

        // MARK: - Parts of views

        private mutating func element(
            _ full: String, _ step: String, _ form: Spec.BindingForm, _ told: String,
            _ value: Int, _ read: String, _ effect: Effect
        ) {
            if form == .passed { body("\(full)\(step)|passing", told) }
            body(full + step, told + read)
            target(full + step, value, effect)
        }

        private mutating func elements(
            _ form: Spec.ElementsForm, _ full: String, _ told: String
        ) {
            switch form {
            case .fixed, .indices:
                let values = state(full, [1, 2, 3])
                picture.arrays.append(full)
                body(full, form == .fixed ? told : told + read(full))
                for (index, value) in values.enumerated() {
                    let isPassed = form == .fixed && index == 1
                    element(
                        full, "/\(index)", isPassed ? .passed : .direct, told, value,
                        read(full, index), .state(path: full, index: index))
                }
            case .items:
                let codes = state(full, [0, 1001, 2002])
                picture.items.append(full)
                body(full, told + read(full))
                var ids: Set<Int> = []
                for (index, item) in codes.map(Item.init).enumerated()
                where ids.insert(item.id).inserted {
                    element(
                        full, "/#\(item.id)", .direct, told, item.value,
                        " \(index) " + read(full, index), .state(path: full, index: index))
                }
            }
        }

        private mutating func list(
            _ list: Int, _ cell: Int?, _ child: Spec, _ full: String, _ around: Surroundings
        ) {
            let closureRead = cell.map { read($0) } ?? ""
            let version = prediction.lists[list].version
            body(full, "\(around.argument) l\(version) " + closureRead)
            var ids: Set<Int> = []
            for item in prediction.lists[list].items where ids.insert(item.id).inserted {
                var inner = around.inside("#\(item.id)")
                inner.argument = item.value + (cell.map(value) ?? 0)
                view(child, inner)
            }
        }

        private mutating func modified(
            _ form: Spec.ModifierForm, _ cell: Int, _ child: Spec, _ full: String,
            _ around: Surroundings
        ) {
            let path = full + "|modifier"
            let told = "\(around.argument)"
            let readsCell = ![.observing, .holding].contains(form)
            body(path, readsCell ? told + read(cell) : told)
            var inner = around.inside("0")
            switch form {
            case .wrapped: view(child, inner)
            case .observing:
                inner.argument += value(cell)
                view(child, inner)
            case .holding:
                body(full + "|holder", told + read(cell))
                if isEven(cell) { view(child, inner) }
            case .twice:
                view(child, inner.at(path + "L"))
                if isEven(cell) { view(child, inner.at(path + "R")) }
            case .switching: view(child, inner.at(path + (isEven(cell) ? "t" : "f")))
            }
        }

        private mutating func setting(
            _ form: Spec.SettingForm, _ cell: Int, _ child: Spec, _ around: Surroundings
        ) {
            var inner = around.inside("0")
            switch form {
            case .a: inner.a = value(cell)
            case .b: inner.b = value(cell)
            case .both:
                inner.b = around.a + value(cell)
                inner.a = value(cell)
            case .sometimes:
                if value(cell).isMultiple(of: 2) { inner.a = value(cell) }
                if value(cell).isMultiple(of: 3) { inner.b = value(cell) }
            case .transformed: inner.a += 1
            case .observing: inner.b += value(cell)
            }
            view(child, inner)
        }

        struct Control {
            struct Value {
                let value: Int
                let read: String
                let effect: Effect
            }

            let path: String
            let value: Value
            let label: Spec
        }

        private mutating func control(_ control: Control, _ around: Surroundings) {
            let told = "\(around.argument)"
            let full = around.place + control.path
            body(full + "|badge", told)
            var inner = around
            let (style, cell) = inner.styles.popLast() ?? (nil, 0)
            let amount = " \(value(cell))"
            let place = full + "|style!"
            func signature() -> String {
                switch style {
                case nil: told + control.value.read
                case .drawing: told + control.value.read + amount + read(environment: around.a)
                case .wrapping, .setting, .restyling: told + amount
                case .doubling, .silent: told
                case .counting: told + read(place) + read(cell)
                }
            }
            body(full + "|style", signature())
            inner.place = place
            switch style {
            case nil, .drawing:
                target(place, control.value.value, control.value.effect)
                var content = inner
                content.path = control.path
                view(control.label, content.inside("label"))
            case .wrapping: self.control(control, inner)
            case .doubling:
                self.control(control, inner.at(place + "L"))
                self.control(control, inner.at(place + "R"))
            case .counting:
                let count = state(place, [0])[0]
                picture.targets.append(
                    Target(text: "\(place)+\(count)", effect: .state(path: place, index: 0)))
                self.control(control, inner)
            case .setting:
                inner.a = value(cell)
                self.control(control, inner)
            case .restyling:
                inner.styles.append((.wrapping, cell))
                self.control(control, inner)
            case .silent: break
            }
        }
    }
}
