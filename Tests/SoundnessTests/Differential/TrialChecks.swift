import Tessera
import TesseraDrawing

extension Trial {
    /// The points at which the trial looks for a view to touch.
    private static let points = (0..<6).map { (step: Int) in
        CGPoint(x: 40 * step + 7, y: 9 * step + 3)
    }

    /// Updates the tree. Returns the bodies that may run for it, each with the greatest number of
    /// its runs.
    @discardableResult
    mutating func settle() -> [String: Int] {
        let mayRun = prediction.settle()
        host.update()
        return mayRun
    }

    mutating func check() -> String? {
        let mayRun = settle()
        for (path, count) in Dictionary(world.takeRan().map { ($0, 1) }, uniquingKeysWith: +) {
            guard let most = mayRun[path] else { return "nothing had changed for the body \(path)" }
            if count > most { return "the body \(path) ran \(count) times" }
        }
        guard world.present == prediction.current.present else {
            return "appeared: \(world.present), expected: \(prediction.current.present)"
        }
        let tree = host.treeWithFrames
        let missing = prediction.current.texts.subtracting(tree.roots.flatMap(\.texts))
        guard missing.isEmpty else {
            return "not to be read: \(missing.sorted())\nthe tree:\n\(tree)"
        }
        return compareWithFreshTree(tree)
    }

    /// Removes the root view. Returns a fault if anything remains.
    func removeAll() -> String? {
        host.rootView = nil
        host.update()
        world.forgetBindings()
        let left = host.work.nodes - ViewHost(rootView: RootSpec?.none).work.nodes
        if left != 0 { return "\(left) nodes are left when all is removed" }
        return world.present.isEmpty ? nil : "left without disappearing: \(world.present)"
    }

    /// Compares the tree with a fresh tree that begins with the predicted states.
    private func compareWithFreshTree(_ tree: ViewTree) -> String? {
        world.isRecording = false
        world.seeds = prediction.states
        defer {
            world.isRecording = true
            world.seeds = [:]
        }
        let fresh = freshHost(hostEnvironment)
        let expected = fresh.treeWithFrames
        guard tree == expected else {
            let details: ViewTree.Details = [.identity, .environment, .accessibility]
            return "the tree is not as a fresh one: \(tree.difference(from: expected, details))\n"
                + "the tree:\n\(tree.text(details))\nthe fresh tree:\n\(expected.text(details))"
        }
        // The sheet that came last is in front, and the prediction does not know it.
        guard prediction.current.sheets.count < 2 else { return compareNodes(with: fresh) }
        if let failure = compareWithMirrorImage(fresh) { return failure }
        let (drawing, expectedDrawing) = (host.drawing, fresh.drawing)
        // Sums of lengths in another order may differ in their last digits.
        guard
            drawing == expectedDrawing || SVG(drawing).text == SVG(expectedDrawing).text
        else {
            return "the drawing is not that of a fresh tree:\n"
                + "\(drawing.firstDifference(from: expectedDrawing))\nthe tree:\n\(tree)"
        }
        for point in Self.points {
            let (result, expected) = (host.hover(at: point), fresh.hover(at: point))
            guard result == expected else {
                return "at \(point) there is \(result), and \(expected) in a fresh tree\n\(tree)"
            }
        }
        return compareNodes(with: fresh)
    }

    private func freshHost(_ environment: EnvironmentValues) -> ViewHost<RootSpec?> {
        ViewHost(
            rootView: Self.root(
                of: prediction.root, in: world, argument: prediction.argument.value),
            environment: environment, size: Self.size)
    }

    /// Compares a fresh tree with a fresh tree in the opposite direction.
    private func compareWithMirrorImage(_ fresh: ViewHost<RootSpec?>) -> String? {
        var environment = hostEnvironment
        environment.layoutDirection = environment.layoutDirection.opposite
        let image = freshHost(environment)
        let (tree, other) = (fresh.treeWithFrames, image.treeWithFrames)
        let trees = "in the opposite direction\n\(tree)\nin that direction:\n\(other)"
        for (view, other) in zip(tree.matches { _ in true }, other.matches { _ in true }) {
            guard let frame = view.element.rect, let mirrored = other.element.rect else { continue }
            // The tree prints frames to the hundredth of a point.
            guard abs(Self.width - frame.maxX - mirrored.minX) < 0.02 else {
                return "\(view.path) is not mirrored \(trees)"
            }
        }
        let leaves = tree.matches { $0.children.isEmpty }.compactMap(\.element.rect)
        let points = leaves.map { CGPoint(x: $0.minX + $0.width / 5, y: $0.midY) }
        for point in points {
            let mirrored = CGPoint(x: Self.width - point.x, y: point.y)
            let results = (fresh.hover(at: point), image.hover(at: mirrored))
            guard (results.0 == .done) == (results.1 == .done) else {
                return "at \(point) it was \(results.0), at \(mirrored) \(results.1) \(trees)"
            }
        }
        return nil
    }

    private func compareNodes(with fresh: ViewHost<RootSpec?>) -> String? {
        guard host.work.nodes == fresh.work.nodes else {
            return "there are \(host.work.nodes) nodes, and \(fresh.work.nodes) in a fresh tree"
        }
        return nil
    }
}

extension Drawing {
    /// Returns the first item that differs from that of another drawing.
    fileprivate func firstDifference(from other: Drawing) -> String {
        for (own, expected) in zip(items, other.items) where own != expected {
            return "\(own)\nexpected:\n\(expected)"
        }
        return
            "\(items.count) items in \(bounds), expected: \(other.items.count) in \(other.bounds)"
    }
}

extension ViewTree.Element {
    /// The texts of this element and of those inside it.
    fileprivate var texts: [String] {
        (self.text.map { [$0] } ?? []) + children.flatMap(\.texts)
    }
}
