import TestViews

/// A source of random cases.
struct Generator {
    private var random: Randomness
    /// The number of cells that `onChange` may observe. The views with `onChange` count in one
    /// more.
    private static let cellCount = Prediction.tally
    private static let listCount = 2

    init(seed: UInt64) { random = Randomness(seed: seed) }

    mutating func makeCase(changes: Int) -> Case {
        var size = 2 + random.number(10)
        var root = spec(size: &size, isCopied: false, depth: 0)
        if random.isTrue(0.5) {
            root = Spec(.preferring(.hearing, cell: cell()), [root], isCopied: false)
        }
        if random.isTrue(0.4) {
            root = Spec(
                .stack(.vertical), [root, Spec(stored(), isCopied: false)], isCopied: false)
        }
        let cells = (0...Self.cellCount).map { _ in random.number(4) }
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

    private mutating func cell() -> Int { random.number(Self.cellCount + 1) }

    // MARK: - Views

    private mutating func spec(size: inout Int, isCopied: Bool, depth: Int) -> Spec {
        size -= 1
        guard size > 0, depth < 7 else { return leaf(isCopied) }
        let kind = kind(isCopied)
        let count =
            switch kind {
            case .stack: 1 + random.number(3)
            case .conditional, .erased, .gated, .attached, .sheet, .layers: 2
            default: 1
            }
        var children: [Spec] = []
        for _ in 0..<count {
            children.append(
                spec(size: &size, isCopied: isCopied || kind.copies, depth: depth + 1))
        }
        if case .modified(.holding, _) = kind { children = children.map(\.withoutOwnObjects) }
        return Spec(kind, children, isCopied: isCopied)
    }

    /// Returns a kind of view that contains other views.
    private mutating func kind(_ isCopied: Bool) -> Spec.Kind {
        switch random.number(58) {
        case 0, 1, 2: .stack(random.any(Spec.StackForm.self))
        case 3: .conditional(cell: cell())
        case 4: .optional(cell: cell())
        case 5, 6:
            .list(
                list: random.number(Self.listCount),
                closureCell: random.isTrue(0.3) ? cell() : nil)
        case 7: .identified(cell: cell())
        case 8: .erased(cell: cell())
        case 9: .closure
        case 10: .argument(cell: cell())
        case 11: .padded(cell: cell())
        case 12: .attached
        case 13, 20: .modified(random.any(Spec.ModifierForm.self), cell: cell())
        case 14, 15: .setting(random.any(Spec.SettingForm.self), cell: cell())
        case 16: .provided(cell: cell())
        case 17: .lifetime
        case 18, 19: .control(ownsValue: !isCopied && random.isTrue(0.6), cell: cell())
        case 21: .disabled(cell: cell())
        case 22: .sheet(cell: cell())
        case 23, 24: button(isCopied)
        case 29...33: .laidOut(random.any(Spec.LayoutForm.self), cell: cell())
        case 34...43: .touched(random.any(Spec.TouchForm.self), cell: cell())
        case 44, 45: .layers(cell: cell())
        case 54...57: .preferring(random.any(Spec.PreferenceForm.self), cell: cell())
        case 52, 53: .gated(random.any(Spec.GateForm.self), cell: cell())
        case 46...51: .painted(random.any(Spec.PaintForm.self), cell: cell())
        case 25, 26: .buttonStyled(random.any(Spec.ButtonForm.self))
        default: .styled(random.any(Spec.StyleForm.self), cell: cell())
        }
    }

    private mutating func leaf(_ isCopied: Bool) -> Spec {
        let kind = leafKind(isCopied)
        switch kind {
        case .control, .button:
            return Spec(kind, [Spec(.plain, isCopied: true)], isCopied: isCopied)
        default: return Spec(kind, isCopied: isCopied)
        }
    }

    private mutating func leafKind(_ isCopied: Bool) -> Spec.Kind {
        switch random.number(isCopied ? 14 : 23) {
        case 0: .plain
        case 1, 2: .text(cell: cell())
        case 3: .environment(random.any(Spec.EnvironmentForm.self))
        case 4: .object
        case 5: .cellBinding(cell: cell(), random.any(Spec.BindingForm.self))
        case 6: .counter
        case 7: .control(ownsValue: !isCopied && random.isTrue(0.6), cell: cell())
        case 8: .listElements(list: random.number(Self.listCount))
        case 9: .tally(cell: random.number(Self.cellCount))
        case 10: button(isCopied)
        case 11, 12, 13:
            record(
                .shared(
                    random.number(Prediction.models.count), byClosures: random.isTrue(0.4)))
        case 14, 15: .echo(cell: random.number(Self.cellCount))
        case 20: stored()
        case 16, 17, 18, 19:
            record(random.isTrue(0.3) ? .owned : .state(byClosures: random.isTrue(0.4)))
        default: .elements(random.any(Spec.ElementsForm.self))
        }
    }

    private mutating func stored() -> Spec.Kind {
        var forms: [Spec.StoredForm] = []
        repeat {
            let isInMessage = forms.contains { $0.isMessage || $0 == .menu }
            let inside = forms.last == .menu ? [Spec.StoredForm.menu, .overlay] : [.overlay]
            forms.append(
                isInMessage ? random.any(of: inside) : random.any(Spec.StoredForm.self))
        } while forms.count < 3 && random.isTrue(0.6)
        let content = random.isTrue(0.5) ? .dismissing : random.any(Spec.StoredContent.self)
        return .stored(forms, content, cell: cell())
    }

    private mutating func record(_ base: Spec.RecordBase) -> Spec.Kind {
        let parts = (0...random.number(2)).map { _ in random.any(Spec.RecordPart.self) }
        return .record(base, parts, cell: cell())
    }

    private mutating func button(_ isCopied: Bool) -> Spec.Kind {
        .button(cell: isCopied || random.isTrue(0.5) ? cell() : nil)
    }

    // MARK: - Steps

    private mutating func step() -> Step {
        switch random.number(25) {
        case 0...4: .tap(random.number(100))
        case 22...24: .touch(touch())
        case 5...9: .set(cell: cell(), random.number(4))
        case 10...13: .change(list: random.number(Self.listCount), listChange())
        case 14: .write(random.number(100), random.number(4))
        case 15: .writeElements(random.number(100), listChange())
        case 16: .writeItems(random.number(100), listChange())
        case 17: .writeGone(random.number(100), random.number(4))
        case 18, 19:
            .writeRecord(
                random.number(100), index: random.any(of: [0, 1, 1, 1, 2, 3, 4, 5, 6]),
                random.number(4))
        case 20 where random.isTrue(0.3): .turn
        case 20:
            random.isTrue(0.5)
                ? .hostA(random.isTrue(0.2) ? nil : random.number(4))
                : .hostB(random.isTrue(0.2) ? nil : random.number(4))
        default: .root(argument: random.number(3))
        }
    }

    /// Returns an act of a finger or a pointer, with changes between its events.
    private mutating func touch() -> [TouchAct] {
        switch random.number(8) {
        case 0: return [.hover(spot()), meanwhile(), .hover(spot()), meanwhile()]
        case 1: return [.tap(spot()), .press(spot()), .release, .pressAgain, .release]
        case 2: return [.drag((0...(1 + random.number(3))).map { _ in spot() })]
        default:
            let acts: [TouchAct] = (0...random.number(5)).map { _ in
                random.isTrue(0.5) ? .move(spot()) : meanwhile()
            }
            let isCancelled = random.isTrue(0.15)
            return [.press(spot())] + acts + [isCancelled ? .cancel : .release, meanwhile()]
                + (random.isTrue(0.3) ? [.press(spot()), .release] : [])
        }
    }

    private mutating func meanwhile() -> TouchAct {
        switch random.number(5) {
        case 0, 1: .wait([0.1, 0.3, 0.4, 0.6, 0.8][random.number(5)])
        case 2, 3: .set(cell: cell(), random.number(4))
        default: .root(argument: random.number(3))
        }
    }

    private mutating func spot() -> Spot {
        Spot(view: random.number(100), x: random.number(112) - 6, y: random.number(112) - 6)
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
