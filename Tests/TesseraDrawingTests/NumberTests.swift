import Foundation
import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// Numbers that no picture can show.
@Suite(.runtimeIssuesFail)
struct NumberTests {
    private typealias Effect = @MainActor @Sendable (Rectangle) -> AnyView

    /// Effects, each with its call in the printed tree.
    nonisolated private static let effects: [(String, Effect)] = [
        (".scaleEffect(.nan)", { AnyView($0.scaleEffect(.nan)) }),
        (".scaleEffect(y: .infinity)", { AnyView($0.scaleEffect(y: .infinity)) }),
        (
            ".rotation3DEffect(.degrees(.infinity), axis: (x: 0, y: 1, z: 0))",
            { AnyView($0.rotation3DEffect(.radians(.infinity), axis: (x: 0, y: 1, z: 0))) }
        ),
        (
            ".rotation3DEffect(.degrees(9), axis: (x: 0, y: 1, z: 0), anchorZ: .nan)",
            { AnyView($0.rotation3DEffect(.degrees(9), axis: (x: 0, y: 1, z: 0), anchorZ: .nan)) }
        ),
        (".rotationEffect(.degrees(.nan))", { AnyView($0.rotationEffect(.radians(.nan))) }),
        (".opacity(.nan)", { AnyView($0.opacity(.nan)) }),
        (".opacity(-.infinity)", { AnyView($0.opacity(-.infinity)) }),
        (".brightness(.nan)", { AnyView($0.brightness(.nan)) }),
        (".contrast(.infinity)", { AnyView($0.contrast(.infinity)) }),
        (".saturation(.nan)", { AnyView($0.saturation(.nan)) }),
        (".grayscale(.nan)", { AnyView($0.grayscale(.nan)) }),
        (".hueRotation(.degrees(.infinity))", { AnyView($0.hueRotation(.degrees(.infinity))) }),
        (".blur(radius: .infinity)", { AnyView($0.blur(radius: .infinity)) }),
        (".shadow(radius: 1, y: .nan)", { AnyView($0.shadow(radius: 1, y: .nan)) }),
        (".border(.blue, width: .nan)", { AnyView($0.border(.blue, width: .nan)) }),
    ]

    @Test(arguments: effects.indices)
    func `an effect without finite numbers is reported, not shown`(_ index: Int) {
        let (call, effect) = Self.effects[index]
        let host = ViewHost(
            rootView: effect(Rectangle()), size: ProposedViewSize(width: 8, height: 8))
        let plain = ViewHost(rootView: Rectangle(), size: host.size)
        expectTree(host, "Rectangle \(call)")
        expectEqual(host.drawing.items, plain.drawing.items)
        // A touch uses the numbers, too. The issue is reported once, for any number of uses.
        expectEqual(host.tap(at: CGPoint(x: 4, y: 4)), plain.tap(at: CGPoint(x: 4, y: 4)))
        expectIssues(host, ["Rectangle: \(call) is not shown, because a number is not finite."])
    }

    @Test func `a line without a finite width is not drawn`() {
        let host = ViewHost {
            Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [.nan]))
            Circle().strokeBorder(.red, lineWidth: .infinity)
        }
        #expect(!host.svg().contains("stroke="))
        let end = "is not shown, because a number is not finite."
        expectIssues(
            host,
            [
                "Circle: .stroke(.blue, lineWidth: 2, dash: [nan]) \(end)",
                "Circle[1]: .strokeBorder(.red, lineWidth: .infinity) \(end)",
            ])
    }

    @Test func `a shape is drawn without points that are not finite`() {
        let host = ViewHost {
            Group {
                Circle().trim(from: .nan, to: 0.25)
                Rectangle().offset(x: .nan)
                RoundedRectangle(cornerRadius: .nan)
                Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: 9)]) }
            }
            .frame(width: 8, height: 8)
            Color.clear.frame(width: 8, height: 8).background(.red, in: Circle().scale(.infinity))
        }
        let svg = host.svg(margin: 0)
        let pictures = svg.matches(of: /<g data-view="([A-Z]\w*)"><[a-z]+ ([^>]*) class/)
        expectEqual(
            pictures.map { "\($0.1) \($0.2)" },
            [
                #"Circle d="M8 4C8 6.21 6.21 8 4 8""#, #"Rectangle d="""#,
                #"RoundedRectangle x="0" y="32" width="8" height="8""#, #"Path d="M0 48L0 57""#,
            ])
        let end = "is drawn without a number that is not finite."
        expectIssues(
            host,
            [
                "Circle: Circle().trim(from: .nan, to: 0.25) \(end)",
                "Rectangle: Rectangle().offset(x: .nan) \(end)",
                "RoundedRectangle: RoundedRectangle(cornerRadius: .nan) \(end)",
                "Path: Path(elements: 3) \(end)",
                "Color: Circle().scale(.infinity) \(end)",
            ])
    }

    @Test func `a colour, gradient or kerning that is not finite is reported`() {
        let host = ViewHost {
            Group {
                Color(red: .nan, green: 1, blue: 0)
                Color.red.opacity(.infinity)
                LinearGradient(
                    stops: [.init(color: .red, location: .nan), .init(color: .blue, location: 1)],
                    startPoint: .top, endPoint: .bottom)
                RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: .nan)
            }
            .frame(width: 8, height: 8)
            Text("a").kerning(.nan)
            Text("b").tracking(.infinity)
            Text("c").baselineOffset(.nan)
        }
        #expect(!host.svg().contains("nan") && !host.svg().contains("inf"))
        let end = "is drawn without a number that is not finite."
        expectIssues(
            host,
            [
                "Color: Color(red: .nan, green: 1, blue: 0) \(end)",
                "Color[1]: .red.opacity(.infinity) \(end)",
                "LinearGradient: A gradient \(end)", "RadialGradient: A gradient \(end)",
                "Text: The kerning is .nan; 0 is used.",
                "Text[1]: The tracking is .infinity; 0 is used.",
                "Text[2]: The baseline's offset is .nan; 0 is used.",
            ])
    }
}
