import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct TitleTests {
    @Test func `a literal title interpolates its values`() {
        let value = 2.25
        #expect(
            tree {
                Button("b \(value, specifier: "%.1f")") {}
                Button("r \(value, specifier: "%.1f")", role: .cancel) {}
                Button("i \(value, specifier: "%.1f")", systemImage: "star") {}
                NavigationLink("l \(value, specifier: "%.1f")", value: 1)
                Toggle("t \(value, specifier: "%.1f")", isOn: .constant(true))
                    .toggleStyle(.button)
                Picker("p \(value, specifier: "%.1f")", selection: .constant(1)) {}
                TextField("f \(value, specifier: "%.1f")", text: .constant(""))
                Section("s \(value, specifier: "%.1f")") {}
                    .navigationTitle("n \(value, specifier: "%.1f")")
            }.matches(of: /"(\w \d[^"]*)"/).map { String($0.1) } == [
                "b 2.2", "r 2.2", "i 2.2", "l 2.2", "t 2.2", "p 2.2", "f 2.2", "n 2.2", "s 2.2",
            ])
    }

    /// An API that takes a key, a text or a string. The literal has a number of one digit after the
    /// point.
    struct Titled: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let literal: @MainActor @Sendable () -> any View
        let key: @MainActor @Sendable (LocalizedStringKey) -> any View
        let string: @MainActor @Sendable (String) -> any View
        var text: (@MainActor @Sendable (Text) -> any View)?

        static let all = [
            Titled(
                testDescription: "accessibilityLabel",
                literal: { Text("a").accessibilityLabel("\(1.5, specifier: "%.1f")") },
                key: { Text("a").accessibilityLabel($0) },
                string: { Text("a").accessibilityLabel($0) },
                text: { Text("a").accessibilityLabel($0) }),
            Titled(
                testDescription: "accessibilityValue",
                literal: { Text("a").accessibilityValue("\(1.5, specifier: "%.1f")") },
                key: { Text("a").accessibilityValue($0) },
                string: { Text("a").accessibilityValue($0) },
                text: { Text("a").accessibilityValue($0) }),
            Titled(
                testDescription: "accessibilityHint",
                literal: { Text("a").accessibilityHint("\(1.5, specifier: "%.1f")") },
                key: { Text("a").accessibilityHint($0) },
                string: { Text("a").accessibilityHint($0) },
                text: { Text("a").accessibilityHint($0) }),
            Titled(
                testDescription: "accessibilityAction",
                literal: { Text("a").accessibilityAction(named: "\(1.5, specifier: "%.1f")") {} },
                key: { Text("a").accessibilityAction(named: $0) {} },
                string: { Text("a").accessibilityAction(named: $0) {} },
                text: { Text("a").accessibilityAction(named: $0) {} }),
            Titled(
                testDescription: "help",
                literal: { Text("a").help("\(1.5, specifier: "%.1f")") },
                key: { Text("a").help($0) }, string: { Text("a").help($0) },
                text: { Text("a").help($0) }),
            Titled(
                testDescription: "Label",
                literal: { Label("\(1.5, specifier: "%.1f")", systemImage: "star") },
                key: { Label($0, systemImage: "star") }, string: { Label($0, systemImage: "star") }),
            Titled(
                testDescription: "Button",
                literal: { Button("\(1.5, specifier: "%.1f")") {} },
                key: { Button($0) {} }, string: { Button($0) {} }),
            Titled(
                testDescription: "Button with an image",
                literal: { Button("\(1.5, specifier: "%.1f")", systemImage: "star") {} },
                key: { Button($0, systemImage: "star") {} },
                string: { Button($0, systemImage: "star") {} }),
            Titled(
                testDescription: "LabeledContent",
                literal: { LabeledContent("\(1.5, specifier: "%.1f")", value: "a") },
                key: { LabeledContent($0, value: "a") }, string: { LabeledContent($0, value: "a") }),
            Titled(
                testDescription: "Toggle",
                literal: { Toggle("\(1.5, specifier: "%.1f")", isOn: .constant(true)) },
                key: { Toggle($0, isOn: .constant(true)) },
                string: { Toggle($0, isOn: .constant(true)) }),
            Titled(
                testDescription: "navigationTitle",
                literal: {
                    NavigationStack { Text("a").navigationTitle("\(1.5, specifier: "%.1f")") }
                },
                key: { title in NavigationStack { Text("a").navigationTitle(title) } },
                string: { title in NavigationStack { Text("a").navigationTitle(title) } },
                text: { title in NavigationStack { Text("a").navigationTitle(title) } }),
        ]
    }

    @Test(arguments: await Titled.all)
    func `a title is a literal, a key, a text or a string`(_ titled: Titled) {
        func words(_ view: any View) -> String {
            let host = ViewHost(rootView: AnyView(view))
            return "\(host.tree)\n\(host.accessibilityTree)"
        }
        #expect(words(titled.literal()).contains("1.5"))
        #expect(words(titled.key("any \(12345)")).contains("any 12,345"))
        #expect(words(titled.string("any title")).contains("any title"))
        if let text = titled.text { #expect(words(text(Text("any title"))).contains("any title")) }
    }

    @Test func `announced numbers follow the locale of the view`() {
        let host = ViewHost {
            Text("a").accessibilityLabel("\(4.5) of 5").accessibilityValue(Text("\(12345)"))
                .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect("\(host.accessibilityTree)" == #"4,500000 of 5, "12.345", text"#)
    }

    @Test func `a title may be any string`() {
        let title = "a title", part = title.dropFirst(2)
        let host = ViewHost(
            rootView: VStack {
                Button(title) {}
                Toggle(part, isOn: .constant(true))
                Section(part) {}
                Label(part, systemImage: "star")
                Button(part, systemImage: "star") {}
                LabeledContent(part, value: "3")
                Text("a").accessibilityLabel(part).accessibilityValue(part).accessibilityHint(part)
                    .accessibilityAction(named: part) {}.help(part)
                TextField(title, text: .constant(""))
            }
            .navigationTitle(part))
        #expect(
            host.tree.all("Text").map(\.text)
                == [title, "title", "title", "title", "title", "title", "3", "a", title])
        #expect(
            "\(host.accessibilityTree)".contains(
                #"title, "title", text, action "title", hint "title""#))
    }
}
