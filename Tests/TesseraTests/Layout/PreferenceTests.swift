import Tessera
import TesseraTesting
import class TestViews.Log
import TestViews

private struct WidestKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

private struct NamesKey: PreferenceKey {
    static let defaultValue = "none"
    static func reduce(value: inout String, nextValue: () -> String) {
        value += " " + nextValue()
    }
}

/// Texts that are all as wide as the widest.
private struct Widest: View {
    @State var widest: CGFloat?
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(["ab", "cdef", "g"], id: \.self) { text in
                Text(text)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
                        }
                    )
                    .frame(width: widest, alignment: .trailing)
            }
        }
        .onPreferenceChange(WidestKey.self) { widest = $0 }
    }
}

@Observable
private final class Prefix {
    var word = "the"
}

@Suite(.runtimeIssuesFail)
struct PreferenceTests {
    private func names(@ViewBuilder _ content: () -> some View) -> [String] {
        let log = Log()
        let host = ViewHost(
            rootView: Group(content: content).frame(width: 1)
                .onPreferenceChange(NamesKey.self) { log($0) })
        host.update()
        return log.entries
    }

    @Test func `a transform depends on the objects that it reads`() {
        let prefix = Prefix()
        let log = Log()
        let host = ViewHost(
            rootView: VStack {
                Text("a").preference(key: NamesKey.self, value: "a")
                    .transformPreference(NamesKey.self) { $0 = "\(prefix.word) \($0)" }
            }
            .onPreferenceChange(NamesKey.self) { log($0) })
        prefix.word = "an"
        host.update()
        prefix.word = "an"
        host.update()
        prefix.word = "no"
        host.update()
        expectEqual(log.entries, ["the a", "an a", "no a"])
        expectEqual(host.recordingBodies { prefix.word = "any" }, [])
        expectEqual(log.entries.last, "any a")
    }

    @Test func `preference values reduce in the order of the tree`() {
        expectEqual(
            names {
                HStack {
                    Text("a").preference(key: NamesKey.self, value: "a")
                    VStack { Text("b").preference(key: NamesKey.self, value: "b") }
                        .overlay { Text("c").preference(key: NamesKey.self, value: "c") }
                    Text("d")
                }
            }, ["a b c"])
    }

    @Test func `the outer of two values counts, transforms see the inner`() {
        expectEqual(
            names {
                Text("a").preference(key: NamesKey.self, value: "inner")
                    .preference(key: NamesKey.self, value: "outer")
                VStack { Text("b").preference(key: NamesKey.self, value: "b") }
                    .transformPreference(NamesKey.self) { $0 = "(\($0))" }
                Text("c").transformPreference(NamesKey.self) { $0 = "(\($0))" }
            }, ["outer (b) (none)"])
    }

    @Test func `without a value the default is delivered once`() {
        expectEqual(names { Text("a") }, ["none"])
    }

    @Test func `a changed value is delivered, an equal value is not`() {
        struct Named: View {
            @State var name = "a"
            var body: some View {
                Text(name).preference(key: NamesKey.self, value: name.lowercased())
                    .onTapGesture { name = name == "a" ? "A" : "b" }
            }
        }
        let log = Log()
        let host = ViewHost(
            rootView: Named().onPreferenceChange(NamesKey.self) { log($0) })
        host.tap(.text("a"))
        host.tap(.text("A"))
        expectEqual(log.entries, ["a", "b"])
    }

    @Test func `a size passed outwards becomes a width for all`() {
        let host = cellHost(Widest())
        host.update()
        expectEqual(host.frame(of: .text("ab")), CGRect(x: 2, y: 0, width: 2, height: 1))
        expectEqual(host.frame(of: .text("cdef")), CGRect(x: 0, y: 1, width: 4, height: 1))
        expectEqual(host.frame(of: .text("g")), CGRect(x: 3, y: 2, width: 1, height: 1))
    }
}
