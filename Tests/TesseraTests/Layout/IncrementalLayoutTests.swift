import Tessera
import TesseraTesting
import TestViews

/// A leaf that logs its measurements.
private struct Measured: Layout, Equatable {
    let name: String
    let log: Log
    var width: CGFloat = 10

    static func == (old: Measured, new: Measured) -> Bool {
        (old.name, old.width) == (new.name, new.width)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.names.append(name)
        return CGSize(width: width, height: 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}

private final class Log {
    nonisolated(unsafe) var names: [String] = []

    /// Returns the names of the leaves that an update of frames measures.
    func measured(_ work: () -> Void) -> Set<String> {
        names = []
        work()
        return Set(names)
    }
}

/// A row with a leaf whose width changes with each tap.
private struct Row: View {
    let id: Int
    let log: Log
    @State private var taps = 0

    var body: some View {
        HStack(spacing: 0) {
            Text("\(id)").onTapGesture { taps += 1 }
            Measured(name: "leaf \(id)", log: log, width: CGFloat(10 + taps)) {}
            Measured(name: "neighbour \(id)", log: log) {}
        }
        // The fixed size hides the proposals around the row from its leaves.
        .fixedSize()
    }
}

private struct Rows: View {
    let ids: [Int]
    let log: Log

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("title")
            ForEach(ids, id: \.self) { Row(id: $0, log: log) }
        }
    }
}

/// The work for a frame after a change, in a host that has a layout.
@Suite(.runtimeIssuesFail)
struct IncrementalLayoutTests {
    private let log = Log()

    private func host(_ ids: [Int]) -> ViewHost<Rows> {
        cellHost(Rows(ids: ids, log: log))
    }

    @Test func `a change of a row's size measures that row, and no other`() {
        let host = host(Array(0..<50))
        expectEqual(log.measured { _ = host.treeWithFrames }.count, 100)
        let measured = log.measured {
            host.tap(.text("7"))
            _ = host.treeWithFrames
        }
        expectEqual(measured, ["leaf 7"])
        expectEqual(host.frame(of: .type(Row.self)[7])?.width, 22)
        expectEqual(host.frame(of: .type(Row.self)[8])?.width, 21)
    }

    @Test func `nothing is measured without a change or a query`() {
        let host = host([1, 2])
        _ = host.treeWithFrames
        #expect(log.measured { _ = host.treeWithFrames }.isEmpty)
        #expect(log.measured { host.tap(.text("1")) }.isEmpty)
    }

    @Test func `a new row is measured, and a moved row is not`() {
        let host = host([1, 2, 3])
        _ = host.treeWithFrames
        let measured = log.measured {
            host.rootView = Rows(ids: [4, 3, 1, 2], log: log)
            _ = host.treeWithFrames
        }
        expectEqual(measured, ["leaf 4", "neighbour 4"])
        expectEqual(host.frame(of: .text("4"))?.minY, 5.5)
        expectEqual(host.frame(of: .text("2"))?.minY, 35.5)
    }

    @Test func `a removed view is freed after a query for its frame`() {
        final class Model {}
        struct Holder: View {
            let model: Model
            var body: some View {
                Text("held").alignmentGuide(.leading) { [model] _ in
                    _ = model
                    return 1
                }
            }
        }
        struct Screen: View {
            var model: Model?
            var body: some View {
                VStack {
                    Text("title")
                    if let model { Holder(model: model) }
                }
            }
        }
        weak var gone: Model?
        let host: ViewHost<Screen>
        do {
            let model = Model()
            gone = model
            host = ViewHost(rootView: Screen(model: model))
            #expect(host.frame(of: .text("held")) != nil)
            host.rootView = Screen()
        }
        host.update()
        #expect(gone == nil)
        expectEqual(host.frame(of: .text("title"))?.minY, 0)
    }
}
