import Tessera
import TesseraTesting
import TestViews

/// Touches of a view that changes, moves or leaves the tree, and their places.
@Suite(.runtimeIssuesFail)
struct TouchedViewTests {
    @Test func `an updated view continues with its new closures`() {
        struct Slide: View {
            var name: String
            let log: (String) -> Void
            var body: some View {
                Color.red.frame(width: 100, height: 20)
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { log("\(name) at \($0.startLocation.x)-\($0.location.x)") }
                            .onEnded { _ in log("\(name) ended") })
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Slide(name: "a") { log.append($0) })
        host.press(at: point(1, 0))
        host.rootView.name = "b"
        host.move(to: point(5, 0))
        host.rootView.name = "c"
        host.release()
        expectEqual(log, ["a at 1.0-1.0", "b at 1.0-5.0", "c ended"])
    }

    @Test func `a removed or disabled gesture ends without onEnded`() {
        struct Screen: View {
            var isThere = true
            var isDisabled = false
            let log: (String) -> Void
            @GestureState private var isDragged = false
            var body: some View {
                VStack {
                    if isThere {
                        Color.red.frame(width: 100, height: 20)
                            .gesture(
                                DragGesture(minimumDistance: 0)
                                    .updating($isDragged) { _, state, _ in state = true }
                                    .onEnded { _ in log("ended") }
                            )
                            .disabled(isDisabled)
                    }
                    Text(isDragged ? "dragged" : "still")
                }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Screen { log.append($0) })
        for change in [\Screen.isThere, \.isDisabled] {
            host.press(at: point(10, 10))
            #expect(host.tree.first(text: "dragged") != nil)
            host.rootView[keyPath: change].toggle()
            #expect(host.tree.first(text: "still") != nil)
            expectEqual(host.release(), .refused("no gesture was recognized"))
            host.rootView[keyPath: change].toggle()
        }
        expectEqual(log, [])
    }

    @Test func `places are local to the gesture's view or named`() {
        var log: [CGPoint] = []
        let host = ViewHost(
            rootView: VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 30)
                Color.red.frame(width: 20, height: 20)
                    .onTapGesture { log.append($0) }
                    .padding(10)
                    .contentShape(Rectangle())
                    .simultaneousGesture(
                        SpatialTapGesture().onEnded { log.append($0.location) }
                    )
                    .simultaneousGesture(
                        SpatialTapGesture(coordinateSpace: .global)
                            .onEnded { log.append($0.location) }
                    )
                    .simultaneousGesture(
                        SpatialTapGesture(coordinateSpace: .named("column"))
                            .onEnded { log.append($0.location) })
            }
            .coordinateSpace(.named("column"))
            .padding(5))
        host.tap(at: point(55, 50))
        expectEqual(log, [point(10, 5), point(20, 15), point(55, 50), point(50, 45)])
        log = []
        // A query touches the middle.
        host.tap(.type("Color")[1])
        expectEqual(log, [point(10, 10), point(20, 20), point(55, 55), point(50, 50)])
    }

    @Test func `x grows to the right, also from right to left`() {
        var log: [CGFloat] = []
        let host = ViewHost(
            rootView: HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).onTapGesture { log.append($0.x) }
                Color.blue.frame(width: 20, height: 20)
            }
            .environment(\.layoutDirection, .rightToLeft))
        host.tap(at: point(25, 5))
        expectEqual(log, [5])
    }

    @Test func `places in a view that is drawn turned are those in it`() {
        var log: [CGPoint] = []
        let host = ViewHost(
            rootView: Color.red.frame(width: 40, height: 10)
                .onTapGesture { log.append(CGPoint(x: $0.x.rounded(), y: $0.y.rounded())) }
                .rotationEffect(.degrees(90)).frame(width: 40, height: 40))
        host.tap(at: point(20, 10))
        expectEqual(log, [point(10, 5)])
    }

    @Test func `an unknown space is reported, and the global used`() {
        var log: [CGPoint] = []
        let host = ViewHost(
            rootView: Color.red.frame(width: 20, height: 20)
                .onTapGesture(coordinateSpace: .named("row")) { log.append($0) }.padding(10))
        host.tap(at: point(15, 15))
        expectEqual(log, [point(15, 15)])
        expectIssues(
            host,
            [
                "Color: no enclosing view has a coordinate space named \"row\"; "
                    + "the global location is used."
            ])
    }

    @Test func `a drag's speed is measured from the previous place`() {
        var log: [DragGesture.Value] = []
        let host = ViewHost(
            rootView: Color.red.frame(width: 200, height: 20)
                .gesture(DragGesture().onChanged { log.append($0) }.onEnded { log.append($0) }))
        host.press(at: point(10, 10))
        host.wait(.seconds(0.5))
        host.move(to: point(60, 10))
        expectEqual(log.last?.velocity, CGSize(width: 100, height: 0))
        expectEqual(log.last?.predictedEndLocation, point(85, 10))
        expectEqual(log.last?.predictedEndTranslation, CGSize(width: 75, height: 0))
        expectEqual(log.last?.time, Date(timeIntervalSinceReferenceDate: 0.5))
        host.wait(.seconds(1))
        host.release()
        expectEqual(log.last?.velocity, .zero)
        expectEqual(log.last?.translation, CGSize(width: 50, height: 0))
    }

    @Test func `gesture state resets after onEnded with its transaction`() {
        struct Screen: View {
            @GestureState(resetTransaction: Transaction(animation: .easeIn))
            private var place: CGFloat?
            let log: (String) -> Void
            var body: some View {
                Color.red.frame(width: 100, height: 20)
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .updating($place) { drag, place, transaction in
                                place = drag.location.x
                                transaction.animation = .linear
                            }
                            .onEnded { _ in log("ended at \(place ?? -1)") })
                Text(verbatim: place.map { "\($0)" } ?? "-")
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: VStack { Screen { log.append($0) } })
        host.press(at: point(10, 10))
        expectEqual(host.lastAnimation, .linear)
        #expect(host.tree.first(text: "10.0") != nil)
        host.release()
        expectEqual(host.lastAnimation, .easeIn)
        #expect(host.tree.first(text: "-") != nil)
        expectEqual(log, ["ended at 10.0"])
    }

    /// Returns a host with a text that recognizes single and double taps. A single tap performs an
    /// action on the host.
    private func host(
        _ act: @escaping (ViewHost<AnyView>) -> Void, beside other: some View
    ) -> ViewHost<AnyView> {
        let host = ViewHost(rootView: AnyView(EmptyView()))
        host.rootView = AnyView(
            HStack {
                Text("a").onTapGesture(count: 2) {}.onTapGesture { [weak host] in
                    if let host { act(host) }
                }
                other
            })
        return host
    }

    @Test func `a touch inside a gesture's action is a separate touch`() {
        var log: [String] = []
        let host = host(
            {
                log.append("a")
                $0.tap(.text("b"))
            }, beside: Text("b").onTapGesture { log.append("b") })
        expectEqual(host.tap(.text("a")), .done)
        expectEqual(log, ["a", "b"])
    }

    @Test func `a press in the action of a gesture goes on after that`() {
        var log: [String] = []
        let host = host(
            {
                log.append("a")
                $0.press(.text("b"))
            }, beside: Button("b") { log.append("b") }.buttonStyle(.plain))
        host.tap(.text("a"))
        expectEqual(log, ["a"])
        expectEqual(host.release(.text("b")), .done)
        expectEqual(log, ["a", "b"])
    }

    @Test func `without a finger there is nothing to move, lift or cancel`() {
        let host = ViewHost(rootView: Color.red)
        expectEqual(host.move(to: .zero), .refused("no finger is down"))
        expectEqual(host.release(), .refused("no finger is down"))
        expectEqual(host.cancel(), .refused("no finger is down"))
        expectEqual(host.drag(along: []), .refused("no points to drag along"))
        host.wait(.seconds(-1))
    }
}
