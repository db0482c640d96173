import Tessera
import TesseraTesting
import TestViews

/// Names in a row, and the number of calls of `reduce`.
private struct NamesKey: PreferenceKey {
    nonisolated(unsafe) static var reductions = 0
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) {
        reductions += 1
        value += nextValue()
    }
}

/// A text with a name that a tap changes.
private struct Named: View {
    let name: String
    let newName: String
    @State private var isTapped = false

    var body: some View {
        Text(isTapped ? "tapped" : "new").onTapGesture { isTapped = true }
            .preference(key: NamesKey.self, value: isTapped ? newName : name)
    }
}

private struct Ten: View {
    var body: some View { ForEach(0..<10) { Named(name: "\($0)", newName: "x") } }
}

@Suite(.runtimeIssuesFail, .serialized)
struct PreferenceWorkTests {
    private func reductions(_ action: () -> Void) -> Int {
        let before = NamesKey.reductions
        action()
        return NamesKey.reductions - before
    }

    @Test func `a changed value is reduced along its ancestors alone`() {
        var values: [String] = []
        var host: ViewHost<AnyView>?
        let first = reductions {
            host = ViewHost(
                rootView: AnyView(
                    VStack { ForEach(0..<10) { _ in Ten() } }
                        .onPreferenceChange(NamesKey.self) { values.append($0) }))
        }
        expectEqual(first, 99)
        let changed = reductions { host?.tap(.text("new")[57]) }
        #expect(changed == 18, "9 in its group, and 9 for the groups")
        let digits = "0123456789"
        let groups = Array(repeating: digits, count: 5) + ["0123456x89"]
        expectEqual(
            values,
            [
                String(repeating: digits, count: 10),
                (groups + Array(repeating: digits, count: 4)).joined(),
            ])
    }

    @Test func `an unchanged value is not reduced again`() {
        let host = ViewHost(
            rootView: VStack {
                Named(name: "a", newName: "a")
                Text("b").preference(key: NamesKey.self, value: "b")
            }
            .onPreferenceChange(NamesKey.self) { _ in })
        expectEqual(reductions { host.tap(.text("new")) }, 0)
        #expect(host.find(.text("tapped")) != nil)
    }
}
