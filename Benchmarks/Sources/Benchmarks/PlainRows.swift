import Tessera

/// The work on ratings as one would write them, without a style.
@MainActor
enum PlainRows {
    static let all = [
        Row("build", target: 3, baseline: buildBaseline, tessera: build { Screen($0) }),
        Row(
            "tap", sizes: [100, 1_000, 10_000, 100_000], target: 20, isIndependentOfSize: true,
            baseline: tapBaseline, tessera: tap(bodies: 1, isIndependentOfSize: true) { Screen($0) }
        ),
        Row(
            "tap, lifted state", sizes: [100, 1_000, 10_000, 100_000], target: 0.15,
            baseline: buildBaseline, tessera: tap(bodies: 1) { BoundScreen(count: $0) }),
        Row(
            "tap, lifted, parent reads", sizes: [100, 1_000, 10_000, 100_000], target: 0.15,
            baseline: buildBaseline, tessera: tap(bodies: 2) { ReadingScreen(count: $0) }),
        Row("restyle at the root", target: 10, baseline: restyleBaseline, tessera: restyle),
        Row("restyle the host", target: 10, baseline: restyleBaseline, tessera: restyleHost),
        Row("move first to end", baseline: buildBaseline, tessera: move),
        Row("print", baseline: printBaseline, tessera: print),
        Row("tear down", baseline: tearDownBaseline, tessera: tearDown),
        Row("memory", target: 2, baseline: memoryBaseline, tessera: memory),
    ]

    // MARK: - Build, tear down, memory

    private static func buildBaseline(_ count: Int) -> Sampler {
        buildSampler(count) {
            PlainScreen(count, symbol: "★")
        } check: {
            $0.filledCount
        }
    }

    static func build<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            buildSampler(count) {
                ViewGraph.upToDate(content(count))
            } check: {
                $0.filledCount
            }
        }
    }

    private static func buildSampler<Tree>(
        _ count: Int, make: @escaping @MainActor () -> Tree, check: @MainActor (Tree) -> Int
    ) -> Sampler {
        precondition(check(make()) == 3 * count)
        let repeats = max(1, 1_000 / count)
        return {
            var trees: [Tree] = []
            trees.reserveCapacity(repeats)
            return nanoseconds { for _ in 0..<repeats { trees.append(make()) } } / Double(repeats)
        }
    }

    private static func tearDownBaseline(_ count: Int) -> Sampler {
        tearDownSampler(count) { PlainScreen(count, symbol: "★") }
    }

    private static func tearDown(_ count: Int) -> Sampler {
        tearDownSampler(count) { ViewGraph.upToDate(Screen(count)) }
    }

    private static func tearDownSampler<Tree: AnyObject>(
        _ count: Int, make: @escaping @MainActor () -> Tree
    ) -> Sampler {
        let repeats = max(1, 1_000 / count)
        return {
            var trees = (0..<repeats).map { _ in make() }
            weak let last = trees.last
            let time = nanoseconds { trees.removeAll() }
            precondition(last == nil)
            return time / Double(repeats)
        }
    }

    private static func memoryBaseline(_ count: Int) -> Sampler {
        memorySampler(count) { PlainScreen(count, symbol: "★") }
    }

    private static func memory(_ count: Int) -> Sampler {
        memorySampler(count) { ViewGraph.upToDate(Screen(count)) }
    }

    private static func memorySampler<Tree: AnyObject>(
        _ count: Int, make: @escaping @MainActor () -> Tree
    ) -> Sampler {
        {
            var tree: Tree?
            let size = bytes { tree = make() }
            precondition(tree != nil)
            return size
        }
    }

    // MARK: - Tap

    private static func tapBaseline(_ count: Int) -> Sampler {
        let screen = PlainScreen(count, symbol: "★")
        return {
            let taps = 1_000
            let time = nanoseconds {
                for tap in 0..<taps { screen.tap(rating: 0, star: tap & 1) }
            }
            precondition(screen.filledCount == 3 * count - 1)
            return time / Double(taps)
        }
    }

    /// - Parameter bodies: How many bodies a tap is to run.
    static func tap<Content: View>(
        bodies: Int, isIndependentOfSize: Bool = false,
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let (graph, actions) = Probe.firstActions { ViewGraph.upToDate(content(count)) }
            let taps = isIndependentOfSize ? 1_000 : max(2, 20_000 / count)
            return {
                let before = graph.work.bodies
                let time = nanoseconds {
                    for tap in 1...taps {
                        actions[tap & 1]()
                        graph.update()
                    }
                }
                precondition(graph.work.bodies - before == taps * bodies)
                if count <= 1_000 { precondition(graph.filledCount == 3 * count - 2) }
                return time / Double(taps)
            }
        }
    }

    // MARK: - Restyle

    private static func restyleBaseline(_ count: Int) -> Sampler {
        let screen = PlainScreen(count, symbol: "★")
        return {
            let symbol = screen.symbol == "★" ? "♥" : "★"
            let time = nanoseconds { screen.restyle(symbol) }
            precondition(screen.filledCount == 3 * count)
            return time
        }
    }

    private static func restyle(_ count: Int) -> Sampler {
        var screen = Screen(count)
        let graph = ViewGraph.upToDate(screen)
        return {
            screen.symbol = screen.symbol == "★" ? "♥" : "★"
            let before = graph.work.bodies
            let time = nanoseconds {
                graph.view = screen
                graph.update()
            }
            precondition(graph.work.bodies - before == count + 1)
            precondition(graph.count(of: screen.symbol) == 3 * count)
            return time
        }
    }

    private static func restyleHost(_ count: Int) -> Sampler {
        let graph = ViewGraph.upToDate(HostedScreen(count: count))
        var symbol = "★"
        return {
            symbol = symbol == "★" ? "♥" : "★"
            let before = graph.work.bodies
            let time = nanoseconds {
                graph.environment.filledSymbol = symbol
                graph.update()
            }
            precondition(graph.work.bodies - before == count, "\(graph.work.bodies - before)")
            precondition(graph.count(of: symbol) == 3 * count)
            return time
        }
    }

    // MARK: - Move

    private static func move(_ count: Int) -> Sampler {
        var screen = Screen(count)
        let graph = ViewGraph.upToDate(screen)
        return {
            screen.ids.append(screen.ids.removeFirst())
            let before = graph.work
            let time = nanoseconds {
                graph.view = screen
                graph.update()
            }
            precondition(graph.work.bodies - before.bodies == 1)
            precondition(graph.work.nodes == before.nodes)
            return time
        }
    }

    // MARK: - Print

    private static func printBaseline(_ count: Int) -> Sampler {
        let screen = PlainScreen(count, symbol: "★")
        let size = screen.printed().utf8.count
        return {
            var text = ""
            let time = nanoseconds { text = screen.printed() }
            precondition(text.utf8.count == size)
            return time
        }
    }

    private static func print(_ count: Int) -> Sampler {
        let graph = ViewGraph.upToDate(Screen(count))
        precondition("\(graph.tree)".count { $0 == "☆" } == 2 * count)
        let size = "\(graph.tree)".utf8.count
        return {
            var text = ""
            let time = nanoseconds { text = "\(graph.tree)" }
            precondition(text.utf8.count == size)
            return time
        }
    }
}

extension Screen {
    init(_ count: Int) {
        self.init(ids: Array(0..<count))
    }
}

extension ViewGraph {
    static func upToDate(_ content: Content) -> ViewGraph {
        let graph = ViewGraph(content)
        graph.update()
        return graph
    }

    /// How many texts of the tree say `symbol`.
    func count(of symbol: String) -> Int {
        tree.all("Text").count { $0.text == symbol }
    }

    var filledCount: Int { count(of: "★") }
}
