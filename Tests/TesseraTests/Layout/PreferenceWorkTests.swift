import Tessera
import TesseraTesting

/// Names in a row, and the number of calls of `reduce`.
private struct NamesKey: PreferenceKey {
    nonisolated(unsafe) static var reductions = 0
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) {
        reductions += 1
        value += nextValue()
    }
}

/// A place in a tree, with other places inside. It may have a name.
@Observable
private final class Piece: Identifiable {
    var name: String?
    var children: [Piece] = []
    var isQuoted = false
    let isObserved: Bool

    init(_ name: String?, isObserved: Bool = false, _ children: [Piece] = []) {
        (self.name, self.isObserved, self.children) = (name, isObserved, children)
    }

    var all: [Piece] { [self] + children.flatMap(\.all) }

    /// The value that this place must pass outwards.
    var value: String? {
        let inner = (children.map(\.value) + [name]).compactMap(\.self)
        let value = inner.isEmpty ? nil : inner.joined()
        return isQuoted ? "<\(value ?? "")>" : value
    }
}

private struct PieceView: View {
    let piece: Piece
    let told: Told

    var body: some View {
        if piece.isObserved {
            content.onPreferenceChange(NamesKey.self) { told[piece] = $0 }
        } else {
            content
        }
    }

    private var content: some View {
        let isQuoted = piece.isQuoted
        return VStack {
            ForEach(piece.children) { PieceView(piece: $0, told: told) }
            if let name = piece.name { Text(name).preference(key: NamesKey.self, value: name) }
        }
        .transformPreference(NamesKey.self) { if isQuoted { $0 = "<\($0)>" } }
    }
}

/// The received values, and their number.
private final class Told {
    var values: [ObjectIdentifier: String] = [:]
    var count = 0

    subscript(piece: Piece) -> String? {
        get { values[ObjectIdentifier(piece)] }
        set {
            values[ObjectIdentifier(piece)] = newValue
            count += 1
        }
    }
}

private struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@Suite(.runtimeIssuesFail, .serialized)
struct PreferenceWorkTests {
    private func reductions(_ action: () -> Void) -> Int {
        let before = NamesKey.reductions
        action()
        return NamesKey.reductions - before
    }

    @Test func `a changed value is reduced along its ancestors alone`() {
        let rows = (0..<100).map { Piece("\($0 % 10)") }
        let groups = (0..<10).map { Piece(nil, Array(rows[10 * $0..<10 * $0 + 10])) }
        let root = Piece(nil, isObserved: true, groups)
        let told = Told()
        var host: ViewHost<PieceView>?
        let first = reductions { host = ViewHost(rootView: PieceView(piece: root, told: told)) }
        #expect(first == 99)
        #expect(
            reductions {
                rows[57].name = "x"
                host?.update()
            } == 18, "9 in its group, and 9 for the groups")
        #expect(told[root] == root.value)
        #expect(told.count == 2)
    }

    @Test func `an unchanged value is not reduced again`() {
        struct Shouting: View {
            @State private var isLoud = false
            var body: some View {
                Text(isLoud ? "A" : "a").preference(key: NamesKey.self, value: "a")
                    .onTapGesture { isLoud = true }
            }
        }
        let host = ViewHost(
            rootView: VStack {
                Shouting()
                Text("b").preference(key: NamesKey.self, value: "b")
            }
            .onPreferenceChange(NamesKey.self) { _ in })
        #expect(reductions { host.tap(.text("a")) } == 0)
        #expect(host.tap(.text("A")) == .done)
    }

    @Test(arguments: 0..<6)
    func `any steps deliver the values of a fresh tree`(seed: UInt64) throws {
        var random = Steps(state: seed)
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func piece(_ depth: Int) -> Piece {
            Piece(
                number(3) == 0 ? nil : "\(number(10))", isObserved: number(4) == 0,
                depth == 0 ? [] : (0..<number(4)).map { _ in piece(depth - 1) })
        }
        let root = Piece(nil, isObserved: true, [piece(3), piece(3)])
        let told = Told()
        let host = ViewHost(rootView: PieceView(piece: root, told: told))
        var known: [String?] = []
        for step in 0..<60 {
            let before = told.count
            let chosen = root.all.randomElement(using: &random) ?? root
            switch number(6) {
            case 0: chosen.name = "\(number(3))"
            case 1: chosen.name = nil
            case 2: chosen.isQuoted.toggle()
            case 3: chosen.children.append(piece(number(2)))
            case 4: chosen.children.reverse()
            default: if !chosen.children.isEmpty { chosen.children.remove(at: 0) }
            }
            if number(3) > 0 { host.update() } else { continue }
            for piece in root.all where piece.isObserved {
                #expect(told[piece] == piece.value ?? "", "seed \(seed), step \(step)")
            }
            let values = root.all.filter(\.isObserved).map(\.value)
            #expect(
                values != known || told.count == before,
                "seed \(seed), step \(step): nothing has changed")
            known = values
        }
    }
}
