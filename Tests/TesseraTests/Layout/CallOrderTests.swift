import Tessera
import TesseraTesting
import TestViews

/// A tag whose guides note their calls.
private struct Tag: View {
    let name: String
    let log: Log
    @State private var isLong = false

    var body: some View {
        Text(isLong ? name + "!" : name).onTapGesture { isLong.toggle() }
            .alignmentGuide(.leading) { _ in note("L") }
            .alignmentGuide(.top) { _ in note("T") }
    }

    private func note(_ guide: String) -> CGFloat {
        log(guide + name)
        return 0
    }
}

/// Layers of tags. A tap changes all of them.
private struct Tags: View {
    let log: Log
    @State private var taps = 0

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(["a", "b", "c"], id: \.self) { Tag(name: $0, log: log).id("\($0) \(taps)") }
        }
        .onTapGesture { taps += 1 }
    }
}

/// Words in lines, placed by guides that count the width and the height of the words before.
private struct WordLines: View {
    let words: [String]
    @State private var height: CGFloat = 1
    @State private var mark = ""

    var body: some View {
        GeometryReader { reader in
            lines(in: reader)
                .background {
                    GeometryReader {
                        Color.clear.preference(key: Height.self, value: $0.size.height)
                    }
                }
        }
        .frame(height: height)
        .onPreferenceChange(Height.self) { height = $0 }
        .onTapGesture { mark += "!" }
    }

    private func lines(in reader: GeometryProxy) -> some View {
        var (x, y): (CGFloat, CGFloat) = (0, 0)
        return ZStack(alignment: .topLeading) {
            ForEach(words, id: \.self) { word in
                let isLast = word == words.last
                Text(word + mark)
                    .alignmentGuide(.leading) { view in
                        if x + view.width > reader.size.width { (x, y) = (0, y + view.height) }
                        defer { x = isLast ? 0 : x + view.width }
                        return -x
                    }
                    .alignmentGuide(.top) { _ in
                        defer { y = isLast ? 0 : y }
                        return -y
                    }
            }
        }
    }
}

private enum Height: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// The letters of views, in order, with a note of each call.
private enum Letters: PreferenceKey {
    nonisolated(unsafe) static var log = Log()
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) {
        let next = nextValue()
        log("\(value)+\(next)")
        value += next
    }
}

/// Two letters, and a count that a tap changes.
private struct Pair: View {
    let letters: [String]
    let taps: Int

    var body: some View {
        ForEach(letters, id: \.self) { Letter(letter: $0, taps: taps) }
            .transformPreference(Letters.self) { Letters.log("[\($0)]") }
    }
}

private struct Letter: View {
    let letter: String
    let taps: Int

    var body: some View { Text(letter).preference(key: Letters.self, value: "\(letter)\(taps)") }
}

private struct Alphabet: View {
    @State var taps = 0

    var body: some View {
        VStack {
            Pair(letters: ["a", "b"], taps: taps)
            Group { Pair(letters: ["c", "d"], taps: taps) }
        }
        .onTapGesture { taps += 1 }
        .onPreferenceChange(Letters.self) { Letters.log($0) }
    }
}

/// A row with a guide, whose count a tap changes.
private struct CountingRow: View {
    let name: String
    let log: Log
    @State private var taps = 0

    var body: some View {
        HStack {
            Text(name + String(repeating: "!", count: taps)).onTapGesture { taps += 1 }
        }
        .alignmentGuide(.leading) { _ in
            log(name)
            return 0
        }
    }
}

/// The order in which guides and preferences of changed views run.
@Suite(.runtimeIssuesFail, .serialized)
struct CallOrderTests {
    private let log = Log()

    @Test func `an update asks guides in the order of a first layout`() {
        let host = cellHost(Tags(log: log))
        _ = host.treeWithFrames
        expectEqual(log.take(), ["La", "Ta", "Lb", "Tb", "Lc", "Tc"])
        host.tap(.type("ZStack"))
        _ = host.treeWithFrames
        expectEqual(log.take(), ["La", "Ta", "Lb", "Tb", "Lc", "Tc"])
    }

    @Test func `a wider view has the guides of all views asked again`() {
        let host = cellHost(Tags(log: log))
        _ = host.treeWithFrames
        _ = log.take()
        host.tap(.text("c"))
        _ = host.treeWithFrames
        expectEqual(log.take(), ["La", "Ta", "Lb", "Tb", "Lc", "Tc"])
    }

    @Test func `words wrap at first, after a tap and in a new width`() {
        let words = ["one", "two", "three", "four", "fivesix"]
        let host = cellHost(WordLines(words: words))
        host.size = ProposedViewSize(width: 10, height: 9)
        func places() -> [String] {
            words.indices.map { word in
                let frame = host.frame(of: .type(Text.self)[word])
                return frame.map { "\(Int($0.minX)),\(Int($0.minY))" } ?? "-"
            }
        }
        expectEqual(places(), ["0,3", "3,3", "0,4", "5,4", "0,5"])
        host.tap(.text("two"))
        expectEqual(places(), ["0,2", "4,2", "0,3", "0,4", "0,5"])
        host.size = ProposedViewSize(width: 20, height: 9)
        expectEqual(places(), ["0,3", "4,3", "8,3", "14,3", "0,4"])
    }

    @Test func `an update reduces preferences in the order of the tree`() {
        Letters.log = Log()
        let host = ViewHost(rootView: Alphabet())
        let first = Letters.log.take()
        expectEqual(first, ["a0+b0", "[a0b0]", "c0+d0", "[c0d0]", "a0b0+c0d0", "a0b0c0d0"])
        host.tap(.type("VStack"))
        expectEqual(Letters.log.take(), first.map { $0.replacing("0", with: "1") })
    }

    @Test(arguments: [10, 1000])
    func `a tap asks the guides of its row alone`(count: Int) {
        let host = cellHost(
            List(0..<count, id: \.self) { CountingRow(name: "\($0)", log: log) }, 20, 30)
        _ = host.treeWithFrames
        _ = log.take()
        host.tap(.text("7"))
        _ = host.frame(of: .text("7!"))
        expectEqual(Set(log.take()), ["7"])
    }
}
