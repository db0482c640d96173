import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

// Controls as a program writes them, by the door that the article on adjustable views shows.

/// The value of a control as a program stores it, changed by steps, keys and touches.
private struct Steps: AdjustableControl {
    @Binding var value: Int
    let last: Int
    /// The steps of a page key.
    var page = 1
    var slideAxes: Axis.Set?

    func accessibilityLabel(in environment: EnvironmentValues) -> Text? { Text("Own") }

    func accessibilityValue(in environment: EnvironmentValues) -> String { "\(value)" }

    func press(_ key: AdjustmentKey?) -> KeyPress.Result {
        guard case .by(let steps) = key else { return .ignored }
        set(value + (abs(steps) > 1 ? page : 1) * (steps > 0 ? 1 : -1))
        return .handled
    }

    func follow(_ phase: SlidePhase) {
        switch phase {
        case .touching(let place?), .ended(let place?): set(place.index)
        default: break
        }
    }

    private func set(_ new: Int) { value = min(max(0, new), last) }
}

private struct Dial: View {
    @Binding var value: Int

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<9) { number in
                Text(number == value ? "●" : "·").frame(width: 50, height: 50).slideTarget(number)
            }
        }
        .adjustable(Steps(value: $value, last: 8))
    }
}

/// Symbols from the bottom to the top.
private struct Column: View {
    @Binding var value: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<9) { row in
                Text(8 - row <= value ? "●" : "·").frame(width: 50, height: 50)
                    .slideTarget(8 - row)
            }
        }
        .adjustable(Steps(value: $value, last: 8))
    }
}

/// A square of nine places, which a finger crosses in both directions.
private struct Pad: View {
    @Binding var value: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<3) { row in
                HStack(spacing: 0) {
                    ForEach(0..<3) { column in
                        Text(3 * row + column == value ? "●" : "·")
                            .frame(width: 50, height: 50)
                            .slideTarget(3 * row + column)
                    }
                }
            }
        }
        .adjustable(
            Steps(value: $value, last: 8, page: 3, slideAxes: [.horizontal, .vertical]))
    }
}

/// A rating from the bottom to the top.
private struct Tower: View {
    @Binding var value: Int

    var body: some View {
        Rating("Own", value: $value, in: 0...8).ratingContent { rating in
            VStack(spacing: 0) {
                ForEach(rating.symbols.reversed()) { $0.frame(width: 50, height: 50) }
            }
        }
    }
}

/// A control with one target that carries a mark.
private struct Field: View {
    @State private var mark = UnitPoint.topLeading

    var body: some View {
        Rectangle().frame(width: 100, height: 100).slideTarget(0)
            .adjustable(FieldControl(mark: $mark))
    }
}

private struct FieldControl: AdjustableControl {
    @Binding var mark: UnitPoint

    func accessibilityLabel(in environment: EnvironmentValues) -> Text? { Text("Mark") }

    func accessibilityValue(in environment: EnvironmentValues) -> String {
        "\(mark.x) \(mark.y)"
    }

    func press(_ key: AdjustmentKey?) -> KeyPress.Result { .ignored }
    var slideAxes: Axis.Set? { [.horizontal, .vertical] }

    func follow(_ phase: SlidePhase) {
        if case .ended(let place?) = phase { mark = place.location }
    }
}

@Suite(.runtimeIssuesFail)
struct OwnControlTests {
    enum Control: CaseIterable {
        case dial, column, pad, rating
    }

    enum Place: CaseIterable {
        case plain, nested, turned, mirrored, nestedAndTurned
    }

    private struct Screen: View {
        let control: Control
        let place: Place
        @State private var value = 0
        @State private var outer = 5

        var body: some View {
            switch place {
            case .plain: own
            case .nested: nested
            case .turned: own.rotationEffect(.degrees(90))
            case .mirrored: own.environment(\.layoutDirection, .rightToLeft)
            case .nestedAndTurned: nested.rotationEffect(.degrees(90))
            }
        }

        /// The control inside a target of another control.
        private var nested: some View {
            VStack { own.slideTarget(0) }.adjustable(Steps(value: $outer, last: 8))
        }

        @ViewBuilder private var own: some View {
            switch control {
            case .dial: Dial(value: $value)
            case .column: Column(value: $value)
            case .pad: Pad(value: $value)
            case .rating: Tower(value: $value)
            }
        }
    }

    private func state(_ host: ViewHost<Screen>) -> [String?] {
        ["value", "outer"].map { host.tree["Screen"]?.value($0) }
    }

    /// The point of a number as the screen shows it: the middle of its 50 points.
    private func point(
        of number: Int, in control: Control, at place: Place
    ) -> CGPoint {
        let isTurned = place == .turned || place == .nestedAndTurned
        let (x, y): (CGFloat, CGFloat) =
            switch control {
            case .dial: (CGFloat(place == .mirrored ? 8 - number : number) * 50 + 25, 25)
            case .column, .rating: (25, CGFloat(8 - number) * 50 + 25)
            case .pad:
                (
                    CGFloat(place == .mirrored ? 2 - number % 3 : number % 3) * 50 + 25,
                    CGFloat(number / 3) * 50 + 25
                )
            }
        guard isTurned else { return CGPoint(x: x, y: y) }
        // A quarter turn to the right round the middle.
        let middle: (x: CGFloat, y: CGFloat) =
            switch control {
            case .dial: (225, 25)
            case .column: (25, 225)
            case .pad: (75, 75)
            case .rating: (25, 200)
            }
        return CGPoint(x: middle.x - (y - middle.y), y: middle.y + (x - middle.x))
    }

    @Test(arguments: Control.allCases, Place.allCases)
    func `a program's control is touched wherever it is`(control: Control, place: Place) {
        let host = ViewHost(rootView: Screen(control: control, place: place))
        func point(_ number: Int) -> CGPoint { self.point(of: number, in: control, at: place) }
        for number in [4, 8, 1] {
            host.tap(at: point(number))
            expectEqual(state(host), ["\(number)", "5"])
        }
        host.press(at: point(1))
        for number in [4, 7] { host.move(to: point(number)) }
        host.release()
        expectEqual(state(host), ["7", "5"])
        guard control != .rating else { return }
        host.tap(.type(Text.self)[control == .column ? 8 : 0])
        expectEqual(state(host), ["0", "5"])
    }

    @Test(arguments: Control.allCases)
    func `keys and assistive technologies use the same door`(control: Control) {
        let host = ViewHost(rootView: Screen(control: control, place: .plain))
        host.adjust(.label("Own"), .increment)
        host.press(key: .tab)
        host.press(key: .rightArrow)
        host.press(key: .pageUp)
        let value = control == .pad ? "5" : "3"
        expectEqual(state(host), [value, "5"])
        let said = control == .rating ? "\(value) of 8" : value
        expectEqual(host.accessibilityTree.elements.map(\.value), [said])
    }

    @Test func `a place has two dimensions`() {
        let host = ViewHost(rootView: Field())
        host.press(at: CGPoint(x: 10, y: 10))
        host.move(to: CGPoint(x: 25, y: 75))
        host.release()
        expectEqual(host.accessibilityTree.elements.map(\.value), ["0.25 0.75"])
    }

    @Test func `a drag across a dial is not followed`() {
        let host = ViewHost(rootView: Screen(control: .dial, place: .turned))
        host.press(at: point(of: 1, in: .dial, at: .turned))
        host.move(to: CGPoint(x: 260, y: -95))
        host.release()
        expectEqual(state(host), ["1", "5"])
    }
}
