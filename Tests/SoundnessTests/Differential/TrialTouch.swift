import Tessera

// Three comparisons check the effects of a finger.
//
// A second tree, the twin, is built from the same specs when the finger comes. It receives the same touches
// and the same changes. Both trees must call the same functions, in the same order and with the same places.
// The engine runs the twin as well, but the twin has no past, so the comparison finds stale values. A model
// of gestures would only repeat the recognizers.
//
// The prediction, which does not use the engine, checks that each call is of the newest function of a view
// that is in the tree, enabled and open to touches. It then performs the effects of the calls, so that the
// next comparison of the tree covers them.
//
// `FrontView` finds the view in front in the printed tree.

/// A tree that is built in the middle of a trial, in a separate world, and updated beside the trial's.
private struct Twin {
    let world: World
    let host: ViewHost<RootSpec?>

    init(of trial: Trial) {
        let prediction = trial.prediction
        world = World(prediction.cells.map(\.value), prediction.lists.map(\.items))
        for (path, model) in zip(Prediction.models, world.models) {
            if let codes = prediction.states[path] { model.record = Record(codes: codes) }
        }
        world.seeds = prediction.states
        world.isRecording = false
        host = ViewHost(
            rootView: Trial.root(
                of: prediction.root, in: world, argument: prediction.argument.value),
            environment: trial.hostEnvironment, size: Trial.size)
        host.update()
        world.isRecording = true
    }

    /// Resets the states that have left, so that they start afresh when they return.
    func forgetSeeds(but states: [String: [Int]]) {
        let left = world.seeds.filter { states[$0.key] != nil }
        guard left.count < world.seeds.count else { return }
        world.seeds = left
        world.forgottenSeeds.value += 1
    }
}

extension Trial {
    /// Performs the events of a finger until its touch ends.
    mutating func touch(_ acts: [TouchAct]) -> String? {
        if let failure = check() { return failure }
        host.hover(at: nil)
        _ = world.takeCalls()
        let twin = Twin(of: self)
        defer { twin.world.forgetBindings() }
        var place = CGPoint.zero
        for act in acts + [.cancel, .wait(2), .hover(nil)] {
            if let failure = perform(act, beside: twin, &place) { return "at \(act): \(failure)" }
        }
        scrollBack()
        closeMenus()
        _ = world.takeRan()
        return check()
    }

    /// Scrolls each list to its beginning: a finger may have scrolled it, and a fresh tree starts
    /// there.
    private func scrollBack() {
        let lists = host.tree.matches { $0.name == "List" || $0.name == "ScrollView" }
        for list in lists {
            host.scroll(.path(list.path), by: CGSize(width: -100_000, height: -100_000))
        }
    }

    /// - Parameter place: The last place of the finger.
    private mutating func perform(
        _ act: TouchAct, beside twin: Twin, _ place: inout CGPoint
    ) -> String? {
        let tree = host.treeWithFrames
        let expected = twin.host.treeWithFrames
        guard tree == expected else {
            return "the tree is not as a fresh one: \(tree.difference(from: expected))\n\(tree)"
        }
        let before = prediction.current
        var results: (InteractionResult, InteractionResult) = (.done, .done)
        switch act {
        case .set(let cell, let value):
            for world in [world, twin.world] { world.cells[cell].value = value }
            prediction.set(cell, to: value)
        case .root(let argument):
            prediction.setArgument(argument)
            for (host, world) in [(host, world), (twin.host, twin.world)] {
                host.rootView = Self.root(of: prediction.root, in: world, argument: argument)
            }
        default:
            // The sheet that came last is in front, and the prediction does not know it.
            let points = act == .pressAgain ? [place] : act.spots.map { $0.point(in: tree) }
            guard before.sheets.count < 2 || points.isEmpty else { return nil }
            if let point = points.last { place = point }
            if case .hover = act { for host in [host, twin.host] { host.hover(at: nil) } }
            for world in [world, twin.world] where act.isHover { _ = world.takeCalls() }
            results = (act.perform(on: host, at: points), act.perform(on: twin.host, at: points))
            if act.isHover, let point = points.first, before.sheets.isEmpty,
                host.services.presentations.top == nil,
                let failure = misplaced(point, in: tree, results.0)
            {
                return failure
            }
        }
        _ = prediction.settle()
        twin.forgetSeeds(but: prediction.states)
        settle()
        twin.host.update()
        let calls = world.takeCalls()
        let others = twin.world.takeCalls().flatMap { $0 }
        guard results.0 == results.1, calls.flatMap({ $0 }) == others else {
            return "\(results.0) by \(calls), and in a fresh tree \(results.1) by \(others)\n"
                + "\(tree)"
        }
        return follow(calls, from: before, beside: twin)
    }

    /// Applies the recorded calls to the prediction. Returns the first fault in them, if any.
    private mutating func follow(
        _ calls: [[Call]], from before: Prediction.Picture, beside twin: Twin
    ) -> String? {
        var pictures = [before, prediction.current]
        for part in calls {
            for call in part {
                if call.event == Call.action {
                    guard let effect = pictures.lazy.compactMap({ $0.actions[call.path] }).first
                    else { return "nothing there does what \(call) has done" }
                    prediction.perform(effect)
                } else if call.event != Call.hasLeft {
                    let isKnown = pictures.contains { picture in
                        picture.touched[call.path].map { $0.told == call.told && !$0.isClosed }
                            ?? false
                    }
                    guard isKnown else { return "\(call) is of what is not there any more" }
                }
            }
            settle()
            // A view that an act has removed may be back at the next act.
            twin.forgetSeeds(but: prediction.states)
            pictures.append(prediction.current)
        }
        return nil
    }

    /// Returns the first fault in the views that the pointer has reached, if the printed tree decides
    /// which view is in front.
    private func misplaced(
        _ point: CGPoint, in tree: ViewTree, _ result: InteractionResult
    ) -> String? {
        let calls = world.calls.flatMap { $0 }
        switch FrontView(in: tree, at: point) {
        case .unknown: return nil
        case .none:
            if result != .done, calls.isEmpty { return nil }
            return "at \(point) there is nothing, and it was \(result) by \(calls)\n\(tree)"
        case .view(let text):
            guard let text, let told = prediction.current.touched[text], !told.isClosed else {
                return nil
            }
            if calls.last == Call(path: text, event: Call.isOver, told: "") { return nil }
            return "at \(point) \(text) is in front, and it was \(result) by \(calls)\n\(tree)"
        }
    }
}

extension TouchAct {
    fileprivate var isHover: Bool { if case .hover = self { true } else { false } }

    /// The places of the finger, or of the pointer.
    fileprivate var spots: [Spot] {
        switch self {
        case .press(let spot), .move(let spot), .tap(let spot): [spot]
        case .drag(let spots): spots
        case .hover(let spot): spot.map { [$0] } ?? []
        case .pressAgain, .release, .cancel, .wait, .set, .root: []
        }
    }

    fileprivate func perform(
        on host: ViewHost<RootSpec?>, at points: [CGPoint]
    ) -> InteractionResult {
        switch self {
        case .press, .pressAgain: return host.press(at: points[0])
        case .move: return host.move(to: points[0])
        case .tap: return host.tap(at: points[0])
        case .drag: return host.drag(along: points)
        case .hover: return host.hover(at: points.first)
        case .release: return host.release()
        case .cancel: return host.cancel()
        case .wait(let seconds): host.wait(.seconds(seconds))
        case .set, .root: break
        }
        return .done
    }
}

extension Spot {
    /// The point in a tree with frames; the origin, if it shows none.
    fileprivate func point(in tree: ViewTree) -> CGPoint {
        let frames = tree.matches { $0.children.isEmpty }.compactMap(\.element.rect)
        guard !frames.isEmpty else { return .zero }
        let frame = frames[view % frames.count]
        return CGPoint(
            x: frame.minX + frame.width * CGFloat(x) / 100,
            y: frame.minY + frame.height * CGFloat(y) / 100)
    }
}
