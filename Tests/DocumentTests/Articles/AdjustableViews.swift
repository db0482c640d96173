import Tessera
import TesseraTesting

// The Swift blocks of the article, word for word: `DocumentTests` compares them.

// region: dial
struct Dial: View {
    @Binding var value: Int

    var body: some View {
        HStack {
            ForEach(0..<11) { number in
                Text(number == value ? "●" : "·").frame(width: 16).slideTarget(number)
            }
        }
        .adjustable(DialControl(value: $value))
    }
}
// endregion

// region: control
struct DialControl: AdjustableControl {
    @Binding var value: Int

    func accessibilityLabel(in environment: EnvironmentValues) -> Text? { Text("Volume") }

    func accessibilityValue(in environment: EnvironmentValues) -> String { "\(value) of 10" }

    func press(_ key: AdjustmentKey?) -> KeyPress.Result {
        switch key {
        case .by(let steps): set(value + Int(steps))
        case .toStart: set(0)
        case .toEnd: set(10)
        case .to(let number): set(number)
        case .delete, nil: return .ignored
        }
        return .handled
    }

    func follow(_ phase: SlidePhase) {
        if case .ended(let place?) = phase { set(place.index) }
    }

    private func set(_ new: Int) { value = min(max(0, new), 10) }
}
// endregion

// region: laws
@MainActor
@Suite(.runtimeIssuesFail)
struct DialTests {
    @Test func `a dial keeps the laws of all controls`() {
        expectControl(ControlCase(stops: Array(0...10)) { Dial(value: $0) })
    }
}
// endregion

// region: vote
struct Vote: View {
    @Binding var value: Int
    var configuration: VoteConfiguration?

    var body: some View {
        if let configuration {
            StyledControl(configuration, default: PlainVoteStyle())
        } else {
            StyledControl(VoteConfiguration(value: value), default: PlainVoteStyle())
                .adjustable(DialControl(value: $value))
        }
    }
}

extension Vote {
    init(_ configuration: VoteConfiguration) {
        self.init(value: .constant(configuration.value), configuration: configuration)
    }
}

struct VoteConfiguration {
    var value: Int
}

protocol VoteStyle: ControlStyle where StyleConfiguration == VoteConfiguration {
    typealias Configuration = VoteConfiguration
}

struct PlainVoteStyle: VoteStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            ForEach(0..<11) { number in
                Text(number == configuration.value ? "●" : "·").frame(width: 16)
                    .slideTarget(number)
            }
        }
    }
}

struct FramedVoteStyle: VoteStyle {
    func makeBody(configuration: Configuration) -> some View {
        Vote(configuration).border(.red)
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct AdjustableViewsTests {
    @Test func `a control that its style draws again is one stop`() {
        struct Voting: View {
            @State private var value = 3
            var body: some View { Vote(value: $value).controlStyle(FramedVoteStyle()) }
        }
        let host = ViewHost(rootView: Voting())
        #expect("\(host.accessibilityTree)" == #"Volume, "3 of 10", adjustable"#)
        host.press(key: .tab)
        #expect(host.press(key: .end) == .done)
        #expect("\(host.accessibilityTree)" == #"Volume, "10 of 10", adjustable"#)
        #expect(host.tap(.type(Text.self)[7]) == .done)
        #expect("\(host.accessibilityTree)" == #"Volume, "7 of 10", adjustable"#)
    }

    private struct Screen: View {
        @State private var value = 3

        var body: some View { Dial(value: $value) }
    }

    private let host = ViewHost(rootView: Screen())

    @Test func `a dial follows fingers, keys and assistive technologies`() {
        #expect("\(host.accessibilityTree)" == #"Volume, "3 of 10", adjustable"#)
        #expect(host.tap(.type(Text.self)[7]) == .done)
        #expect("\(host.accessibilityTree)" == #"Volume, "7 of 10", adjustable"#)
        #expect(host.adjust(.label("Volume"), .decrement) == .done)
        #expect("\(host.accessibilityTree)" == #"Volume, "6 of 10", adjustable"#)
        host.press(key: .tab)
        #expect(host.press(key: .end) == .done)
        #expect("\(host.accessibilityTree)" == #"Volume, "10 of 10", adjustable"#)
    }

    @Test func `a disabled dial refuses all of them`() {
        let host = ViewHost(rootView: Screen().disabled(true))
        #expect(host.tap(.type(Text.self)[7]) == .refused("disabled"))
        #expect(host.adjust(.label("Volume"), .increment) == .refused("disabled"))
        #expect(host.press(key: .tab) != .done)
        #expect("\(host.accessibilityTree)" == #"Volume, "3 of 10", disabled"#)
    }
}

/// The compared designs, as a program outside the package might write them.
@Suite(.runtimeIssuesFail)
struct PublicDoorTests {
    @Test(arguments: [
        "TesseraRating", "TesseraClosureRating", "TesseraClosureStyleRating",
        "TesseraControlRating",
    ])
    func `a design uses no underscored name of the toolkit`(module: String) throws {
        for source in try Document.sources(in: ["Sources/\(module)"]) {
            let names = source.text.matches(of: /\b_[A-Za-z]\w+/).map { String($0.0) }
            // An assigned name is the storage of a wrapped property.
            let stored = source.text.matches(of: /\b(_[A-Za-z]\w+) =/).map { String($0.1) }
            #expect(Set(names).subtracting(stored).subtracting(["_disfavoredOverload"]) == [])
            #expect(!source.text.contains("package import"))
        }
    }

    /// Names of SwiftUI that its page does not list, and members with a name that is also Swift's.
    private static let common: Set = [
        "add", "all", "append", "constant", "contains", "environment", "fraction", "identifier",
        "map", "named",
        "scaleEffect", "withTransaction",
        "AccessibilityAdjustmentDirection", "AnyShapeStyle", "Axis", "Set", "KeyPress",
        "LocalizedStringKey",
        "Result", "Scale", "Content", "Body", "Configuration", "Label", "makeBody",
    ]

    @Test func `the proposal lists the names that SwiftUI does not have`() throws {
        let declaration = /public [^\n{=(]*?\b(?:func|struct|class|enum|protocol) ([A-Za-z]\w*)/
        func names(in text: String) -> Set<String> {
            Set(text.matches(of: declaration).map { String($0.1) })
        }
        let toolkit = ["Core", "Views", "Layout", "Placement", "Screens"]
        let declared = names(
            in: try Document.sources(in: toolkit.map { "Sources/Tessera\($0)" }).map(\.text)
                .joined())
        let source = try Document.sources(in: ["Sources/TesseraControlRating"]).map(\.text)
            .joined(separator: "\n")
        let code = source.split(separator: "\n")
            .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
        let own = code.matches(of: /(?:func|var|let|struct|class|enum|protocol|case) (\w+)/)
            .map { String($0.1) }
        let page = try Document("SwiftUI.md").text.matches(of: /\w+/).map { String($0.0) }
        let used = Set(code.matches(of: /\w+/).map { String($0.0) })
        let outside = used.intersection(declared).subtracting(own).subtracting(page)
            .subtracting(Self.common)

        let text = try Document("Proposal.md").text
        let list = try #require(text.firstRange(of: "toolkit are not SwiftUI's"))
        let items = text[list.upperBound...].split(separator: "\n")
            .drop { !$0.hasPrefix("- ") }.prefix { $0.hasPrefix("- ") }
        let listed = items.flatMap { item in
            item.prefix { $0 != ":" }.matches(of: /`(\w+)`/).map { String($0.1) }
        }
        #expect(Set(listed) == outside)
    }
}
