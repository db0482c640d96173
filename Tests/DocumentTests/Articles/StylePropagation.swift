import Tessera
import TesseraTesting

// The Swift blocks of the article "How styles propagate".

// region: marked
struct MarkedTallyStyle: TallyStyle {
    var mark: String

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(mark)
            Tally(configuration)
        }
    }
}
// endregion

// region: nearest
struct Match: View {
    @State private var home = 2
    @State private var away = 1

    var body: some View {
        VStack {
            Tally(count: $home)
                .tallyStyle(MarkedTallyStyle(mark: "home"))
            Tally(count: $away)
        }
        .tallyStyle(FramedTallyStyle())
    }
}
// endregion

// region: order
struct Overtime: View {
    @State private var goals = 0

    var body: some View {
        Tally(count: $goals)
            .tallyStyle(PlainTallyStyle())
            .tallyStyle(FramedTallyStyle())
    }
}
// endregion

// region: environment
struct DimmedTallyStyle: TallyStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        Tally(configuration)
            .opacity(isEnabled ? 1 : 0.5)
    }
}

struct Break: View {
    @State private var goals = 0

    var body: some View {
        VStack {
            Tally(count: $goals)
                .disabled(true)
        }
        .tallyStyle(DimmedTallyStyle())
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct StylePropagationTests {
    @Test func `the article shows the output of its code`() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        // region: print-nearest
        print(ViewHost(rootView: Match()).tree)
        // endregion
        // region: print-order
        print(ViewHost(rootView: Overtime()).tree)
        // endregion
        // region: print-environment
        print(ViewHost(rootView: Break()).tree)
        // endregion
        #expect(try Document.article("StylePropagation").blocks(in: "") == printed)
    }
}
