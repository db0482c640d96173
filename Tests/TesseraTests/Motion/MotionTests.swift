import Tessera
import TesseraCore
import TesseraDrawing
import TesseraTesting
import TestViews

/// Returns a host in which values move.
func animatedHost<Content: View>(_ rootView: Content) -> ViewHost<Content> {
    let host = ViewHost(rootView: rootView)
    host.isAnimated = true
    return host
}

@Suite(.runtimeIssuesFail)
struct MotionTests {
    /// A view that changes by one tap, by an animation.
    struct Switch<Content: View>: View {
        var animation: Animation? = .linear(duration: 1)
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            Button("tap") { withAnimation(animation) { isOn.toggle() } }
            content(isOn)
        }
    }

    static func host<Content: View>(
        _ animation: Animation? = .linear(duration: 1),
        @ViewBuilder _ content: @escaping (Bool) -> Content
    ) -> ViewHost<Switch<Content>> {
        animatedHost(Switch(animation: animation, content: content))
    }

    /// The line of the last view, now and after each wait.
    static func lines(_ host: ViewHost<some View>, _ waits: [Double]) -> [String] {
        func line() -> String { host.tree.text().split(separator: "\n").last.map { "\($0)" } ?? "" }
        return [line()]
            + waits.map { wait in
                host.wait(.seconds(wait))
                return line()
            }
    }

    static func moves(_ content: @escaping (Bool) -> some View) -> [String] {
        let host = host { content($0) }
        host.tap(.text("tap"))
        return lines(host, [0.25, 0.75]).map { "\($0.trimmingPrefix { $0 == " " })" }
    }

    /// Expects the modifiers of the text "a" at first, after a quarter of the way, and in the end.
    static func expectMove(
        _ first: String, _ quarter: String, _ last: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ content: @escaping (Bool) -> some View
    ) {
        let expected = [first, quarter, last].map { "Text \"a\" \($0)" }
        #expect(moves(content) == expected, sourceLocation: sourceLocation)
    }

    @Test func `modifiers move`() {
        Self.expectMove(".scaleEffect(1)", ".scaleEffect(1.25)", ".scaleEffect(2)") {
            Text("a").scaleEffect($0 ? 2 : 1)
        }
        Self.expectMove(
            ".scaleEffect(1, anchor: .leading)", ".scaleEffect(x: 1.25, anchor: .leading)",
            ".scaleEffect(x: 2, anchor: .leading)"
        ) {
            Text("a").scaleEffect(x: $0 ? 2 : 1, y: 1, anchor: .leading)
        }
        Self.expectMove(
            ".rotationEffect(.degrees(0))", ".rotationEffect(.degrees(22.5))",
            ".rotationEffect(.degrees(90))"
        ) {
            Text("a").rotationEffect(.degrees($0 ? 90 : 0))
        }
        Self.expectMove(".opacity(1)", ".opacity(0.75)", ".opacity(0)") {
            Text("a").opacity($0 ? 0 : 1)
        }
        Self.expectMove(".offset(y: 3)", ".offset(x: 2.5, y: 3)", ".offset(x: 10, y: 3)") {
            Text("a").offset(x: $0 ? 10 : 0, y: 3)
        }
        Self.expectMove(
            ".position(x: 4, y: 0)", ".position(x: 4, y: 2.5)", ".position(x: 4, y: 10)"
        ) {
            Text("a").position(x: 4, y: $0 ? 10 : 0)
        }
        Self.expectMove(
            ".frame(width: 20, alignment: .leading)", ".frame(width: 17.5, alignment: .leading)",
            ".frame(width: 10, alignment: .leading)"
        ) {
            Text("a").frame(width: $0 ? 10 : 20, alignment: .leading)
        }
        Self.expectMove(
            ".frame(minWidth: 20, maxWidth: .infinity)",
            ".frame(minWidth: 17.5, maxWidth: .infinity)",
            ".frame(minWidth: 10, maxWidth: .infinity)"
        ) {
            Text("a").frame(minWidth: $0 ? 10 : 20, maxWidth: .infinity)
        }
        Self.expectMove(
            ".padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))",
            ".padding(EdgeInsets(top: 2, leading: 0, bottom: 0, trailing: 0))", ".padding(.top, 8)"
        ) {
            Text("a").padding(.top, $0 ? 8 : 0)
        }
        expectEqual(
            Self.moves { Image("a").foregroundStyle($0 ? .red : .gray) },
            [
                #"Image "a" .foregroundStyle(.gray)"#,
                #"Image "a" .foregroundStyle(.gray.mix(with: .red, by: 0.25))"#,
                #"Image "a" .foregroundStyle(.red)"#,
            ])
        Self.expectMove(".tint(.gray)", ".tint(.gray.mix(with: .red, by: 0.25))", ".tint(.red)") {
            Text("a").tint($0 ? .red : .gray)
        }
        expectEqual(
            Self.moves { $0 ? Color.red : Color.blue },
            [
                #"Color "blue""#, #"Color ".blue.mix(with: .red, by: 0.25)""#, #"Color "red""#,
            ])
    }

    @Test func `a value that is missing or infinite jumps`() {
        expectEqual(
            Self.moves { Text("a").frame(width: $0 ? 10 : nil) }[0], #"Text "a" .frame(width: 10)"#)
        expectEqual(
            Self.moves { Text("a").frame(maxWidth: $0 ? .infinity : 5) }[0],
            #"Text "a" .frame(maxWidth: .infinity)"#)
        expectEqual(
            Self.moves { Text("a").tint($0 ? .red : nil) }[0], #"Text "a" .tint(.red)"#)
    }

    @Test func `without isAnimated every change is complete at once`() {
        let host = Self.host { Text("a").opacity($0 ? 0.5 : 1) }
        host.isAnimated = false
        host.tap(.text("tap"))
        expectEqual(Self.lines(host, []), [#"  Text "a" .opacity(0.5)"#])
        #expect(!host.isMoving)
    }

    @Test func `when isAnimated ends, all values arrive`() {
        let host = Self.host { Text("a").opacity($0 ? 0.5 : 1) }
        host.tap(.text("tap"))
        #expect(host.isMoving)
        host.isAnimated = false
        #expect(!host.isMoving)
        expectEqual(Self.lines(host, []), [#"  Text "a" .opacity(0.5)"#])
    }

    @Test func `each write moves by its own animation`() {
        struct Both: View {
            @State private var first = 0.0
            @State private var second = 0.0

            var body: some View {
                Button("tap") {
                    withAnimation(.linear(duration: 1)) { first = 10 }
                    second = 10
                }
                Text("a").offset(x: first)
                Text("b").offset(x: second)
            }
        }
        let host = animatedHost(Both())
        host.tap(.text("tap"))
        expectTree(
            host,
            """
            Both first: 10, second: 10
              Button [DefaultButtonStyle, by default]
                Text "tap" .onButtonGesture()
              Text "a" .offset()
              Text "b" .offset(x: 10)
            """)
    }

    @Test func `a change that is turned round does not jump`() {
        let host = Self.host(.easeInOut(duration: 1)) { Text("a").offset(x: $0 ? 100 : 0) }
        host.tap(.text("tap"))
        let there = Self.lines(host, [0.5]).last
        host.tap(.text("tap"))
        expectEqual(Self.lines(host, []).last, there)
        host.wait(.seconds(1))
        #expect(!host.isMoving)
        expectEqual(Self.lines(host, []).last, #"  Text "a" .offset()"#)
    }

    @Test func `a spring overshoots, and lengths stay positive`() {
        let host = Self.host(.bouncy(duration: 0.5, extraBounce: 0.4)) {
            Text("a").frame(width: $0 ? 0 : 10)
        }
        host.tap(.text("tap"))
        let lines = Self.lines(host, Array(repeating: 0.05, count: 40))
        #expect(lines.contains(#"  Text "a" .frame(width: 0)"#))
        #expect(!lines.contains { $0.contains("-") })
        expectEqual(host.frame(of: .text("a"))?.width.isFinite, true)
    }

    @Test func `an animation belongs to the view inside it`() {
        struct Inside: View {
            @State private var count = 0.0

            var body: some View {
                Button("tap") { count += 10 }
                Text("a").offset(x: count).animation(.linear(duration: 1), value: count).padding(
                    count)
                Text("b").offset(x: count).animation(.linear(duration: 1), value: 0)
                Text("c").offset(x: count).animation(.linear(duration: 1))
                Text("d").offset(x: count).animation(nil).animation(.linear(duration: 1))
                Text("e").offset(x: count).transaction { $0.animation = .linear(duration: 2) }
                Text("f").offset(x: count).animation(.linear(duration: 1)).transaction {
                    $0.disablesAnimations = true
                }
            }
        }
        let host = animatedHost(Inside())
        host.tap(.text("tap"))
        host.wait(.seconds(0.5))
        let texts = host.tree.text().split(separator: "\n").suffix(6)
        expectEqual(
            texts.map { $0.split(separator: " ").dropFirst().prefix(4).joined(separator: " ") },
            [
                #""a" .offset(x: 5).animation(.linear(duration: 1),"#,
                #""b" .offset(x: 10).animation(.linear(duration: 1),"#,
                #""c" .offset(x: 5).animation(.linear(duration: 1))"#,
                #""d" .offset(x: 10).animation(nil).animation(.linear(duration: 1))"#,
                #""e" .offset(x: 2.5).transaction()"#,
                #""f" .offset(x: 10).animation(.linear(duration: 1)).transaction()"#,
            ])
    }

    @Test func `frames, touches and pictures show the way`() {
        let host = Self.host { isOn in
            Color.red.frame(width: 10, height: 10).onTapGesture {}
                .frame(width: isOn ? 110 : 10, alignment: .trailing)
        }
        let start = host.frame(of: .type(Color.self))
        host.tap(.text("tap"))
        expectEqual(host.frame(of: .type(Color.self)), start)
        host.wait(.seconds(0.5))
        let frame = host.frame(of: .type(Color.self))
        expectEqual(host.tap(at: CGPoint(x: frame!.midX, y: frame!.midY)), .done)
        expectEqual(host.drawing.frames(of: "Switch/Color"), [frame])
        host.wait(.seconds(0.5))
        #expect(host.frame(of: .type(Color.self)) != frame)
    }

    @Test func `a view that is gone does not move`() {
        struct Leaving: View {
            @State private var isThere = true
            @State private var isOn = false

            var body: some View {
                Button("tap") { withAnimation { isOn.toggle() } }
                Button("leave") { isThere = false }
                if isThere { Text("a").opacity(isOn ? 0 : 1) }
            }
        }
        let host = animatedHost(Leaving())
        host.tap(.text("tap"))
        host.wait(.seconds(0.1))
        #expect(host.isMoving)
        host.tap(.text("leave"))
        #expect(!host.isMoving)
        host.wait(.seconds(1))
        expectEqual(host.issues, [])
    }

    @Test func `an animatable view runs its body on the way`() {
        struct Counting: View, Animatable {
            var number: Double
            @State private var step = 5.0
            var animatableData: Double {
                get { number }
                set { number = newValue }
            }
            var body: some View { Text("\(Int(number / step))") }
        }
        let host = Self.host { Counting(number: $0 ? 100 : 0) }
        host.tap(.text("tap"))
        expectEqual(
            Self.lines(host, [0.25, 0.5, 0.25]),
            [
                #"    Text "0""#, #"    Text "5""#, #"    Text "15""#, #"    Text "20""#,
            ])
    }

    @Test func `an animatable modifier runs its body on the way`() {
        struct Shake: ViewModifier, Animatable {
            var animatableData: Double
            func body(content: Content) -> some View { content.offset(x: animatableData * 10) }
        }
        Self.expectMove(".offset()", ".offset(x: 2.5)", ".offset(x: 10)") {
            Text("a").modifier(Shake(animatableData: $0 ? 1 : 0))
        }
    }

    @Test func `an animated binding moves, and a repetition goes on`() {
        struct Pulse: View {
            @State private var isOn = false
            var body: some View {
                Toggle("pulse", isOn: $isOn.animation(.linear(duration: 1).repeatForever()))
                Text("a").opacity(isOn ? 0.5 : 1)
                Button("stop") { withAnimation(.linear(duration: 1)) { isOn = false } }
            }
        }
        let host = animatedHost(Pulse())
        host.toggle(.label("pulse"))
        host.wait(.seconds(1000.5))
        #expect(host.tree.text().contains(#"Text "a" .opacity(0.75)"#))
        host.tap(.text("stop"))
        host.wait(.seconds(1))
        #expect(!host.isMoving)
        #expect(host.tree.text().contains(#"Text "a" .opacity(1)"#))
    }

    @Test func `the transaction closure of the newest view is called`() {
        struct Slowing: View {
            @State private var count = 0.0
            var body: some View {
                let duration = count
                Button("tap") { count += 1 }
                Text("a").offset(x: count * 12).transaction {
                    $0.animation = .linear(duration: duration)
                }
            }
        }
        let host = animatedHost(Slowing())
        host.tap(.text("tap"))
        host.wait(.seconds(1))
        #expect(!host.isMoving)
        host.tap(.text("tap"))
        expectEqual(Self.lines(host, [0.5]).last, #"  Text "a" .offset(x: 15).transaction()"#)
    }

    @Test func `a wave runs over the stars`() {
        struct Stars: View {
            @State private var value = 2
            var body: some View {
                Button("5") { value = 5 }
                HStack {
                    ForEach(0..<5, id: \.self) { index in
                        let wave = Animation.easeInOut(duration: 0.3)
                            .delay(0.05 * Double(max(0, index - 2)))
                        Image(systemName: "star.fill").scaleEffect(index < value ? 1.25 : 1)
                            .foregroundStyle(index < value ? .orange : .gray)
                            .animation(wave, value: index < value)
                    }
                }
            }
        }
        let host = animatedHost(Stars())
        host.tap(.text("5"))
        host.wait(.seconds(0.1))
        let scales = host.tree.all("Image").map { image in
            image.modifiers.prefix(2).map(\.description).joined()
        }
        expectEqual(
            scales,
            [
                ".scaleEffect(1.25).foregroundStyle(.orange)",
                ".scaleEffect(1.25).foregroundStyle(.orange)",
                ".scaleEffect(1.058).foregroundStyle(.gray.mix(with: .orange, by: 0.232))",
                ".scaleEffect(1.014).foregroundStyle(.gray.mix(with: .orange, by: 0.056))",
                ".scaleEffect(1).foregroundStyle(.gray)",
            ])
    }

    @Test func `an animation of added modifiers leaves the view alone`() {
        let host = Self.host(nil) { isOn in
            Text("a").opacity(isOn ? 0 : 1)
                .animation(.linear(duration: 1)) { $0.scaleEffect(isOn ? 3 : 1) }
        }
        host.tap(.text("tap"))
        expectEqual(
            Self.lines(host, [0.25, 0.75]),
            [
                "  Text \"a\" .opacity(0).scaleEffect(1).animation(.linear(duration: 1))",
                "  Text \"a\" .opacity(0).scaleEffect(1.5).animation(.linear(duration: 1))",
                "  Text \"a\" .opacity(0).scaleEffect(3).animation(.linear(duration: 1))",
            ])
    }
}
