// The Swift blocks of README.md, word for word: `DocumentTests` compares them.

import TesseraTesting
import Testing

// region: review
import Tessera
import TesseraRating

struct RedBorderRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .padding()
            .border(.red)
    }
}

struct Review: View {
    @State private var stars = 2

    var body: some View {
        VStack {
            Text("How was it?")
            Rating(value: $stars, count: 3)
        }
        .ratingStyle(RedBorderRatingStyle())
        .ratingStyle(.circle)
    }
}
// endregion

// region: level
struct LevelConfiguration {
    var fraction: Double
}

protocol LevelStyle: ControlStyle where StyleConfiguration == LevelConfiguration {
    typealias Configuration = LevelConfiguration
}

struct Level: View {
    var fraction: Double

    init(_ fraction: Double) { self.fraction = fraction }

    // For styles that add to the one in force.
    init(_ configuration: LevelConfiguration) { fraction = configuration.fraction }

    var body: some View {
        StyledControl(LevelConfiguration(fraction: fraction), default: BarLevelStyle())
    }
}

extension View {
    func levelStyle<S: LevelStyle>(_ style: S) -> some View {
        controlStyle(style, named: "levelStyle")
    }
}

struct BarLevelStyle: LevelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(String(repeating: "▮", count: Int(configuration.fraction * 10)))
    }
}

struct FramedLevelStyle: LevelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        Level(configuration)
            .border(isEnabled ? .green : .gray)
    }
}
// endregion

@MainActor
@Suite(.runtimeIssuesFail)
struct ReadmeTests {
    // region: level-test
    @Test func `a framed level is gray when it is out of use`() {
        let host = ViewHost(rootView: Level(0.3).levelStyle(FramedLevelStyle()).disabled(true))
        #expect(
            "\(host.tree)" == """
                Level fraction: 0.3 .levelStyle(FramedLevelStyle).disabled(true) \
                [FramedLevelStyle, set on Level]
                  Level fraction: 0.3 .border(.gray) [BarLevelStyle, by default]
                    Text "▮▮▮"
                """)
    }
    // endregion

    @Test func `the tree in the readme is the one that is printed`() throws {
        let tree = "\(ViewHost(rootView: Review()).tree)"
        #expect(try Document("README.md").blocks(in: "").contains(tree))
    }
}
