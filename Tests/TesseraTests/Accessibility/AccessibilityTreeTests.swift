import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct AccessibilityTreeTests {
    func spoken(@ViewBuilder _ content: () -> some View) -> String {
        "\(ViewHost(content).accessibilityTree)"
    }

    @Test func `texts and images are elements, and their containers are not`() {
        expectEqual(
            spoken {
                VStack {
                    Text("Title")
                    HStack { Image(systemName: "star") }
                }
            },
            """
            Title, text
            star, image
            """)
    }

    @Test func `the tree shows how a control's content is announced`() {
        expectEqual(
            ViewHost(rootView: Button("Save") {}.padding()).tree.text(.accessibility),
            """
            Button .accessibilityElement(children: .combine).accessibilityAddTraits(button)\
            .padding() [DefaultButtonStyle, by default]
              Text "Save" .onButtonGesture()
            """)
    }

    @Test func `an element is one line of Swift-quoted words`() {
        let view = Text("one\ntwo").accessibilityValue("\"2\"").accessibilityHint("a\nb")
        expectEqual(spoken { view }, #"one\ntwo, "\"2\"", text, hint "a\nb""#)
        expectEqual(
            ViewHost(rootView: view).tree.text(.accessibility),
            #"Text "one\ntwo" .accessibilityValue("\"2\"").accessibilityHint("a\nb")"#)
    }

    @Test func `an empty label counts as no label`() {
        expectEqual(spoken { Text("a").accessibilityLabel("") }, "text")
        expectEqual(spoken { Button("") {}.accessibilityValue("on") }, #""on", button"#)
        expectEqual(
            spoken { VStack {}.accessibilityElement().accessibilityLabel("") }, "unlabelled")
    }

    @Test func `an image is announced by label or name unless decorative`() {
        expectEqual(
            spoken {
                Image("cover")
                Image("cover", label: Text("The cover"))
                Image(decorative: "cover")
                Image(decorative: "cover").accessibilityLabel("A picture")
                Button {
                } label: {
                    Image(decorative: "plus")
                    Text("Add")
                }
            },
            """
            cover, image
            The cover, image
            A picture
            Add, button
            """)
    }

    @Test func `children are ignored, combined or contained`() {
        expectEqual(
            spoken {
                HStack {
                    Text("a")
                    Text("b")
                }
                .accessibilityElement()
                .accessibilityLabel("ignoring")
                HStack {
                    Text("a")
                    Text("b")
                }
                .accessibilityElement(children: .combine)
                HStack {
                    Text("a")
                    Text("b")
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel("containing")
            },
            """
            ignoring
            a, b
            containing
              a, text
              b, text
            """)
    }

    @Test func `a label, value, hint and traits are said in this order`() {
        expectEqual(
            spoken {
                Text("x")
                    .accessibilityLabel("Volume")
                    .accessibilityValue("3")
                    .accessibilityHint("Turns it up")
                    .accessibilityAddTraits(.isSelected)
                    .accessibilityRemoveTraits(.isStaticText)
            }, #"Volume, "3", selected, hint "Turns it up""#)
    }

    @Test func `of two labels the outer one counts`() {
        expectEqual(
            spoken { Text("x").accessibilityLabel("in").accessibilityLabel("out") }, "out, text")
    }

    @Test func `an overlay is announced after its text, or combined`() {
        let covered = Text("Photos").overlay { Button("Close") {} }
        expectEqual(
            spoken { covered },
            """
            Photos, text
            Close, button
            """)
        expectEqual(
            spoken { covered.accessibilityElement(children: .combine) }, "Photos, Close, button")
        expectEqual(spoken { covered.accessibilityElement(children: .ignore) }, "unlabelled")
    }

    @Test func `hidden views are not announced`() {
        expectEqual(
            spoken {
                HStack { Text("a") }.accessibilityHidden(true)
                Text("b")
            }, "b, text")
    }

    @Test func `named actions are listed and performed`() {
        var cleared = 0
        let host = ViewHost(
            rootView: Text("Stars").accessibilityAction(named: "Clear") { cleared += 1 })
        expectEqual("\(host.accessibilityTree)", #"Stars, text, action "Clear""#)
        expectEqual(host.perform(actionNamed: "Clear", on: .label("Stars")), .done)
        expectEqual(cleared, 1)
        expectEqual(
            host.perform(actionNamed: "Save", on: .label("Stars")),
            .refused(
                #"Stars, text, action "Clear" does not respond to action named "Save""#))
    }

    @Test func `the printed tree shows accessibility modifiers on request`() {
        let host = ViewHost(rootView: Text("x").accessibilityLabel("Volume"))
        expectEqual("\(host.tree)", #"Text "x""#)
        expectEqual(host.tree.text(.accessibility), #"Text "x" .accessibilityLabel("Volume")"#)
    }

    @Test func `a help text is the hint`() {
        let host = ViewHost(rootView: Text("Save").help("Keeps the review"))
        expectEqual("\(host.accessibilityTree)", #"Save, text, hint "Keeps the review""#)
    }

    @Test func `a screen's title and bar are announced before its rows`() {
        let host = ViewHost {
            NavigationStack {
                List {
                    NavigationLink("Soup") { Text("hot").navigationTitle("Soup of the day") }
                }
                .navigationTitle("Menu")
                .toolbar { ToolbarItem { Button("Add") {} } }
            }
        }
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Menu, header
            Add, button
            Soup, button
            """)
        expectEqual(host.tap(.label("Add")), .done)
        host.tap(.text("Soup"))
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Back, button
            Soup of the day, header
            hot, text
            """)
        expectEqual(host.recordingAnnouncements { host.goBack() }, [])
        expectEqual(
            host.tap(.label("Menu")),
            .refused(
                "there is no view with accessibility label \"Menu\"; the title in the bar is no "
                    + "view"))
    }
}
