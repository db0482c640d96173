import Tessera
import TesseraTesting
import Testing

@testable import TesseraPage

@Suite(.runtimeIssuesFail)
struct RecordingTests {
    /// The numbers of looks at rest of the parts that change apart, the greatest first.
    private func looks(_ content: some View, limit: Int = 300) -> [Int] {
        let recorder = Recorder(PageTexts(), limit: limit) {
            ViewHost(rootView: content, environment: .onPages)
        }
        return recorder.record().parts.map(\.rests.count).filter { $0 > 1 }.sorted(by: >)
    }

    @Test func `a rating has a look for each value`() {
        #expect(looks(Control()) == [6])
    }

    @Test func `toggles are recorded apart`() {
        #expect(looks(Switches()) == [2, 2])
    }

    @Test func `the looks of a menu depend on it`() {
        #expect(looks(Edits()) == [6])
    }
}
