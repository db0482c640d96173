import Tessera
import TesseraTesting

// The Swift blocks of the page of `TesseraLaws`.

// region: cups
struct Cups: View {
    @Binding var cups: Int

    var body: some View {
        HStack {
            ForEach(1..<5) { number in
                Image(systemName: number <= cups ? "circle.fill" : "circle")
                    .onTapGesture { cups = number }
            }
        }
    }
}
// endregion

// region: announced
struct AnnouncedCups: View {
    @Binding var cups: Int

    var body: some View {
        HStack(spacing: 0) {
            ForEach(1..<5) { number in
                Image(systemName: number <= cups ? "circle.fill" : "circle")
                    .padding(4)
                    .contentShape(Rectangle())
                    .onTapGesture { cups = number }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Cups")
        .accessibilityValue("\(cups) of 4")
        .accessibilityAdjustableAction { direction in
            cups = min(max(0, cups + (direction == .increment ? 1 : -1)), 4)
        }
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct LawsTests {
    @Test func `the page of the laws shows the output of its code`() throws {
        var printed: [[String]] = []
        func print(_ value: Any) { printed[printed.count - 1].append("\(value)") }
        printed.append([])
        // region: verdicts
        let cups = ControlCase(stops: Array(0...4)) { Cups(cups: $0) }
        for verdict in cups.verdicts() where verdict.outcome != .kept { print(verdict) }
        // endregion
        printed.append([])
        // region: mended
        let announced = ControlCase(stops: Array(0...4)) { AnnouncedCups(cups: $0) }
        for verdict in announced.verdicts() where verdict.outcome != .kept { print(verdict) }
        // endregion
        printed.append([])
        // region: replay
        print(announced.replay(from: 0, .touch(UnitPoint(x: 0.9, y: 0.5)), .step(.decrement)))
        // endregion
        let page = try Document("Sources/TesseraLaws/TesseraLaws.docc/TesseraLaws.md")
        #expect(page.blocks(in: "") == printed.map { $0.joined(separator: "\n") })
    }
}
