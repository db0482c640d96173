import Tessera

/// Runs a case, and compares the tree with its prediction after each update.
struct Trial {
    let world: World
    let host: ViewHost<RootSpec?>
    var prediction: Prediction

    private init(_ testCase: Case) {
        world = World(testCase.cells, testCase.lists)
        prediction = Prediction(testCase.root, cells: testCase.cells, lists: testCase.lists)
        host = ViewHost(
            rootView: Self.root(of: testCase.root, in: world, argument: 0), size: Self.size)
    }

    static let width: CGFloat = 240
    static let size = ProposedViewSize(width: width, height: nil)

    static func root(of spec: Spec, in world: World, argument: Int) -> RootSpec {
        RootSpec(site: Site(world: world, spec: spec, path: "/", argument: argument))
    }

    /// Returns the first fault of a case, if any.
    static func failure(of testCase: Case) -> String? {
        weak var world: World?
        if let failure = failure(of: testCase, { world = $0 }) { return failure }
        // The closures, bindings, styles and objects of the views all refer to their world.
        return world == nil ? nil : "what the views have captured is still there in the end"
    }

    private static func failure(of testCase: Case, _ watch: (World) -> Void) -> String? {
        var trial = Trial(testCase)
        watch(trial.world)
        if let failure = trial.check() { return "at first: \(failure)" }
        for (index, step) in testCase.steps.enumerated() {
            let failure = trial.perform(step)
            if let failure { return "after step \(index + 1), \(step): \(failure)" }
        }
        return (trial.check() ?? trial.host.pathFailure ?? trial.removeAll()).map {
            "at the end: \($0)"
        }
    }

    // MARK: - Steps

    private mutating func perform(_ step: Step) -> String? {
        switch step {
        case .update: return check()
        case .tap(let number): return tap(number)
        case .touch(let acts): return touch(acts)
        case .set(let cell, let value):
            world.cells[cell].value = value
            prediction.set(cell, to: value)
        case .change(let list, let change):
            change.apply(to: &world.lists[list].items)
            prediction.change(list, change)
        case .write(let number, let value): write(number, value)
        case .writeElements(let number, let change): writeElements(number, change)
        case .writeItems(let number, let change): writeItems(number, change)
        case .writeRecord(let number, let index, let value): writeRecord(number, index, value)
        case .writeGone(let number, let value): return writeGone(number, value)
        case .turn:
            prediction.direction = prediction.direction.opposite
            setHostEnvironment()
        case .hostA(let value):
            prediction.a = value
            setHostEnvironment()
        case .hostB(let value):
            prediction.b = value
            setHostEnvironment()
        case .root(let argument):
            prediction.setArgument(argument)
            host.rootView = Self.root(of: prediction.root, in: world, argument: argument)
        }
        return nil
    }

    private mutating func tap(_ number: Int) -> String? {
        // A tap finds its view in the updated tree.
        if let failure = check() { return failure }
        let targets = prediction.current.targets
        guard !targets.isEmpty else { return nil }
        let target = targets[number % targets.count]
        var result = InteractionResult.done
        var text = ""
        for next in target.openers + [target.text] where result == .done {
            text = next
            result = host.tap(.text(next)[0])
        }
        let answer: InteractionResult = target.isDisabled ? .refused("disabled") : .done
        guard
            result == answer && prediction.sheets.mayShow(target.screen)
                || Self.covers.contains(result) && prediction.sheets.mayCover(target.screen)
                || isCovered(text, result)
        else { return "the tap on \(text) was \(result)\n\(host.treeWithFrames)" }
        if result == .done { prediction.perform(target.effect) }
        if let opener = target.openers.first {
            // The prediction does not cover what runs in an open menu.
            closeMenus()
            let path = opener.replacing(/\|holding\d$/, with: "")
            world.forgetRuns { $0.hasPrefix("\(path)|") }
        }
        world.forgetRuns { prediction.current.touched[$0]?.isHeld == true }
        return check()
    }

    private static let covers: [InteractionResult] = [
        "a sheet", "a full screen cover", "a popover", "an alert", "a dialog",
    ].map { .refused("covered by \($0)") }

    /// Closes the menus that a finger has opened.
    func closeMenus() {
        while host.services.presentations.top?.kind == .menu, host.dismissSheet() == .done {}
    }

    /// Whether a tap was refused for a view that does cover the middle of its target.
    private func isCovered(_ text: String, _ result: InteractionResult) -> Bool {
        guard case .refused(let reason) = result,
            let path = reason.wholeMatch(of: /covered by (.*\/.*)/),
            let front = host.frame(of: .path(Self.touchedPath(of: path.1))),
            let target = host.frame(of: .text(text)[0])
        else { return false }
        // An edge may lie exactly on the other view's middle, because the two sums of the same
        // lengths differ.
        let around = front.insetBy(dx: -0.01, dy: -0.01)
        if around.contains(CGPoint(x: target.midX, y: target.midY)) { return true }
        // A row reacts across the whole width of its list, and in the space around its content.
        guard let view = path.1.firstMatch(of: /.*\/(List|Form)\/[^\/]+/),
            let frame = host.frame(of: .path(String(view.0)))
        else { return false }
        let row = frame.insetBy(dx: 0, dy: -max(6, (44 - frame.height) / 2))
        return row.minY <= target.midY && target.midY < row.maxY
    }

    /// Returns the path of the view whose frame decides: the outer one, if it has a content shape.
    private static func touchedPath(of path: Substring) -> String {
        String(path.wholeMatch(of: /(.*\/TouchedSpec(\[\d+\])?)\/VStack/)?.1 ?? path)
    }

    private mutating func write(_ number: Int, _ value: Int) {
        guard let path = Self.choose(number, of: prediction.current.numbers) else { return }
        world.numbers[path]?.wrappedValue = value
        prediction.set(path, to: [value])
    }

    private mutating func writeElements(_ number: Int, _ change: ListChange) {
        guard let path = Self.choose(number, of: prediction.current.arrays),
            var values = prediction.states[path]
        else { return }
        switch change {
        case .setValue(let index, let value): values[index % values.count] = value
        case .reverse: values.reverse()
        default: values.append(values.removeFirst())
        }
        world.arrays[path]?.wrappedValue = values
        prediction.set(path, to: values)
    }

    private mutating func writeItems(_ number: Int, _ change: ListChange) {
        guard let path = Self.choose(number, of: prediction.current.items),
            var items = prediction.states[path]?.map(Item.init)
        else { return }
        change.apply(to: &items)
        world.items[path]?.wrappedValue = items
        prediction.set(path, to: items.map(\.code))
    }

    private mutating func writeRecord(_ number: Int, _ index: Int, _ value: Int) {
        guard let path = Self.choose(number, of: prediction.current.records),
            var values = prediction.states[path]
        else { return }
        let index = index % values.count
        values[index] = index == 2 ? value % 2 : value
        world.records[path]?.wrappedValue = Record(codes: values)
        prediction.set(path, to: values)
    }

    /// Writes a state whose view has left the tree, or the former value of an empty optional. The write
    /// must have no effect.
    private mutating func writeGone(_ number: Int, _ value: Int) -> String? {
        if let failure = check() { return failure }
        let gone = world.numbers.keys.sorted().filter { isGone($0) }
        guard let path = Self.choose(number, of: gone) else { return nil }
        world.numbers[path]?.wrappedValue = value
        return check()
    }

    private func isGone(_ path: String) -> Bool {
        path.hasSuffix("|passing")
            ? prediction.current.empty.contains(path) : prediction.states[path] == nil
    }

    private static func choose(_ number: Int, of paths: [String]) -> String? {
        paths.isEmpty ? nil : paths[number % paths.count]
    }

    private func setHostEnvironment() {
        host.environment = hostEnvironment
    }

    var hostEnvironment: EnvironmentValues {
        var values = EnvironmentValues()
        values.layoutDirection = prediction.direction
        if let a = prediction.a { values.a = a }
        if let b = prediction.b { values.b = b }
        return values
    }
}

extension Prediction {
    mutating func change(_ list: Int, _ change: ListChange) {
        change.apply(to: &lists[list].items)
        lists[list].version += 1
    }
}
