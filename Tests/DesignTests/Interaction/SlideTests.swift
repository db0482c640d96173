import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Touches of a rating or slider among other gestures and controls.
@Suite(.runtimeIssuesFail)
struct SlideTests {
    enum Control: CaseIterable {
        case rating, slider
    }

    /// A control of 100 points whose places are 20 points wide.
    struct Line: View {
        let control: Control
        @Binding var stars: Int
        @Binding var volume: Double

        var body: some View {
            switch control {
            case .rating: Rating(value: $stars).ratingStyle(.row(spacing: 0))
            case .slider: Slider(value: $volume, in: 0...5, step: 1)
            }
        }
    }

    /// A control that records the chosen value.
    private struct Subject: View {
        let control: Control
        let log: (String) -> Void
        @State private var stars = 1
        @State private var volume = 1.0

        var body: some View {
            switch control {
            case .rating:
                Rating("Stars", value: $stars).labelsHidden()
                    .onChange(of: stars) { log("stars \(stars)") }
            case .slider:
                Slider(value: $volume, in: 0...10, step: 1).frame(width: 100)
                    .onChange(of: volume) { log("volume \(Int(volume))") }
            }
        }
    }

    @Test(arguments: Control.allCases, [-90.0, 90, 180])
    func `a turned control follows a finger along its line`(control: Control, angle: Double) {
        struct Turned: View {
            let control: Control
            let angle: Double
            @State private var stars = 1
            @State private var volume = 1.0

            var body: some View {
                Line(control: control, stars: $stars, volume: $volume)
                    .frame(width: 100, height: 20)
                    .rotationEffect(.degrees(angle))
            }
        }
        let host = ViewHost(rootView: Turned(control: control, angle: angle))
        func slide(from start: CGFloat, to end: CGFloat) {
            func turned(_ x: CGFloat) -> CGPoint {
                let radians = angle * .pi / 180
                return CGPoint(x: 50 + (x - 50) * cos(radians), y: 10 + (x - 50) * sin(radians))
            }
            host.press(at: turned(start))
            host.move(to: turned((start + end) / 2))
            host.move(to: turned(end))
            host.release()
        }
        slide(from: 30, to: 95)
        let value = control == .rating ? "stars" : "volume"
        expectEqual(host.tree["Turned"]?.value(value), "5")
        slide(from: 70, to: 31)
        expectEqual(host.tree["Turned"]?.value(value), "2")
    }

    @Test(arguments: Control.allCases)
    func `a control in a target of another control is touched`(control: Control) {
        struct OuterControl: AdjustableControl {
            @Binding var outer: Int

            func accessibilityValue(in _: EnvironmentValues) -> String { "" }
            func press(_ key: AdjustmentKey?) -> KeyPress.Result { .ignored }
            func follow(_ phase: SlidePhase) {
                if case .ended(let place?) = phase { outer = place.index }
            }
        }
        struct Outer: View {
            let control: Control
            @State private var stars = 1
            @State private var volume = 1.0
            @State private var isClosed = false
            @State private var outer = 0

            var body: some View {
                VStack(spacing: 20) {
                    Text("Above").frame(width: 100, height: 50).slideTarget(1)
                    Line(control: control, stars: $stars, volume: $volume)
                        .disabled(isClosed)
                        .frame(width: 100, height: 50)
                        .slideTarget(2)
                }
                .adjustable(OuterControl(outer: $outer))
                Button("Close") { isClosed = true }
            }
        }
        let host = ViewHost(rootView: Outer(control: control))
        let value = control == .rating ? "stars" : "volume"
        func state() -> [String?] { [value, "outer"].map { host.tree["Outer"]?.value($0) } }
        let last: ViewQuery = control == .rating ? .type("RatingSymbol")[4] : .type("Slider")
        let frame = host.frame(of: last) ?? .zero
        let end = CGPoint(x: frame.maxX - 3, y: frame.midY)
        host.tap(at: end)
        expectEqual(state(), ["5", "0"])
        host.tap(at: CGPoint(x: end.x, y: 25))
        expectEqual(state(), ["5", "1"])
        if control == .rating {
            expectEqual(host.tap(.type("RatingSymbol")[2]), .done)
            expectEqual(state(), ["3", "1"])
        }
        host.tap(.text("Close"))
        host.tap(at: end)
        expectEqual(state(), [control == .rating ? "3" : "5", "2"])
    }

    enum Priority: CaseIterable {
        case tap, doubleTap, drag
    }

    @Test(arguments: Control.allCases, Priority.allCases)
    func `a control does not write what a priority gesture takes`(
        control: Control, priority: Priority
    ) {
        var log: [String] = []
        let subject = Subject(control: control) { _ in }
        let view =
            switch priority {
            case .tap:
                AnyView(subject.highPriorityGesture(TapGesture().onEnded { log.append("done") }))
            case .doubleTap:
                AnyView(
                    subject.highPriorityGesture(
                        TapGesture(count: 2).onEnded { log.append("done") }))
            case .drag:
                AnyView(
                    subject.highPriorityGesture(
                        DragGesture(minimumDistance: 0).onEnded { _ in log.append("done") }))
            }
        let host = ViewHost(rootView: view)
        let frame = host.frame(of: .type("Subject")) ?? .zero
        let count = priority == .doubleTap ? 2 : 1
        expectEqual(host.tap(at: point(frame.width - 5, frame.height / 2), count: count), .done)
        expectEqual(log, ["done"])
        expectEqual(host.tree["Subject"]?.value(control == .rating ? "stars" : "volume"), "1")
    }

    @Test(arguments: Control.allCases)
    func `after a priority gesture fails the control writes`(control: Control) {
        var log: [String] = []
        let host = ViewHost(
            rootView: Subject(control: control) { log.append($0) }
                .highPriorityGesture(TapGesture(count: 2).onEnded { log.append("twice") }))
        let frame = host.frame(of: .type("Subject")) ?? .zero
        host.tap(at: point(frame.width - 2, frame.height / 2))
        #expect(log.count == 1 && log != ["twice"])
    }

    @Test func `of two ratings the one that is seen at a point is touched`() {
        struct Reviews: View {
            @State var food = 0
            @State var service = 0
            var body: some View {
                VStack(spacing: 0) {
                    Rating("Food", value: $food).labelsHidden()
                    Rating("Service", value: $service).labelsHidden()
                }
            }
        }
        let size = ViewHost(rootView: Reviews()).frame(of: .type("Reviews"))?.size ?? .zero
        var touched: [String] = []
        for y in stride(from: 0.5, to: size.height, by: 1) {
            let host = ViewHost(rootView: Reviews())
            expectEqual(host.tap(at: point(size.width / 2, y)), .done)
            let isFood = host.tree["Reviews"]?.value("food") != "0"
            touched.append(isFood ? "food" : "service")
        }
        #expect(touched.count > 10)
        expectEqual(
            touched, touched.enumerated().map { $0.offset * 2 < touched.count ? "food" : "service" }
        )
    }

    @Test func `a button beside a rating is touched up to its edge`() {
        var log: [String] = []
        struct Review: View {
            let log: (String) -> Void
            @State var stars = 0
            var body: some View {
                VStack(spacing: 0) {
                    Button("Save") { log("save") }
                    Rating("Stars", value: $stars).labelsHidden()
                }
            }
        }
        let host = ViewHost(rootView: Review { log.append($0) })
        let frame = host.frame(of: .text("Save")) ?? .zero
        host.tap(at: point(frame.midX, frame.maxY - 0.5))
        expectEqual(log, ["save"])
    }

    @Test func `a background does not keep touches near a star from it`() {
        struct Review: View {
            @State var stars = 0
            var body: some View {
                Rating("Stars", value: $stars).labelsHidden().padding(12).background(Color.yellow)
            }
        }
        let host = ViewHost(rootView: Review())
        let frame = host.frame(of: .type("Review")) ?? .zero
        expectEqual(host.tap(at: point(frame.midX, 3)), .done)
        expectEqual(host.tree["Review"]?.value("stars"), "3")
    }

    enum Inside: CaseIterable {
        case buttonInSymbol, tapInSymbol, buttonAroundSymbol, tapAroundSymbols
    }

    @Test(arguments: Inside.allCases)
    func `a symbol chooses, and names a gesture that it replaces`(inside: Inside) {
        struct Review: View {
            let inside: Inside
            @State var stars = 1
            var body: some View {
                switch inside {
                case .buttonInSymbol:
                    Rating(value: $stars).ratingSymbol { symbol in
                        Button {
                        } label: {
                            symbol
                        }
                    }
                case .tapInSymbol:
                    Rating(value: $stars).ratingSymbol { $0.highPriorityGesture(TapGesture()) }
                case .buttonAroundSymbol:
                    Rating(value: $stars).ratingContent { rating in
                        HStack {
                            ForEach(rating.symbols) { symbol in
                                Button {
                                } label: {
                                    symbol
                                }
                            }
                        }
                    }
                case .tapAroundSymbols:
                    Rating(value: $stars).ratingContent { rating in
                        HStack { ForEach(rating.symbols) { $0 } }.onTapGesture {}
                    }
                }
            }
        }
        var issues: [String] = []
        let host = ViewHost(rootView: Review(inside: inside), onIssue: { issues.append("\($0)") })
        host.tap(.type("Image")[3])
        expectEqual(host.tree["Review"]?.value("stars"), "4")
        let first = host.frame(of: .type("Image")[0]) ?? .zero
        host.tap(at: point(first.midX, first.midY))
        expectEqual(host.tree["Review"]?.value("stars"), "1")
        let isInside = inside == .buttonInSymbol || inside == .tapInSymbol
        expectEqual(issues.count, (isInside ? 2 : 0))
        #expect(issues.allSatisfy { $0.contains("its gesture is not performed") })
    }

    @Test func `beside the symbols, and with them, other touches respond`() {
        struct Review: View {
            let log: (String) -> Void
            @State var stars = 1
            var body: some View {
                Rating(value: $stars)
                    .ratingSymbol { symbol in
                        symbol.simultaneousGesture(TapGesture().onEnded { log("with") })
                    }
                    .ratingContent { rating in
                        HStack {
                            ForEach(rating.symbols) { $0 }
                            Button("None") { rating.value = nil }
                        }
                    }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Review { log.append($0) })
        host.tap(.type("Image")[3])
        expectEqual(host.tree["Review"]?.value("stars"), "4")
        expectEqual(log, ["with"])
        host.tap(.text("None"))
        expectEqual(host.tree["Review"]?.value("stars"), "0")
    }
}
