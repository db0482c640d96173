import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// Gradients in a terminal's colours and in SVG.
@Suite(.runtimeIssuesFail)
struct GradientPictureTests {
    @Test func `a gradient runs from its start to its end`() {
        let bar = LinearGradient(
            colors: [.red, .green, .blue], startPoint: .leading, endPoint: .trailing)
        expectEqual(
            colors(of: bar.frame(width: 48, height: 16)),
            [
                "  on dd5237,   on 9a8145,   on 56b052,   on 2bba75,   on 1aa1ac,   on 0987e3"
            ])
        let svg = ViewHost { bar.frame(width: 48, height: 16) }.svg(appearance: .fixed(.light))
        let stops = ParsedPicture(svg).elements.filter { $0.name == "stop" }
        expectEqual(stops.map { $0.attributes["offset"] }, ["0", "0.5", "1"])
        expectEqual(stops.map { $0.attributes["stop-color"] }, ["#ff3b30", "#34c759", "#007aff"])
        let gradient = ParsedPicture(svg).elements.first { $0.name == "linearGradient" }
        let ends = ["x1", "y1", "x2", "y2"].compactMap { gradient?.attributes[$0] }
        expectEqual(ends, ["0", "8", "48", "8"])
        // If the reader chooses the appearance, the colours are in the style sheet.
        let automatic = ViewHost { bar.frame(width: 48, height: 16) }.svg()
        #expect(automatic.contains("<stop offset=\"0\" class=\"c1\"/>"))
        #expect(automatic.contains(".c1{stop-color:#ff3b30}"))
        #expect(automatic.contains(".c1{stop-color:#ff453a}"))
    }

    @Test func `a radial gradient runs outwards from its centre`() {
        let disc = RadialGradient(
            colors: [.white, .red], center: .leading, startRadius: 8, endRadius: 40)
        expectEqual(
            colors(of: disc.frame(width: 48, height: 16)),
            [
                "  on ffffff,   on ffe7e5,   on ffb6b1,   on ff857e,   on ff544a,   on ff3b30"
            ])
        let svg = ViewHost { disc.frame(width: 48, height: 16) }.svg(appearance: .fixed(.light))
        let gradient = ParsedPicture(svg).elements.first { $0.name == "radialGradient" }
        expectEqual(
            ["cx", "cy", "fr", "r"].map { gradient?.attributes[$0] }, ["0", "8", "8", "40"])
    }

    @Test func `an angular gradient runs around its centre`() {
        let wheel = AngularGradient(
            colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
        // The colours turn clockwise from the right. Each fills half of the other half.
        expectEqual(
            colors(of: wheel.frame(width: 48, height: 32)),
            [
                "    on 007aff,     on ff3b30",
                "  on 1f72e6,   on 306ed8,   on 5a64b6,   on a55179,   on cf4757,   on e04349",
            ])
        let svg = ViewHost { Circle().stroke(wheel, lineWidth: 4).frame(width: 48, height: 32) }
            .svg(appearance: .fixed(.light))
        let sectors = ParsedPicture(svg).elements.filter {
            $0.attributes["d"]?.hasPrefix("M24") == true
        }
        expectEqual(sectors.count, 120)
        expectEqual(sectors.map { $0.attributes["fill"] }.last, "#ff3b30")
        expectEqual(sectors.map { $0.attributes["fill"] }[60], "#007aff")
    }

    @Test func `gradients of one kind pass into each other`() {
        struct Screen: View {
            let from: AnyShapeStyle
            let to: AnyShapeStyle
            @State private var isOn = false
            var body: some View {
                Rectangle().fill(isOn ? to : from).frame(width: 40, height: 20)
                    .animation(.linear(duration: 1), value: isOn)
                    .onTapGesture { isOn = true }
            }
        }
        func halfway(_ from: some ShapeStyle, _ to: some ShapeStyle) -> ParsedPicture {
            let screen = Screen(from: AnyShapeStyle(from), to: AnyShapeStyle(to))
            let host = ViewHost(rootView: screen)
            host.isAnimated = true
            host.tap(.type("Rectangle"))
            host.wait(.seconds(0.5))
            return ParsedPicture(host.svg(appearance: .fixed(.light)))
        }
        func ring(_ radius: CGFloat) -> RadialGradient {
            RadialGradient(
                colors: [.red, .blue], center: .center, startRadius: 0, endRadius: radius)
        }
        let mixed = halfway(ring(10), ring(30)).elements.first { $0.name == "radialGradient" }
        expectEqual(mixed?.attributes["r"], "20")
        let line = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let flat = halfway(ring(10), line).elements
        #expect(flat.allSatisfy { !$0.name.hasSuffix("Gradient") })
        #expect(flat.contains { $0.attributes["fill"] == "#ff3b30" })
    }
}
