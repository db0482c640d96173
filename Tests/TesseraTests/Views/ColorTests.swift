import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ColorTests {
    @Test func `a colour shows how it was made`() {
        expectEqual(tree { Color.red }, "Color \"red\"")
        expectEqual(tree { Color("brand").opacity(0.5) }, "Color \"brand\" opacity: 0.5")
        expectEqual(
            tree { Color(red: 1, green: 0.5, blue: 0) }, "Color red: 1, green: 0.5, blue: 0")
        expectEqual("\(Color.gray.opacity(0.5).opacity(0.5))", ".gray.opacity(0.25)")
        expectEqual("\(Color(white: 1))", "Color(red: 1, green: 1, blue: 1)")
        expectEqual(
            "\(Color(hue: 0.5, saturation: 1, brightness: 1))", "Color(red: 0, green: 1, blue: 1)"
        )
    }

    @Test(arguments: [true, false])
    func `a static member is a colour or a style by its context`(isOn: Bool) {
        expectEqual(
            tree { Text("a").padding().foregroundStyle(.yellow).border(.red).background(.blue) },
            "Text \"a\" .padding().foregroundStyle(.yellow).border(.red).background(.blue)")
        expectEqual(
            tree {
                Group {
                    Divider().foregroundStyle(isOn ? .yellow : .secondary)
                    Divider().foregroundColor(isOn ? .yellow : .gray)
                    Divider().foregroundColor(isOn ? .yellow : nil)
                    Divider().foregroundStyle(isOn ? .primary : .tertiary)
                    Divider().foregroundStyle(isOn ? Color.yellow : Color.gray.opacity(0.3))
                    Divider().foregroundStyle(.tint)
                }
            },
            """
            Divider .foregroundStyle(\(isOn ? ".yellow" : ".secondary"))
            Divider .foregroundColor(\(isOn ? ".yellow" : ".gray"))
            Divider .foregroundColor(\(isOn ? ".yellow" : "nil"))
            Divider .foregroundStyle(\(isOn ? ".primary" : ".tertiary"))
            Divider .foregroundStyle(\(isOn ? ".yellow" : ".gray.opacity(0.3)"))
            Divider .foregroundStyle(.tint)
            """)
    }

    @Test func `a level of importance is a colour only by its context`() {
        func type<Style: ShapeStyle>(of style: Style) -> String { "\(Style.self)" }
        expectEqual(type(of: .secondary), "HierarchicalShapeStyle")
        expectEqual(type(of: .red), "Color")
        #expect(AnyShapeStyle(.secondary) != AnyShapeStyle(Color.secondary))
        expectEqual(AnyShapeStyle(AnyShapeStyle(.red)), AnyShapeStyle(Color.red))
    }

    @Test func `a gradient shows its colours and its line`() {
        let gradient = Gradient(colors: [.red, .clear])
        expectEqual(
            tree { LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom) },
            "LinearGradient colors: [.red, .clear], from: .top, to: .bottom")
        expectEqual(
            tree {
                Divider().foregroundStyle(
                    .linearGradient(
                        colors: [.red, .blue], startPoint: .leading,
                        endPoint: UnitPoint(x: 2, y: 0)))
            },
            "Divider .foregroundStyle(LinearGradient([.red, .blue], from: .leading, "
                + "to: UnitPoint(x: 2, y: 0)))")
        expectEqual(
            tree {
                RadialGradient(gradient: gradient, center: .top, startRadius: 0, endRadius: 9)
                Divider().foregroundStyle(
                    .radialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2))
                AngularGradient(gradient: gradient, center: .center)
                Divider().foregroundStyle(.conicGradient(colors: [.red], center: .center))
            },
            """
            RadialGradient colors: [.red, .clear], center: .top, from: 0, to: 9
            Divider .foregroundStyle(RadialGradient([.red], center: .center, from: 1, to: 2))
            AngularGradient colors: [.red, .clear], center: .center, from: .degrees(0), to: .degrees(360)
            Divider .foregroundStyle(AngularGradient([.red], center: .center, from: .degrees(0), to: .degrees(360)))
            """)
        expectEqual(
            "\(Gradient(stops: [.init(color: .red, location: 0.2)]))", "[.red at 0.2]")
        expectEqual("\(Gradient(colors: []))", "[]")
    }

    @Test(arguments: [true, false])
    func `a style can derive from another style`(isOn: Bool) {
        expectEqual(
            tree {
                Divider().foregroundStyle(.secondary.opacity(0.5)).foregroundStyle(.yellow.gradient)
                Divider().background(Color.gray.opacity(0.3)).background(.gray.opacity(0.3))
                Divider().background(isOn ? .red : .clear).background(isOn ? Color.red : .clear)
                Divider().background(Color(.systemGray6)).foregroundStyle(Color.red.gradient)
            },
            """
            Divider .foregroundStyle(.secondary.opacity(0.5)).foregroundStyle(.yellow.gradient)
            Divider .background(.gray.opacity(0.3)).background(.gray.opacity(0.3))
            Divider .background(.\(isOn ? "red" : "clear")).background(.\(isOn ? "red" : "clear"))
            Divider .background(.systemGray6).foregroundStyle(.red.gradient)
            """)
    }

    @Test func `a colour is mixed with another by a share`() {
        let mixtures = [0.25, 2, .nan].map { Color.gray.mix(with: .orange, by: $0) }
        expectEqual("\(mixtures)", "[.gray.mix(with: .orange, by: 0.25), .orange, .gray]")
    }
}
