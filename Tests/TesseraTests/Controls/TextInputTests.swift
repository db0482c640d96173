import Tessera
import TesseraTesting
import TestViews

private struct Entry: View {
    @State private var title = ""
    @State private var review = "Good."
    @State private var changes = 0
    var body: some View {
        Form {
            TextField("Name", text: $title)
            TextEditor(text: $review)
            Text("\(changes) changes")
        }
        .onChange(of: title) { changes += 1 }
    }
}

@Suite(.runtimeIssuesFail)
struct TextInputTests {
    @Test func `typed text is appended`() {
        let host = ViewHost(rootView: Entry())
        expectEqual(host.type("Emma", into: .text("Name")), .done)
        expectEqual(host.type("\nVery.", into: .type(TextEditor.self)), .done)
        expectEqual(
            "\(host.tree)",
            """
            Entry title: "Emma", review: "Good.\\nVery.", changes: 4
              Form .onChange()
                TextField text: "Emma"
                  Text "Name"
                TextEditor
                  Text "Good.\\nVery."
                Text "4 changes"
            """)
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Name, "Emma", text field
            "Good.\\nVery.", text field
            4 changes, text
            """)
    }

    @Test func `a text field takes no line breaks, and can be emptied`() {
        let host = ViewHost(rootView: Entry())
        expectEqual(host.type("Em\nma\n", into: .text("Name")), .done)
        expectEqual(host.tree.all("TextField").first?.value("text"), "\"Emma\"")
        expectEqual(host.clear(.type("TextField")), .done)
        expectEqual(host.tree.all("TextField").first?.value("text"), "\"\"")
    }

    @Test func `a binding sees each character, and may refuse it`() {
        struct Digits: View {
            @State private var text = ""
            var body: some View {
                TextField(
                    "Code",
                    text: Binding(
                        get: { text }, set: { new in if new.count <= 3 { text = new } }))
            }
        }
        let host = ViewHost(rootView: Digits())
        expectEqual(host.type("12345", into: .text("Code")), .done)
        expectEqual(host.tree.all("TextField").first?.value("text"), "\"123\"")
    }

    @Test func `typing ends when the field has gone, or refuses`() {
        struct Limited: View {
            var isKept: Bool
            @State private var text = ""
            var body: some View {
                if isKept || text.count < 2 {
                    TextField("Code", text: $text).disabled(text.count >= 2)
                }
                Text("got \(text)")
            }
        }
        let kept = ViewHost(rootView: Limited(isKept: true))
        expectEqual(kept.type("abc", into: .text("Code")), .refused("disabled"))
        #expect(kept.tree.first(text: "got ab") != nil)
        let gone = ViewHost(rootView: Limited(isKept: false))
        expectEqual(
            gone.type("abc", into: .text("Code")), .refused("the view is no longer in the tree"))
        #expect(gone.tree.first(text: "got ab") != nil)
    }

    @Test func `disabled fields and other views refuse text`() {
        expectEqual(
            ViewHost(rootView: Entry().disabled(true)).type("x", into: .text("Name")),
            .refused("disabled"))
        let host = ViewHost(
            rootView: VStack {
                TextField("Fixed", text: .constant("a"), prompt: Text("type here"))
                Text("plain")
            })
        expectEqual(
            host.type("x", into: .text("plain")), .refused("nothing here responds to a keyboard"))
        expectEqual(
            ViewHost(rootView: Text("keys").onKeyPress("x") { .handled })
                .type("x", into: .text("keys")),
            .refused(
                "no text is typed here: focus the view, and use press(key:) for its key "
                    + "actions"))
        expectEqual(
            host.type("x", into: .text("gone")), .refused("there is no view with text \"gone\""))
        expectEqual(host.tree.all("TextField").first?.value("prompt"), "\"type here\"")
    }

    @Test func `a secure field shows dots for its characters`() {
        struct Login: View {
            @State var password = ""
            var body: some View {
                SecureField("Password", text: $password)
                Text("\(password.count)")
            }
        }
        let host = ViewHost(rootView: Login())
        expectEqual(host.type("geheim", into: .text("Password")), .done)
        expectEqual(host.type("n", into: .type("SecureField")), .done)
        expectEqual(host.tree["Login"]?.value("password"), "\"geheimn\"")
        expectEqual(host.tree.all("TextField").first?.value("text"), "\"•••••••\"")
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Password, "•••••••", text field
            7, text
            """)
    }

    @Test(arguments: ["\r", "\r\n", "\n"])
    func `an editor stores each line break as a line feed`(_ lineBreak: String) {
        struct Note: View {
            @State var text = ""
            var body: some View {
                Text(verbatim: text.unicodeScalars.map { $0 == "\n" ? "↵" : "\($0)" }.joined())
                TextEditor(text: $text)
            }
        }
        let host = ViewHost(rootView: Note())
        host.type("a\(lineBreak)b", into: .type(TextEditor.self))
        host.focus(.type(TextEditor.self))
        expectEqual(host.paste("\(lineBreak)c"), .done)
        host.press(key: .return)
        #expect(host.find(.text("a↵b↵c↵")) != nil)
    }

    @Test func `a field with a format shows the typed text until it is left`() {
        struct Order: View {
            @State var count = 1
            var body: some View {
                TextField("Count", value: $count, format: .number)
                TextField("Name", text: .constant(""))
            }
        }
        let host = ViewHost(rootView: Order())
        host.focus(.text("Count"))
        host.press(key: "2")
        host.press(key: "x")
        expectEqual(host.tree["Order"]?.value("count"), "12")
        expectEqual(host.tree.all("TextField").first?.value("text"), "\"12x\"")
        expectEqual(host.focus(.text("Name")), .done)
        expectEqual(host.tree.all("TextField").first?.value("text"), "\"12\"")
    }

    @Test func `an empty field of an optional value is nil`() {
        struct Order: View {
            @State var count: Int? = 1
            var body: some View { TextField("Count", value: $count, format: .number) }
        }
        let host = ViewHost(rootView: Order())
        host.focus(.text("Count"))
        host.press(key: .delete)
        #expect(host.tree["Order"]?.value("count") == nil)
        host.type("7x", into: .type("TextField"))
        expectEqual(host.tree["Order"]?.value("count"), "7")
    }

    @Test func `a program's style draws a field, which takes the text`() {
        struct Boxed: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                HStack {
                    Image(systemName: "star"); configuration.border(.red)
                }
            }
        }
        struct Login: View {
            @State var name = ""
            var body: some View { TextField("Name", text: $name).textFieldStyle(Boxed()) }
        }
        let host = ViewHost(rootView: Login())
        expectEqual(host.type("Eve", into: .type("TextField")), .done)
        expectEqual(
            "\(host.tree)",
            """
            Login name: "Eve"
              TextField text: "Eve" .textFieldStyle(Boxed)
                HStack
                  Image "star"
                  TextField text: "Eve" .border(.red)
                    Text "Name"
            """)
        expectEqual("\(host.accessibilityTree)", "star, image\nName, \"Eve\", text field")
    }
}
