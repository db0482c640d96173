import Tessera
import TesseraTesting
import TestViews

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

    @Test(.enabled(if: searchesDeeply))
    func `ratings of a form are recorded apart`() {
        expectEqual(looks(Survey()), [11, 6, 4])
    }

    @Test func `a limit leaves looks out`() {
        let recorder = Recorder(PageTexts(), limit: 3) {
            ViewHost(rootView: Control(), environment: .onPages)
        }
        expectEqual(
            recorder.record().notes,
            [
                "3 looks are recorded. Acts that lead to others are left out."
            ])
    }

    @Test func `a recording and a host agree after random acts`() {
        func faults(_ content: some View) -> Int {
            let recorder = Recorder(PageTexts(), limit: 300) {
                ViewHost(rootView: content, environment: .onPages)
            }
            _ = recorder.record()
            return recorder.tryOut(acts: cases(30), seed: 7).faults
        }
        expectEqual(faults(OriginalStyle()), 0)
        expectEqual(faults(Switches()), 0)
        expectEqual(faults(Edits()), 0)
        expectEqual(faults(Rows()), 0)
    }

    @Test func `a view with hidden values is called one`() {
        final class Taps { var count = 0 }
        struct Secret: View {
            let taps = Taps()
            @State private var isOdd = false

            var body: some View {
                Button(isOdd ? "odd" : "even") {
                    taps.count += 1
                    isOdd = taps.count % 3 == 1
                }
            }
        }
        let recorder = Recorder(PageTexts(), limit: 300) {
            ViewHost(rootView: Secret(), environment: .onPages)
        }
        expectEqual(recorder.record().notes.count, 1)
    }

    @Test func `a press that is held leads to a look at rest`() {
        expectEqual(looks(Held()), [2])
    }

    @Test func `a rating has a look for each value`() {
        expectEqual(looks(Control()), [6])
    }

    @Test func `toggles are recorded apart`() {
        expectEqual(looks(Switches()), [2, 2])
    }

    @Test func `the looks of a menu depend on it`() {
        expectEqual(looks(Edits()), [6])
    }
}
