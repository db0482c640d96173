import Tessera
import TesseraTesting

// The Swift blocks of the article, word for word: `DocumentTests` compares them.

// region: dial
struct Dial: View {
    @Binding var value: Int

    var body: some View {
        HStack {
            ForEach(0..<11) { number in
                Text(number == value ? "●" : "·").slideTarget(number)
            }
        }
        .adjustable(DialControl(value: $value))
    }
}
// endregion

// region: control
struct DialControl: AdjustableControl {
    @Binding var value: Int

    func announcement(in environment: EnvironmentValues) -> AdjustableAnnouncement {
        AdjustableAnnouncement(label: Text("Volume"), value: "\(value) of 10")
    }

    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        set(value + (direction == .increment ? 1 : -1))
    }

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
        switch phase {
        case .touching(let place?), .ended(let place?): set(place.index)
        default: break
        }
    }

    private func set(_ new: Int) { value = min(max(0, new), 10) }
}
// endregion

@Suite(.runtimeIssuesFail)
struct AdjustableViewsTests {
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
            #expect(Set(names).subtracting(stored) == [])
            #expect(!source.text.contains("package import"))
        }
    }
}
