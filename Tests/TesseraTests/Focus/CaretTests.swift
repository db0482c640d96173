import Tessera
import TesseraTesting
import TestViews

/// The latest text of a view.
private final class Told {
    var text = ""
}

/// A field for one line, or an editor for several.
private struct Words: View {
    @State var text: String
    var isEditor = false
    let told: Told

    var body: some View {
        Group {
            if isEditor { TextEditor(text: $text) } else { TextField("Words", text: $text) }
        }
        .onChange(of: text, initial: true) { told.text = text }
        Button("More") { text += "xyz" }
        Button("Less") { text = String(text.prefix(1)) }
    }
}

/// A field whose binding, or an observer of it, changes the typed text.
private struct Altered: View {
    @State var text: String
    var isByBinding: Bool
    let told: Told
    let rule: (String) -> String

    var body: some View {
        TextField(
            "Words",
            text: isByBinding
                ? Binding {
                    text
                } set: {
                    text = rule($0)
                } : $text
        )
        .onChange(of: text, initial: true) {
            text = rule(text)
            told.text = text
        }
    }
}

extension ViewHost {
    /// Presses keys: arrows, ⇤ and ⇥ for Home and End, ⌫ and ⌦ to delete, ⏎, and characters.
    fileprivate func press(_ keys: some Sequence<Character>, modifiers: EventModifiers = []) {
        let named: [Character: KeyEquivalent] = [
            "←": .leftArrow, "→": .rightArrow, "↑": .upArrow, "↓": .downArrow, "⇤": .home,
            "⇥": .end, "⌫": .delete, "⌦": .deleteForward, "⏎": .return,
        ]
        for key in keys {
            let result = press(key: named[key] ?? KeyEquivalent(key), modifiers: modifiers)
            #expect(result == .done, "\(key)")
        }
    }
}

@Suite(.runtimeIssuesFail)
struct CaretTests {
    private let told = Told()

    private func host(_ text: String, isEditor: Bool = false) -> ViewHost<Words> {
        let host = ViewHost(rootView: Words(text: text, isEditor: isEditor, told: told))
        host.press(key: .tab)
        return host
    }

    @Test(arguments: [
        ("|", "abc|"), ("←|", "ab|c"), ("←←|", "a|bc"), ("←→|", "abc|"), ("←←←←|", "|abc"),
        ("→|", "abc|"), ("⇤|", "|abc"), ("⇤⇥|", "abc|"), ("↑|", "|abc"), ("↑↓|", "abc|"),
        ("←|x", "ab|xc"), ("←|x←y", "ab|yxc"),
    ])
    func `typed text is inserted at the caret`(keys: String, text: String) {
        host("abc").press(keys)
        expectEqual(told.text, text)
    }

    @Test(arguments: [
        ("⌫|", "ab|"), ("←⌫|", "a|c"), ("⇤⌫|", "|abc"), ("←⌦|", "ab|"), ("⇤⌦|", "|bc"),
        ("⌦|", "abc|"), ("⌫⌫⌫⌫⌦|", "|"),
    ])
    func `keys delete before or after the caret`(keys: String, text: String) {
        host("abc").press(keys)
        expectEqual(told.text, text)
    }

    @Test(arguments: [
        ("↑|", "abcd\nef|\nghij"), ("↑↑|", "abcd|\nef\nghij"), ("↑↑↓|", "abcd\nef|\nghij"),
        ("←↑↑|", "abc|d\nef\nghij"), ("←↑↑↓↓|", "abcd\nef\nghi|j"),
        ("←↑←↓|", "abcd\nef\ng|hij"), ("↑↑↑|", "|abcd\nef\nghij"),
        ("⇤↓|", "abcd\nef\nghij|"), ("↑⇤|", "abcd\n|ef\nghij"), ("↑⇤⇥|", "abcd\nef|\nghij"),
        ("↑⇤⌫|", "abcd|ef\nghij"), ("↑⌦|", "abcd\nef|ghij"), ("⇤←|", "abcd\nef|\nghij"),
        ("↑⏎|", "abcd\nef\n|\nghij"),
    ])
    func `up and down keep the caret's column in an editor`(
        keys: String, text: String
    ) {
        host("abcd\nef\nghij", isEditor: true).press(keys)
        expectEqual(told.text, text)
    }

    @Test(arguments: [
        ("↑|", "one two| three"), ("↑↑|", "one| two three"), ("⇤|", "one two |three"),
        ("↑⇤⇥|", "one two| three"), ("↑↑⇤↓|", "one |two three"),
    ])
    func `an editor has as many lines as it has room for`(keys: String, text: String) {
        let host = host("one two three", isEditor: true)
        host.textMetrics = .cells(width: 8, height: 16)
        host.size = ProposedViewSize(width: 40, height: 160)
        host.press(keys)
        expectEqual(told.text, text)
    }

    @Test(
        arguments: [
            ("e", "", ["\u{301}", "x"], "e\u{301}x"), ("", "e", ["x", "\u{301}"], "x\u{301}e"),
            ("🇫", "", ["🇷", "x"], "🇫🇷x"), ("", "🇷", ["🇫", "x"], "🇫🇷x"),
            ("👩", "🌾", ["\u{200D}", "x"], "👩‍🌾x"), ("👍", "!", ["\u{1F3FD}", "x"], "👍🏽x!"),
            ("🇫x", "🇷", ["⌫", "y"], "🇫🇷y"), ("a\r", "b", ["⏎", "x"], "a\r\nxb"),
            ("👩‍🌾", "", ["←", "x"], "x👩‍🌾"), ("a👩‍🌾", "", ["⌫", "x"], "ax"),
        ] as [(String, String, [Character], String)])
    func `a combining character leaves the caret behind it`(
        before: String, after: String, keys: [Character], text: String
    ) {
        let host = host(before, isEditor: true)
        host.type(after, into: .type(TextEditor.self))
        host.press(repeatElement("←", count: after.count))
        host.press(keys)
        expectEqual(Array(told.text.unicodeScalars), Array(text.unicodeScalars))
    }

    @Test func `a field that receives the focus has its caret at the end`() {
        struct Two: View {
            @State var first = "ab"
            @State var second = "cd"

            var body: some View {
                TextField("First", text: $first)
                TextField("Second", text: $second)
            }
        }
        let host = ViewHost(rootView: Two())
        host.focus(.text("First"))
        host.press("⇤1")
        host.focus(.text("First"))
        host.press("2")
        host.press(key: .tab)
        host.press("⇤3")
        host.press(key: .tab)
        host.press("4")
        expectEqual(host.tree["Two/TextField[0]"]?.value("text"), #""12ab4""#)
        expectEqual(host.tree["Two/TextField[1]"]?.value("text"), #""3cd""#)
    }

    @Test(arguments: [
        ("", "More", "abcxyz|"), ("←", "More", "ab|cxyz"), ("←", "Less", "a|"), ("", "Less", "a|"),
        ("⇤", "Less", "|a"),
    ])
    func `a program's text keeps the caret, or keeps it at the end`(
        keys: String, button: String, text: String
    ) {
        let host = host("abc")
        host.press(keys)
        host.tap(.text(button))
        host.press("|")
        expectEqual(told.text, text)
    }

    @Test(
        arguments: [true, false],
        [
            ("1234", "←x5", "12354"), ("1234", "←←x⌦⌫5", "154"), ("1234", "x5", "12345"),
            ("1234", "⇤⌫5", "51234"),
        ])
    func `refused text leaves the caret in place`(
        isByBinding: Bool, _ row: (before: String, keys: String, after: String)
    ) {
        let host = ViewHost(
            rootView: Altered(text: row.before, isByBinding: isByBinding, told: told) {
                $0.filter(\.isNumber)
            })
        host.press(key: .tab)
        host.press(row.keys)
        expectEqual(told.text, row.after)
    }

    @Test(arguments: [true, false])
    func `a deletion that is refused leaves the caret where it is`(isByBinding: Bool) {
        let host = ViewHost(
            rootView: Altered(text: "1.2", isByBinding: isByBinding, told: told) {
                $0.contains(".") ? $0 : "1.2"
            })
        host.press(key: .tab)
        host.press("←←⌦x⌫→⌫3")
        expectEqual(told.text, "1.32")
    }

    @Test(
        arguments: [true, false],
        [("⇤→4", "1,423"), ("⇤→45", "14,523"), ("4", "1,234"), ("←4⌫", "123")])
    func `the caret passes the characters that a formatter adds`(
        isByBinding: Bool, _ row: (keys: String, text: String)
    ) {
        let host = ViewHost(
            rootView: Altered(text: "123", isByBinding: isByBinding, told: told) { text in
                var digits = String(text.filter(\.isNumber))
                if digits.count > 3 {
                    digits.insert(",", at: digits.index(digits.endIndex, offsetBy: -3))
                }
                return digits
            })
        host.press(key: .tab)
        host.press(row.keys)
        expectEqual(told.text, row.text)
    }

    @Test func `arrows go to key actions first`() {
        var told: [String] = []
        struct Field: View {
            @State var text = "abc"
            let tell: (String) -> Void

            var body: some View {
                TextField("Words", text: $text)
                    .onKeyPress(.leftArrow) {
                        tell("key")
                        return .handled
                    }
                    .onChange(of: text) { tell(text) }
            }
        }
        let host = ViewHost(rootView: Field { told.append($0) })
        host.press(key: .tab)
        host.press("←x")
        expectEqual(told, ["key", "abcx"])
    }

    @Test func `Shift and an arrow move the caret without a selection`() {
        let host = host("abc")
        host.press("←←", modifiers: .shift)
        host.press("|")
        expectEqual(told.text, "a|bc")
        expectEqual(
            host.press(key: .leftArrow, modifiers: .option),
            .refused("nothing here responds to the key"))
        expectEqual(host.press(key: .pageUp), .refused("nothing here responds to the key"))
    }
}
