import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct LabelTests {
    @Test func `a button with a system image has a label`() {
        let host = ViewHost(
            rootView: Button("Up", systemImage: "heart") {}
                .labelStyle(.iconOnly).buttonStyle(.bordered))
        expectEqual(host.tree.all("Label").count, 1)
        expectEqual("\(host.accessibilityTree)", "Up, button")
    }

    @Test func `a label is icon and title, announced by the title`() {
        let host = ViewHost(rootView: Label("Favourites", systemImage: "star"))
        expectTree(
            host,
            """
            Label [TitleAndIconLabelStyle, by default]
              HStack
                Image "star"
                Text "Favourites"
            """)
        expectEqual("\(host.accessibilityTree)", "Favourites")
    }

    @Test func `a style may omit title or icon, the title is announced`() {
        let host = ViewHost(
            rootView: VStack {
                Label("One", systemImage: "1.circle").labelStyle(.titleOnly)
                Label("Two", systemImage: "2.circle").labelStyle(.iconOnly)
            })
        expectEqual("\(host.accessibilityTree)", "One\nTwo")
        expectEqual(host.tree.all("Image").compactMap(\.text), ["2.circle"])
        #expect(host.frame(of: .text("Two")) == nil)
    }

    @Test func `a style adds to the label that it is given`() {
        struct Bordered: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration).border(.red)
            }
        }
        let host = ViewHost(
            rootView: Label("One", systemImage: "1.circle")
                .labelStyle(Bordered()).labelStyle(.titleOnly))
        #expect(host.tree.all("Image").isEmpty)
        #expect("\(host.tree)".contains(".border(.red)"))
    }
}

@Suite(.runtimeIssuesFail)
struct LabeledContentTests {
    @Test func `label and content are side by side, or at a row's ends`() throws {
        func gap<Content: View>(_ host: ViewHost<Content>) throws -> CGFloat {
            let label = try #require(host.frame(of: .text("Author")))
            let value = try #require(host.frame(of: .text("Borges")))
            return value.minX - label.maxX
        }
        let content = LabeledContent("Author", value: "Borges")
        let plain = ViewHost(rootView: content, size: ProposedViewSize(width: 300, height: 100))
        let row = ViewHost(
            rootView: Form { content }, size: ProposedViewSize(width: 300, height: 100))
        expectEqual(try gap(plain), 8)
        #expect(try gap(row) > 100)
        expectEqual("\(plain.accessibilityTree)", "Author, Borges")
    }

    @Test func `a control in labelled content is announced with the label`() {
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                LabeledContent("Volume") { Slider(value: .constant(0.5)) }
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual("\(host.accessibilityTree)", #"Volume, "50%", adjustable"#)
    }
}

@Suite(.runtimeIssuesFail)
struct GaugeTests {
    @Test func `a gauge is announced by its label and its percent`() {
        let host = ViewHost(
            rootView: Gauge(value: 3, in: 0...4) {
                Text("Battery")
            } currentValueLabel: {
                Text("three")
            })
        expectEqual("\(host.accessibilityTree)", #"Battery, "75%""#)
        expectEqual(host.tree["Gauge"]?.value("value"), "0.75")
    }

    @Test func `a gauge style sees which labels are missing`() {
        struct Words: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(configuration.currentValueLabel == nil ? "silent" : "speaking")
            }
        }
        let host = ViewHost(
            rootView: Gauge(value: 0.5) { Text("Battery") }.gaugeStyle(Words()))
        expectEqual(host.tree.all("Text").compactMap(\.text), ["Battery", "silent"])
    }
}
