import Tessera
import TesseraTesting
import TestViews

/// The size of a block.
private func side(_ length: CGFloat) -> CGSize { CGSize(width: length, height: length) }

@Suite(.runtimeIssuesFail)
struct HitTests {
    /// Taps a view of 100 by 100 at a point, and returns the names of the tapped views.
    private func taps(
        at point: CGPoint, @ViewBuilder in content: (@escaping (String) -> Void) -> some View
    ) -> [String] {
        var log: [String] = []
        let host = ViewHost(rootView: content { log.append($0) }.frame(width: 100, height: 100))
        let result = host.tap(at: point)
        if case .refused(let reason) = result { log.append(reason) }
        return log
    }

    @Test func `a touch on nothing is refused with that reason`() {
        expectEqual(taps(at: point(12, 3)) { _ in Text("x") }, ["no view at 12,3"])
        expectEqual(taps(at: point(120, 3.25)) { _ in Color.red }, ["no view at 120,3.25"])
        expectEqual(taps(at: point(.nan, 3)) { _ in Color.red }, ["no view at .nan,3"])
    }

    @Test func `the space between a view's leaves is not touchable`() {
        func row(_ log: @escaping (String) -> Void) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20)
                Spacer()
                Color.blue.frame(width: 20, height: 20)
            }
            .onTapGesture { log("row") }
        }
        expectEqual(taps(at: point(10, 50), in: row), ["row"])
        expectEqual(taps(at: point(50, 50), in: row), ["no view at 50,50"])
        expectEqual(taps(at: point(10, 30), in: row), ["no view at 10,30"])
    }

    @Test func `a content shape is touchable all over`() {
        expectEqual(
            taps(at: point(50, 50)) { log in
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20)
                    Spacer()
                }
                .contentShape(Rectangle()).onTapGesture { log("row") }
            }, ["row"])
        expectEqual(
            taps(at: point(50, 50)) { log in
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20)
                    Spacer()
                }
                .onTapGesture { log("row") }.contentShape(Rectangle())
            }, ["nothing here responds to a tap"])
    }

    @Test func `outside a content shape nothing inside is touched`() {
        func block(_ log: @escaping (String) -> Void) -> some View {
            Color.red.onTapGesture { log("red") }.contentShape(Circle())
        }
        expectEqual(taps(at: point(50, 50), in: block), ["red"])
        expectEqual(taps(at: point(4, 4), in: block), ["no view at 4,4"])
    }

    @Test func `a shape is touched inside its path (published)`() {
        func circle(_ log: @escaping (String) -> Void) -> some View {
            Circle().onTapGesture { log("circle") }
        }
        expectEqual(taps(at: point(50, 2), in: circle), ["circle"])
        expectEqual(taps(at: point(10, 10), in: circle), ["no view at 10,10"])
    }

    @Test func `padding is not touched, and a background is`() {
        func text(_ log: @escaping (String) -> Void) -> some View {
            Color.red.frame(width: 10, height: 10).padding(20).onTapGesture { log("text") }
        }
        expectEqual(taps(at: point(30, 30), in: text), ["no view at 30,30"])
        expectEqual(taps(at: point(50, 50), in: text), ["text"])
        func painted(_ log: @escaping (String) -> Void) -> some View {
            Color.red.frame(width: 10, height: 10).padding(20).background(.gray)
                .onTapGesture { log("text") }
        }
        expectEqual(taps(at: point(30, 30), in: painted), ["text"])
        expectEqual(taps(at: point(24, 30), in: painted), ["no view at 24,30"])
    }

    @Test func `later views and overlays are in front, backgrounds behind`() {
        expectEqual(
            taps(at: point(50, 50)) { log in
                ZStack {
                    Color.red.onTapGesture { log("red") }
                    Color.blue.onTapGesture { log("blue") }
                }
            }, ["blue"])
        expectEqual(
            taps(at: point(50, 50)) { log in
                Color.red.onTapGesture { log("red") }
                    .overlay { Color.blue.onTapGesture { log("over") } }
            }, ["over"])
        expectEqual(
            taps(at: point(50, 50)) { log in
                Color.red.onTapGesture { log("red") }
                    .background { Color.blue.onTapGesture { log("behind") } }
            }, ["red"])
    }

    @Test func `a greater z index is in front, through modifiers`() {
        expectEqual(
            taps(at: point(50, 50)) { log in
                ZStack {
                    Color.red.onTapGesture { log("red") }.zIndex(1).padding(1)
                    Color.blue.onTapGesture { log("blue") }
                }
            }, ["red"])
    }

    @Test func `a front view takes the touch without responding`() {
        expectEqual(
            taps(at: point(50, 50)) { log in
                ZStack {
                    Color.red.onTapGesture { log("red") }
                    Color.blue
                }
            }, ["nothing here responds to a tap"])
    }

    @Test func `closed and invisible views let touches through`() {
        func stack(
            _ log: @escaping (String) -> Void, _ close: (Rectangle) -> some View
        ) -> some View {
            ZStack {
                Color.red.onTapGesture { log("red") }
                close(Rectangle())
            }
        }
        expectEqual(taps(at: point(5, 5)) { stack($0) { $0.allowsHitTesting(false) } }, ["red"])
        expectEqual(taps(at: point(5, 5)) { stack($0) { $0.opacity(0) } }, ["red"])
        expectEqual(taps(at: point(5, 5)) { stack($0) { $0.hidden() } }, ["red"])
        expectEqual(
            taps(at: point(5, 5)) { stack($0) { $0.disabled(true) } },
            ["nothing here responds to a tap"])
    }

    @Test func `a clear colour is not touched, unless it has a content shape`() {
        func block(_ color: Color) -> [String] {
            taps(at: point(5, 5)) { log in color.onTapGesture { log("color") } }
        }
        expectEqual(block(.red), ["color"])
        expectEqual(block(.clear), ["no view at 5,5"])
        expectEqual(block(.red.opacity(0)), ["no view at 5,5"])
        expectEqual(
            taps(at: point(5, 5)) { log in
                Color.clear.contentShape(Rectangle()).onTapGesture { log("color") }
            }, ["color"])
    }

    @Test func `a closed view with nothing behind it gives its reason`() {
        expectEqual(taps(at: point(5, 5)) { _ in Rectangle().opacity(0) }, ["transparent"])
    }

    @Test func `a clip does not limit touches`() {
        expectEqual(
            taps(at: point(5, 50)) { log in
                Color.red.frame(width: 100, height: 20).onTapGesture { log("red") }
                    .frame(width: 20, height: 20).clipped()
            }, ["red"])
    }

    @Test func `a moved view is touched at its place, even outside`() {
        func moved(_ log: @escaping (String) -> Void) -> some View {
            Color.red.frame(width: 20, height: 20).onTapGesture { log("red") }.offset(x: 60)
                .frame(width: 20, height: 20)
        }
        expectEqual(taps(at: point(110, 50), in: moved), ["red"])
        expectEqual(taps(at: point(50, 50), in: moved), ["no view at 50,50"])
    }

    @Test func `a view is touched where it is drawn larger or turned`() {
        func block(_ log: @escaping (String) -> Void) -> some View {
            Color.red.frame(width: 40, height: 10).onTapGesture { log("red") }
        }
        let quarter = Angle.degrees(90)
        expectEqual(taps(at: point(50, 35)) { block($0).rotationEffect(quarter) }, ["red"])
        expectEqual(
            taps(at: point(35, 50)) { block($0).rotationEffect(quarter) }, ["no view at 35,50"])
        let axis = (x: CGFloat(0), y: CGFloat(1), z: CGFloat(0))
        expectEqual(
            taps(at: point(35, 50)) { block($0).rotation3DEffect(quarter, axis: axis) },
            ["no view at 35,50"])
        expectEqual(
            taps(at: point(42, 50)) { block($0).rotation3DEffect(quarter * 0.6, axis: axis) },
            ["red"])
        expectEqual(taps(at: point(15, 50)) { block($0).scaleEffect(2) }, ["red"])
        expectEqual(taps(at: point(50, 50)) { block($0).scaleEffect(0) }, ["no view at 50,50"])
    }

    @Test func `from right to left the mirrored frames are touched`() {
        func row(_ log: @escaping (String) -> Void) -> some View {
            HStack(spacing: 0) {
                Color.red.onTapGesture { log("first") }
                Color.blue.onTapGesture { log("second") }
            }
        }
        expectEqual(taps(at: point(10, 50), in: row), ["first"])
        expectEqual(
            taps(at: point(10, 50)) { log in
                row(log).environment(\.layoutDirection, .rightToLeft)
            }, ["second"])
    }

    @Test func `the foremost of several closed views gives its reason`() {
        expectEqual(
            taps(at: point(50, 50)) { _ in
                ZStack {
                    Color.red.allowsHitTesting(false)
                    Color.blue.hidden()
                }
            }, ["hidden"])
    }
}
