/// Random numbers that are the same for the same seed (SplitMix64).
struct Randomness: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    mutating func isTrue(_ chance: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < chance
    }

    mutating func any<Value>(of values: [Value]) -> Value { values[number(values.count)] }
    mutating func any<Form: CaseIterable>(_ type: Form.Type) -> Form {
        any(of: Array(type.allCases))
    }
}

/// Makes random cases.
struct Generator {
    private var random: Randomness
    private static let cellCount = 4
    private static let listCount = 2

    init(seed: UInt64) { random = Randomness(seed: seed) }

    mutating func makeCase(changes: Int) -> Case {
        var size = 2 + random.number(10)
        let root = spec(size: &size, isCopied: false, depth: 0)
        let cells = (0..<Self.cellCount).map { _ in random.number(4) }
        let lists = (0..<Self.listCount).map { _ in
            (0..<random.number(4)).map { _ in
                let id = random.number(5)
                return Item(id: id, value: id)
            }
        }
        var steps: [Step] = []
        for _ in 0..<changes {
            steps.append(step())
            if random.isTrue(0.4) { steps.append(.update) }
        }
        return Case(root: root, cells: cells, lists: lists, steps: steps)
    }

    private mutating func cell() -> Int { random.number(Self.cellCount) }

    // MARK: - Views

    private mutating func spec(size: inout Int, isCopied: Bool, depth: Int) -> Spec {
        size -= 1
        guard size > 0, depth < 7 else { return Spec(leaf(isCopied), isCopied: isCopied) }
        func child(_ generator: inout Generator, _ size: inout Int, isCopied: Bool) -> Spec {
            generator.spec(size: &size, isCopied: isCopied, depth: depth + 1)
        }
        let kind: Spec.Kind
        switch random.number(22) {
        case 0, 1, 2:
            let count = 1 + random.number(3)
            kind = .stack(
                random.any(Spec.StackForm.self),
                (0..<count).map { _ in child(&self, &size, isCopied: isCopied) })
        case 3:
            kind = .conditional(
                cell: cell(), child(&self, &size, isCopied: isCopied),
                child(&self, &size, isCopied: isCopied))
        case 4: kind = .optional(cell: cell(), child(&self, &size, isCopied: isCopied))
        case 5, 6:
            kind = .list(
                list: random.number(Self.listCount),
                closureCell: random.isTrue(0.3) ? cell() : nil,
                child(&self, &size, isCopied: isCopied))
        case 7: kind = .identified(cell: cell(), child(&self, &size, isCopied: isCopied))
        case 8:
            kind = .erased(
                cell: cell(), child(&self, &size, isCopied: isCopied),
                child(&self, &size, isCopied: isCopied))
        case 9: kind = .closure(child(&self, &size, isCopied: isCopied))
        case 10: kind = .argument(cell: cell(), child(&self, &size, isCopied: isCopied))
        case 11: kind = .padded(cell: cell(), child(&self, &size, isCopied: isCopied))
        case 12:
            kind = .attached(
                child(&self, &size, isCopied: isCopied), child(&self, &size, isCopied: isCopied))
        case 13:
            let form = random.any(Spec.ModifierForm.self)
            kind = .modified(
                form, cell: cell(),
                child(&self, &size, isCopied: isCopied || [.twice, .switching].contains(form)))
        case 14, 15:
            kind = .setting(
                random.any(Spec.SettingForm.self), cell: cell(),
                child(&self, &size, isCopied: isCopied))
        case 16: kind = .provided(cell: cell(), child(&self, &size, isCopied: isCopied))
        case 17: kind = .lifetime(child(&self, &size, isCopied: isCopied))
        case 18, 19:
            kind = .control(
                ownsValue: !isCopied && random.isTrue(0.6), cell: cell(),
                child(&self, &size, isCopied: true))
        default:
            kind = .styled(
                random.any(Spec.StyleForm.self), cell: cell(),
                child(&self, &size, isCopied: isCopied))
        }
        return Spec(kind, isCopied: isCopied)
    }

    private mutating func leaf(_ isCopied: Bool) -> Spec.Kind {
        switch random.number(isCopied ? 7 : 10) {
        case 0: .plain
        case 1: .text(cell: cell())
        case 2: .environment(random.any(Spec.EnvironmentForm.self))
        case 3: .object
        case 4: .cellBinding(cell: cell(), random.any(Spec.BindingForm.self))
        case 5: .counter
        case 6:
            .control(
                ownsValue: !isCopied && random.isTrue(0.6), cell: cell(),
                Spec(.plain, isCopied: true))
        case 7: .echo(cell: cell())
        default: .elements(random.any(Spec.ElementsForm.self))
        }
    }

    // MARK: - Steps

    private mutating func step() -> Step {
        switch random.number(20) {
        case 0...4: .tap(random.number(100))
        case 5...9: .set(cell: cell(), random.number(4))
        case 10...13: .change(list: random.number(Self.listCount), listChange())
        case 14: .write(random.number(100), random.number(4))
        case 15: .writeElements(random.number(100), listChange())
        case 16: .writeItems(random.number(100), listChange())
        case 17: .writeGone(random.number(100), random.number(4))
        case 18:
            random.isTrue(0.5)
                ? .hostA(random.isTrue(0.2) ? nil : random.number(4))
                : .hostB(random.isTrue(0.2) ? nil : random.number(4))
        default: .root(argument: random.number(3))
        }
    }

    private mutating func listChange() -> ListChange {
        switch random.number(9) {
        case 0, 1: .insert(id: random.number(6), at: random.number(6))
        case 2, 3: .remove(at: random.number(6))
        case 4, 5: .move(from: random.number(6), to: random.number(6))
        case 6: random.isTrue(0.5) ? .duplicate(at: random.number(6)) : .reverse
        case 7: .setValue(at: random.number(6), random.number(4))
        default: random.isTrue(0.3) ? .removeAll : .reverse
        }
    }
}
