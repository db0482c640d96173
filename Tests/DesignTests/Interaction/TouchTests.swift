import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct TouchTests {
    @Test func `a touch on a closed view goes to the view behind`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: HStack {
                Text("label").onTapGesture { log.append("label") }
                    .overlay {
                        Text("veil").onTapGesture { log.append("veil") }.allowsHitTesting(false)
                    }
                Text("decoration").onTapGesture { log.append("decoration") }
                    .allowsHitTesting(false)
            }
            .onTapGesture { log.append("stack") })
        expectEqual(host.tap(.text("veil")), .done)
        expectEqual(host.tap(.text("decoration")), .refused("not open to taps"))
        expectEqual(log, ["label"])
    }

    @Test func `the nearest refusal answers if no view performs`() {
        let host = ViewHost(
            rootView: HStack {
                Text("inner").onTapGesture {}.refusesInteraction("read-only")
            }
            .onTapGesture {}.disabled(true))
        expectEqual(host.tap(.text("inner")), .refused("disabled"))
        let other = ViewHost(
            rootView: HStack {
                HStack { Text("inner").onTapGesture {} }.refusesInteraction("read-only")
            }
            .onTapGesture {}.allowsHitTesting(false))
        expectEqual(other.tap(.text("inner")), .refused("not open to taps"))
    }

    @Test func `an invisible view is neither touched nor announced`() {
        var taps = 0
        func screen(opacity: Double) -> some View {
            Button("Save") { taps += 1 }.opacity(opacity)
        }
        let host = ViewHost(rootView: screen(opacity: 0))
        expectEqual(host.tap(.text("Save")), .refused("transparent"))
        expectEqual("\(host.accessibilityTree)", "")
        host.rootView = screen(opacity: 0.01)
        expectEqual(host.tap(.text("Save")), .done)
        expectEqual("\(host.accessibilityTree)", "Save, button")
        expectEqual(taps, 1)
    }

    @Test(arguments: [
        (1, ["one"]), (2, ["two"]), (3, ["two", "one"]), (4, ["two", "two"]), (0, []), (-1, []),
        (.max, []),
    ])
    func `uncounted taps count for an outer tap counter`(
        count: Int, performed: [String]
    ) {
        var log: [String] = []
        let host = ViewHost(
            rootView: Text("x")
                .onTapGesture(count: 2) { log.append("two") }
                .onTapGesture { log.append("one") })
        host.tap(.text("x"), count: count)
        expectEqual(log, performed)
    }

    @Test func `a double tap performs the action of single taps twice`() {
        struct Toggling: View {
            @State private var isShown = true
            var log: (String) -> Void
            var body: some View {
                Button("add") { log("add") }
                Text("star").onTapGesture { log("star") }
                if isShown {
                    Button("once") {
                        log("once")
                        isShown = false
                    }
                }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Toggling { log.append($0) })
        expectEqual(host.tap(.text("add"), count: 2), .done)
        expectEqual(host.tap(.text("star"), count: 2), .done)
        expectEqual(host.tap(.text("once"), count: 2), .done)
        expectEqual(log, ["add", "add", "star", "star", "once"])
    }

    @Test func `a press on a view that becomes disabled ends`() {
        struct Screen: View {
            var isDisabled = false
            var body: some View {
                Button("go") {}.buttonStyle(Fading()).disabled(isDisabled)
            }
        }
        struct Fading: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.border(configuration.isPressed ? .red : .gray)
            }
        }
        let host = ViewHost(rootView: Screen())
        host.press(.text("go"))
        #expect(host.tree.text().contains(".border(.red)"))
        host.rootView.isDisabled = true
        #expect(host.tree.text().contains(".border(.gray)"))
        host.rootView.isDisabled = false
        expectEqual(host.release(.text("go")), .refused("no press began here"))
    }

    @Test func `an element without an action is activated by a touch`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: VStack {
                Text("★").onTapGesture { log.append("star") }
                    .accessibilityElement()
                    .accessibilityLabel("2")
                    .accessibilityAddTraits(.isButton)
                Button("Save") { log.append("save") }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel("Keep")
                Text("nothing")
                Text("closed").onTapGesture { log.append("closed") }
                    .accessibilityElement().accessibilityLabel("shut").disabled(true)
            })
        expectEqual(host.activate(.label("2")), .done)
        expectEqual(host.activate(.label("Keep")), .done)
        expectEqual(log, ["star", "save"])
        expectEqual(
            host.activate(.label("nothing")), .refused("nothing, text does not respond to activate")
        )
        expectEqual(host.activate(.label("shut")), .refused("disabled"))
        expectEqual(log, ["star", "save"])
    }

    @Test func `of combined elements the first able one performs`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: VStack {
                Button("a") { log.append("a") }.disabled(true)
                Button("b") { log.append("b") }
            }
            .accessibilityElement(children: .combine))
        expectEqual("\(host.accessibilityTree)", "a, b, button")
        expectEqual(host.activate(.label("a, b")), .done)
        expectEqual(log, ["b"])
    }

    @Test func `a whole environment reopens nothing that is closed`() {
        struct Copying<Content: View>: View {
            @Environment(\.self) private var values
            let content: (EnvironmentValues) -> Content
            var body: some View { content(values) }
        }
        var taps = 0
        let fresh = EnvironmentValues()
        let host = ViewHost(
            rootView: VStack {
                VStack { Button("hidden") { taps += 1 }.environment(\.self, fresh) }.hidden()
                Button("refusing") { taps += 1 }.environment(\.self, fresh)
                    .refusesInteraction("read-only")
                Copying { values in
                    VStack { Button("copied") { taps += 1 }.environment(\.self, values) }.hidden()
                }
            })
        expectEqual(host.tap(.text("hidden")), .refused("hidden"))
        expectEqual(host.tap(.text("refusing")), .refused("read-only"))
        expectEqual(host.tap(.text("copied")), .refused("hidden"))
        expectEqual("\(host.accessibilityTree)", "refusing, button, read-only")
        expectEqual(taps, 0)
    }

    @Test func `a sheet is seen though its presenter is not`() {
        var taps = 0
        let host = ViewHost(
            rootView: Text("anchor")
                .sheet(isPresented: .constant(true)) { Button("go") { taps += 1 } }
                .hidden())
        expectEqual("\(host.accessibilityTree)", "go, button")
        expectEqual(host.tap(.text("go")), .done)
        expectEqual(host.dismissSheet(), .refused("read-only"))
        expectEqual(taps, 1)
    }

    @Test func `a contained element inside a combined one speaks for it`() {
        var taps = 0
        let host = ViewHost(
            rootView: VStack {
                VStack { Button("b") { taps += 1 } }.accessibilityElement(children: .contain)
            }
            .accessibilityElement(children: .combine))
        expectEqual("\(host.accessibilityTree)", "b, button")
        expectEqual(host.activate(.label("b")), .done)
        expectEqual(taps, 1)
    }

    @Test func `an element ignoring its only control activates it`() {
        var taps = 0
        let host = ViewHost(
            rootView: HStack { Button("in") { taps += 1 } }
                .accessibilityElement(children: .ignore).accessibilityLabel("out"))
        expectEqual(host.activate(.label("out")), .done)
        expectEqual(taps, 1)
    }
}
