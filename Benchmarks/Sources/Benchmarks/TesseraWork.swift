import Tessera

/// The work with Tessera.
@MainActor
enum TesseraWork {
    static func build<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            precondition(ViewHost(rootView: content(count)).filledCount(of: "★") == 3 * count)
            return Sampling.build(count) { ViewHost(rootView: content(count)) }
        }
    }

    static func tearDown<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in Sampling.tearDown(count) { ViewHost(rootView: content(count)) } }
    }

    static func memory<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in Sampling.memory { ViewHost(rootView: content(count)) } }
    }

    /// Returns the number of nodes for each rating.
    static func nodes<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let nodes = ViewHost(rootView: content(count)).work.nodes
            return { Double(nodes) / Double(count) }
        }
    }

    /// Changes the symbol at the root between two values.
    ///
    /// - Parameter bodies: The number of bodies that the change must run, for a number of ratings.
    static func change<Content: View>(
        bodies: ((Int) -> Int)? = nil,
        _ content: @escaping @MainActor (Int, String) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let host = ViewHost(rootView: content(count, "★"))
            var symbol = "★"
            @MainActor func change() {
                symbol = symbol == "★" ? "♥" : "★"
                host.rootView = content(count, symbol)
                host.update()
            }
            let ran = host.recordingBodies { change() }.count
            if let bodies { precondition(ran == bodies(count), "\(ran) bodies ran") }
            precondition(host.filledCount(of: symbol) == 3 * count)
            return { nanoseconds(of: change) }
        }
    }

    /// Changes the symbol in the environment of the host.
    static func changeEnvironment<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let host = ViewHost(rootView: content(count))
            @MainActor func change() {
                host.environment.filledSymbol = host.environment.filledSymbol == "★" ? "♥" : "★"
                host.update()
            }
            precondition(host.recordingBodies { change() }.count == count)
            precondition(host.filledCount(of: "♥") == 3 * count)
            return { nanoseconds(of: change) }
        }
    }

    /// Makes the views of five stars from the content closures of rows, and frees the old views.
    /// This is the minimum for a tree that runs these bodies.
    static func bodies<Star: View>(
        _ body: @escaping @MainActor (String) -> HStack<ForEach<Range<Int>, Int, Star>>
    ) -> @MainActor (Int) -> Sampler {
        { count in
            var rows = (0..<count).map { _ in
                let content = body("★").content.content
                return (0..<5).map { content($0) }
            }
            return {
                nanoseconds {
                    for rating in 0..<count {
                        let content = body("♥").content.content
                        for star in 0..<5 { rows[rating][star] = content(star) }
                    }
                }
            }
        }
    }

    /// Moves the first rating to the end.
    static func move<Content: View>(
        _ content: @escaping @MainActor ([Int]) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            var ids = Array(0..<count)
            let host = ViewHost(rootView: content(ids))
            @MainActor func move() {
                ids.append(ids.removeFirst())
                host.rootView = content(ids)
                host.update()
            }
            let nodes = host.work.nodes
            precondition(host.recordingBodies { move() } == ["\(Content.self)"])
            precondition(host.work.nodes == nodes)
            return { nanoseconds(of: move) }
        }
    }

    static func print<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let host = ViewHost(rootView: content(count))
            let size = host.tree.text().utf8.count
            precondition(host.filledCount(of: "★") == 3 * count)
            return {
                var text = ""
                let time = nanoseconds { text = host.tree.text() }
                precondition(text.utf8.count == size)
                return time
            }
        }
    }

    /// Reads the accessibility tree of an unchanged view tree.
    static func read<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let host = ViewHost(rootView: content(count))
            let elements = host.accessibilityTree.elements.count
            precondition(elements >= count)
            return {
                var found = 0
                let time = nanoseconds { found = host.accessibilityTree.roots.count }
                precondition(found > 0)
                return time
            }
        }
    }

    /// Finds a view.
    static func find<Content: View>(
        _ query: @escaping @MainActor (Int) -> ViewQuery,
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let host = ViewHost(rootView: content(count))
            let query = query(count)
            return {
                var view: HostedView?
                let time = nanoseconds { view = host.find(query) }
                precondition(view?.isPresent == true)
                return time
            }
        }
    }
}

extension ViewHost {
    /// Returns the number of filled stars: texts equal to `symbol`.
    func filledCount(of symbol: String) -> Int {
        tree.all("Text").count { $0.text == symbol }
    }
}
