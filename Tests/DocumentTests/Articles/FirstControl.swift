import Tessera
import TesseraTesting

// The Swift blocks of the article "A first control".

// region: configuration
struct TallyConfiguration {
    @Binding var count: Int
}

protocol TallyStyle: ControlStyle where StyleConfiguration == TallyConfiguration {
    typealias Configuration = TallyConfiguration
}
// endregion

// region: control
struct Tally: View {
    private let configuration: TallyConfiguration

    init(count: Binding<Int>) {
        configuration = TallyConfiguration(count: count)
    }

    // For styles that add to the current style.
    init(_ configuration: TallyConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        StyledControl(configuration, default: PlainTallyStyle())
    }
}

struct PlainTallyStyle: TallyStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button("\(configuration.count)") { configuration.count += 1 }
    }
}
// endregion

// region: modifier
extension View {
    func tallyStyle<S: TallyStyle>(_ style: S) -> some View {
        controlStyle(style, named: "tallyStyle")
    }
}
// endregion

// region: screen
struct Score: View {
    @State private var goals = 0

    var body: some View {
        Tally(count: $goals)
    }
}
// endregion

// region: framed
struct FramedTallyStyle: TallyStyle {
    func makeBody(configuration: Configuration) -> some View {
        Tally(configuration)
            .border(configuration.count == 0 ? .gray : .green)
    }
}
// endregion

// region: test
@MainActor
@Suite(.runtimeIssuesFail)
struct TallyTests {
    @Test func `a tap counts, and the frame turns green`() {
        let host = ViewHost(rootView: Score().tallyStyle(FramedTallyStyle()))
        #expect(host.tap(.text("0")) == .done)
        expectTree(
            host,
            """
            Score goals: 1 .tallyStyle(FramedTallyStyle)
              Tally [FramedTallyStyle, set on Score]
                Tally .border(.green) [PlainTallyStyle, by default]
                  Button [DefaultButtonStyle, by default]
                    Text "1" .onButtonGesture()
            """)
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct FirstControlTests {
    @Test func `the article shows the output of its code`() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        // region: run
        let host = ViewHost(rootView: Score())
        print(host.tree)
        // endregion
        // region: tap
        print(host.difference { host.tap(.text("0")) })
        // endregion
        // region: restyle
        print(ViewHost(rootView: Score().tallyStyle(FramedTallyStyle())).tree)
        // endregion
        #expect(try Document.article("FirstControl").blocks(in: "") == printed)
    }
}
