import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct RepresentationTests {
    private struct Dial: View {
        @State var value = 0.5
        var label: String?

        var body: some View {
            let dial = HStack {
                Text("drawn")
                Circle()
            }
            .accessibilityRepresentation { Slider(value: $value) { Text("Volume") } }
            if let label { dial.accessibilityLabel(label) } else { dial }
        }
    }

    @Test func `a representation is announced and used in its view's place`() {
        let host = ViewHost(rootView: Dial())
        expectEqual("\(host.accessibilityTree)", #"Volume, "50%", adjustable"#)
        expectEqual(host.adjust(.label("Volume"), .increment), .done)
        expectEqual("\(host.accessibilityTree)", #"Volume, "60%", adjustable"#)
        #expect(host.frame(of: .type("Track")) == nil)
    }

    @Test func `an outer modifier adds to a representation`() {
        let host = ViewHost(rootView: Dial(label: "Treble"))
        expectEqual("\(host.accessibilityTree)", #"Treble, "50%", adjustable"#)
    }

    @Test func `a representation combines with its surroundings`() {
        let host = ViewHost(
            rootView: VStack {
                Text("Radio")
                Dial()
            }
            .accessibilityElement(children: .combine))
        expectEqual("\(host.accessibilityTree)", #"Radio, Volume, "50%", adjustable"#)
    }

    @Test func `an identifier finds a view, and is not announced`() {
        let host = ViewHost(
            rootView: VStack {
                Text("One").accessibilityIdentifier("first")
                VStack { Text("Two") }.accessibilityIdentifier("second")
            })
        expectEqual("\(host.accessibilityTree)", "One, text\nTwo, text")
        expectEqual(host.accessibilityTree.elements.map(\.identifier), ["first", nil])
        expectEqual(host.find(.identifier("first"))?.path, "VStack/Text")
        expectEqual(host.find(.identifier("second"))?.path, "VStack/VStack")
        expectEqual(
            host.tap(.identifier("furst")),
            .refused(
                #"there is no view with accessibility identifier "furst"; there is "first""#))
    }

    @Test func `changes are announced by the representation`() {
        struct Screen: View {
            @State private var value = 1
            var body: some View {
                Stepper("Guests", value: $value)
                Text("for \(value)")
                Text("always")
            }
        }
        let host = ViewHost(rootView: Screen())
        let announced = host.recordingAnnouncements { host.adjust(.label("Guests"), .increment) }
        expectEqual(announced, ["Guests, 2", "for 2"])
    }
}
