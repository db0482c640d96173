import Foundation
import TestViews
import TesseraTesting

/// The plugin's answers to the compiler, as JSON.
@Suite(.runtimeIssuesFail)
nonisolated struct PluginTests {
    private let plugin: PluginProcess

    init() throws { plugin = try PluginProcess() }

    /// A request to expand a macro.
    private struct Use {
        var macro: String
        var role: String?
        /// The names of the other parts, with their source.
        var parts: [(String, String)]
        var context: [String] = []

        var message: [String: Any] {
            func syntax(_ source: String) -> [String: Any] {
                let location: [String: Any] = [
                    "fileID": "Likes/Like+Button.swift", "fileName": "/Like+Button.swift",
                    "offset": 100, "line": 10, "column": 1,
                ]
                return ["kind": "declaration", "source": source, "location": location]
            }
            var body: [String: Any] = [
                "macro": ["moduleName": "TesseraMacros", "typeName": macro, "name": macro],
                "discriminator": "$s5Likes7PreviewfMf_",
                "lexicalContext": context.map(syntax),
            ]
            body["macroRole"] = role
            for (name, source) in parts { body[name] = syntax(source) }
            return [role == nil ? "expandFreestandingMacro" : "expandAttachedMacro": body]
        }
    }

    private func answer(_ message: [String: Any]) throws -> [String: Any] {
        let data = try JSONSerialization.data(withJSONObject: message)
        let answer = try JSONSerialization.jsonObject(with: plugin.answer(to: data))
        return try #require(answer as? [String: Any])
    }

    private func result(_ use: Use) throws -> (source: String?, messages: [String], offset: Int?) {
        let answer = try answer(use.message)
        let result = try #require(answer["expandMacroResult"] as? [String: Any])
        let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
        return (
            result["expandedSource"] as? String,
            diagnostics.compactMap { $0["message"] as? String },
            (diagnostics.first?["position"] as? [String: Any])?["offset"] as? Int
        )
    }

    private func entry(_ source: String, in context: String, role: String = "accessor") -> Use {
        Use(
            macro: "Entry", role: role,
            parts: [("attributeSyntax", "/// ü\n@Entry "), ("declSyntax", source)],
            context: [context])
    }

    @Test func `the plugin speaks the protocol of Swift 5.9`() throws {
        let answer = try answer(["getCapability": ["capability": ["protocolVersion": 9]]])
        let result = answer["getCapabilityResult"] as? [String: [String: Int]]
        expectEqual(result, ["capability": ["protocolVersion": 7]])
    }

    @Test func `a preview copies its arguments byte for byte`() throws {
        let use = Use(
            macro: "Preview", parts: [("syntax", "// #a\n@x #Preview(\"}\") { Text(\"{\") }  // }")]
        )
        expectEqual(
            try result(use).source,
            """
            struct $s5Likes28Like_2bButton_2eswiftPreviewfMu11_: Tessera.PreviewProvider {
            static var previews: some Tessera.View { Tessera.Preview("}") { Text("{") } }
            }
            """)
    }

    @Test func `a preview's variables become properties of a view`() throws {
        let use = Use(
            macro: "Preview",
            parts: [
                (
                    "syntax",
                    """
                    #Preview {
                        @Previewable @State var a = 1 +
                            2
                        @Previewable @State var b = f { "}" }
                            .c; Text("\\(a)")
                        Text("b")
                    }
                    """
                )
            ])
        let source = try #require(try result(use).source)
        #expect(
            source.contains(
                """
                 @State var a = 1 +
                        2
                 @State var b = f { "}" }
                        .c
                """))
    }

    @Test func `an entry in a transaction has a transaction key`() throws {
        let use = entry("@Entry var a = 1;", in: "extension Transaction {}", role: "peer")
        expectEqual(
            try result(use).source,
            """
            private struct __Key_a: TesseraCore.TransactionKey {
                @TesseraViews.EntryDefault static var defaultValue =  1
            }
            """)
    }

    @Test func `a function of a key gets a form for strings`() throws {
        let sources = [
            "/// `titleKey` ü\n@AlsoUnlocalized\ninit(_ titleKey: LocalizedStringKey) { f(titleKey) }",
            "@AlsoUnlocalized func a<V>(_ v: V, key: LocalizedStringKey) where V: W {}",
        ]
        let forms = try sources.map { source in
            let parts = [("attributeSyntax", "@AlsoUnlocalized"), ("declSyntax", source)]
            return try result(Use(macro: "AlsoUnlocalized", role: "peer", parts: parts)).source
        }
        expectEqual(
            forms,
            [
                "/// `title` ü\n\n@_disfavoredOverload init<S: StringProtocol>(_ title: S) { f(title) }",
                " @_disfavoredOverload func a<S: StringProtocol, V>(_ v: V, key: S) where V: W {}",
            ])
    }

    @Test func `a function of a text gets forms for a key and a string`() throws {
        let source = "func a(_ t: Text, b: Text) -> C { b.t(t: t, b) }"
        let use = Use(macro: "AlsoOfTitles", role: "peer", parts: [("declSyntax", source)])
        expectEqual(
            try result(use).source,
            """
            func a(_ tKey: LocalizedStringKey, b: Text) -> C { b.t(t: Text(tKey), b) }
            @_disfavoredOverload func a<S: StringProtocol>(_ t: S, b: Text) -> C \
            { b.t(t: Text(t), b) }
            """)
    }

    @Test func `an initializer gets forms with a symbol, and for colours`() throws {
        func forms(_ macro: String, _ source: String) throws -> String? {
            try result(Use(macro: macro, role: "peer", parts: [("declSyntax", source)])).source
        }
        let title = "init(_ key: LocalizedStringKey) where Label == Text { f { Text(key) } }"
        let symbol = "systemImage: String) where Label == TesseraViews.Label<Text, Image> "
        let body = "{ f { TesseraViews.Label(key, systemImage: systemImage) } }"
        expectEqual(
            try forms("AlsoWithSymbol", "@AlsoWithSymbol " + title),
            """
             init(_ key: LocalizedStringKey, \(symbol)\(body)
             @_disfavoredOverload init<S: StringProtocol>(_ key: S, \(symbol)\(body)
            """)
        expectEqual(
            try forms("AlsoOfColors", "func a(_ gradient: Gradient) { b(gradient: gradient) }"),
            """
            func a(colors: [Color]) { b(gradient: Gradient(colors: colors)) }
            func a(stops: [Gradient.Stop]) { b(gradient: Gradient(stops: stops)) }
            """)
    }

    @Test func `a misuse is reported behind the comments before it`() throws {
        let result = try result(entry("@Entry var a = 1", in: "struct EnvironmentValues {}"))
        expectEqual(
            result.messages,
            [
                "'@Entry' belongs in an extension of 'EnvironmentValues' or 'Transaction'."
            ])
        expectEqual(result.offset, 107)
    }

    @Test(arguments: [
        "{", "null", "[]", "{}", "{\"expandFreestandingMacro\":{}}", "{\"later\":{}}", "\u{0}",
        "{\"expandAttachedMacro\":{\"macro\":{\"typeName\":\"Model\"}}}",
        "{\"expandAttachedMacro\":{\"macro\":{\"typeName\":\"Entry\"}}}",
        "{\"expandFreestandingMacro\":{\"macro\":{\"typeName\":\"Preview\"}}}",
        "[",
    ])
    func `a damaged request gets an error`(message: String) throws {
        // A bracket that is never closed is nested deep.
        let message = message == "[" ? String(repeating: message, count: 100_000) : message
        let answer = String(decoding: try plugin.answer(to: Data(message.utf8)), as: UTF8.self)
        #expect(answer.contains("\"severity\":\"error\""))
    }

    @Test(arguments: [
        [], [5, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0, 0, 0, 0x7b],
        [255, 255, 255, 255, 255, 255, 255, 127], [255, 255, 255, 255, 255, 255, 255, 255],
    ])
    func `a broken stream ends the plugin`(bytes: [UInt8]) throws {
        expectEqual(try plugin.end(with: Data(bytes)), 0)
    }

    @Test func `damaged source gets an answer`() throws {
        let source = "#Preview(#\"a\"#) {\n@Previewable var a = \"\\(b)\" /* c */\n .d; e(/}/) }"
        for index in source.indices.enumerated() where index.offset % 3 == 0 {
            let (start, end) = (source[..<index.element], source[index.element...])
            let insertions = [
                "\"", "\"\"\"", "\\(", "{", "}", "(", "/", "#", "/*", "@Previewable", "`", "var",
                "\n", ": LocalizedStringKey", ": Gradient", "t: Text", "func(", "init<",
            ]
            let damaged =
                [String(start), String(end), String(start + end.dropFirst())]
                + insertions.map { String(start) + $0 + String(end) }
            for source in damaged {
                let uses = [
                    Use(macro: "Preview", parts: [("syntax", source)]),
                    entry(source, in: source), entry(source, in: "extension EnvironmentValues {}"),
                    entry(source, in: "extension Transaction {}", role: "peer"),
                    Use(macro: "EntryDefault", role: "accessor", parts: [("declSyntax", source)]),
                    Use(macro: "AlsoWithSymbol", role: "peer", parts: [("declSyntax", source)]),
                    Use(macro: "AlsoOfColors", role: "peer", parts: [("declSyntax", source)]),
                    Use(macro: "AlsoOfTitles", role: "peer", parts: [("declSyntax", source)]),
                ]
                for use in uses {
                    let (expansion, messages, _) = try result(use)
                    #expect(expansion != nil || messages.count == 1, "\(source)")
                }
            }
        }
        let deep = String(repeating: "\"\\(", count: 100_000)
        #expect(
            try result(Use(macro: "Preview", parts: [("syntax", "#Preview {" + deep)])).source
                != nil)
    }
}
