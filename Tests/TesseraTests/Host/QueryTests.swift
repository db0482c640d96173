import Tessera
import TesseraTesting
import TestViews

private struct Form: View {
    @State private var last = "none"

    var body: some View {
        VStack {
            ForEach(["a", "b"], id: \.self) { row in
                HStack {
                    Text("pick").onTapGesture { last = "text \(row)" }
                    Image(systemName: "star").accessibilityLabel("star \(row)")
                        .onTapGesture { last = "star \(row)" }
                }
                .onTapGesture { last = "row \(row)" }
            }
            Text(last)
        }
    }
}

@Suite(.runtimeIssuesFail)
struct QueryTests {
    @Test(arguments: [
        (ViewQuery.text("pick")[0], "text a"), (.text("pick")[1], "text b"),
        (.type("Image").inside(.type("HStack")[0]), "star a"), (.type(Image.self)[1], "star b"),
        (.label("star b"), "star b"), (.path("Form/VStack/HStack[1]"), "row b"),
        (.path("Form/VStack/HStack[0]/Text[0]"), "text a"),
        (.text("pick").inside(.type("HStack")[1]), "text b"),
    ])
    func `a view is found by text, type, label or path, and tapped`(
        query: ViewQuery, picked: String
    ) {
        let host = ViewHost(rootView: Form())
        expectEqual(host.tap(query), .done)
        expectEqual(host.tree["Form/VStack/Text"]?.text, picked)
    }

    @Test func `a type matches that very type, and a name all of them`() {
        struct First: View {
            struct Same: View { var body: some View { Text("first").onTapGesture {} } }
            var body: some View { Same() }
        }
        struct Second: View {
            struct Same: View { var body: some View { Text("second").onTapGesture {} } }
            var body: some View { Same() }
        }
        struct Numbered<Value>: View {
            let value: Value
            var body: some View { Text("\(value)") }
        }
        let host = ViewHost {
            First()
            Second()
            Numbered(value: 1)
            Numbered(value: "a")
        }
        expectEqual(host.find(.type(First.Same.self))?.path, "First/Same")
        expectEqual(host.find(.type(Second.Same.self))?.path, "Second/Same")
        expectEqual(host.find(.type("Same")[1])?.path, "Second/Same")
        expectEqual(host.find(.type(Numbered<String>.self))?.path, "Numbered[1]")
        expectEqual(
            host.tap(.type(Numbered<Bool>.self)),
            .refused(
                "there is no view with type Numbered<Bool>; "
                    + "there is Numbered<Int>, Numbered<String>"))
        expectEqual("\(host.find(.text("a")).map { "\($0)" } ?? "")", "Numbered[1]/Text")
    }

    @Test func `a missing view is refused with the query`() {
        let host = ViewHost(rootView: Form())
        expectEqual(
            host.tap(.text("nothing")), .refused("there is no view with text \"nothing\""))
        expectEqual(
            host.tap(.type("Text")[9].inside(.path("Form/VStack"))),
            .refused(
                "there is no view with type Text[9] inside path Form/VStack: there are 3"))
        expectIssues(host, [])
    }

    @Test(arguments: [
        (ViewQuery.text("Pick"), #"text "Pick"; there is "pick""#),
        (.text("pic"), #"text "pic"; there is "pick""#),
        (.type("Hstack"), "type Hstack; there is HStack, VStack"),
        (.type("Button"), "type Button"),
        (.label("star c"), #"accessibility label "star c"; there is "star a", "star b""#),
        (
            .path("Form/VStack/HStac"),
            "path Form/VStack/HStac; there is Form/VStack/HStack, Form/VStack/HStack[1], Form/VStack/Text"
        ),
    ])
    func `a missing view is refused with near names`(query: ViewQuery, words: String) {
        let host = ViewHost(rootView: Form())
        expectEqual(host.tap(query), .refused("there is no view with \(words)"))
    }

    @Test func `an ambiguous query is refused with the paths`() {
        let host = ViewHost(rootView: Form())
        let refusal = InteractionResult.refused(
            "there are 2 views with text \"pick\": Form/VStack/HStack/Text, "
                + "Form/VStack/HStack[1]/Text; choose one by its position, from [0]")
        let query = ViewQuery.text("pick")
        expectEqual(host.tap(query), refusal)
        expectEqual(host.press(query), refusal)
        expectEqual(host.release(query), refusal)
        expectEqual(host.activate(query), refusal)
        expectEqual(host.adjust(query, .increment), refusal)
        expectEqual(host.type("x", into: query), refusal)
        expectEqual(host.tapRow(query), refusal)
        #expect(host.tree.first(text: "none") != nil)
    }

    @Test func `a query means the outermost of nested views`() {
        struct Twice: View {
            @State private var taps = ""
            var body: some View {
                VStack {
                    VStack { Text("x") }.onTapGesture { taps += "inner" }
                    Text(taps)
                }
                .onTapGesture { taps += "outer" }
            }
        }
        let host = ViewHost(rootView: Twice())
        expectEqual(host.tap(.type("VStack")), .done)
        #expect(host.tree.first(text: "outer") != nil)
        expectEqual(host.tap(.type("VStack")[1]), .done)
        #expect(host.tree.first(text: "outerinner") != nil)
    }

    @Test func `of several views none is found, and an issue lists them`() {
        let host = ViewHost(rootView: Form())
        #expect(host.find(.text("pick").inside(.type("HStack")))?.path == nil)
        expectIssues(
            host,
            [
                "a query: there are 2 views with text \"pick\" inside type HStack: "
                    + "Form/VStack/HStack/Text, Form/VStack/HStack[1]/Text; choose one by its "
                    + "position, from [0]"
            ])
    }

    @Test
    func `a modifier's views are found by the modifier's name`() {
        let host = ViewHost {
            VStack {
                Text("a").overlay { Text("in front") }.background { Text("behind") }
                EmptyView().overlay { Text("nowhere") }
            }
        }
        expectEqual(host.find(.type("overlay"))?.path, "VStack/Text/overlay")
        expectEqual(host.find(.type("background"))?.path, "VStack/Text/background")
        expectEqual(host.find(.text("in front"))?.path, "VStack/Text/overlay/Text")
        expectEqual(
            host.tap(.text("nowhere")), .refused("there is no view with text \"nowhere\""))
    }

    @Test func `a view that was found can be tapped until it leaves the tree`() throws {
        struct Vanishing: View {
            @State private var isThere = true
            var body: some View {
                if isThere { Text("go").onTapGesture { isThere = false } }
            }
        }
        let host = ViewHost(rootView: Vanishing())
        let view = try #require(host.find(.text("go")))
        expectEqual(view.tap(), .done)
        expectEqual(view.tap(), .refused("the view is no longer in the tree"))
    }
}
