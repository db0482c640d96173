import Foundation
import TestViews
import TesseraTesting

/// What the compiler says of uses of the macros.
@Suite(.runtimeIssuesFail)
nonisolated struct MisuseTests {
    @Test(arguments: [
        ["-swift-version", "5"], ["-swift-version", "6"], Compiler.settings,
        Compiler.settings + ["-default-isolation", "MainActor"],
    ])
    func `the usual forms compile in each mode`(settings: [String]) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Shapes")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        expectEqual(files.count, 4)
        let errors = try Compiler.errors(in: files, settings: settings + ["-D", "DEBUG"])
        expectEqual(errors.map(\.message), [])
    }

    @Test func `a misuse gets one sentence at its line`() throws {
        let place = "'@Entry' belongs in an extension of 'EnvironmentValues' or 'Transaction'."
        let form = "'@Entry' needs a plain instance 'var' without accessors."
        let inside = "'@Previewable' belongs directly in the closure of a '#Preview'."
        let mistakes = [
            ("@Entry var topLevel = 1", place),
            ("struct Counter { @Entry var count = 1 }", place),
            ("extension Text { @Entry var count = 1 }", place),
            ("extension EnvironmentValues { @Entry var computed: Int { 1 } }", form),
            ("extension EnvironmentValues { @Entry static var shared = 1 }", form),
            ("extension EnvironmentValues { @Entry weak var last: Palette? }", form),
            ("extension EnvironmentValues { @Entry var seen = 1 { didSet {} } }", form),
            (
                "extension EnvironmentValues { @Entry let fixed = 1 }",
                "cannot expand accessor macro on variable declared with 'let'"
            ),
            (
                "extension EnvironmentValues { @Entry var table: Dictionary<Int, Int> }",
                "'@Entry var table' needs a default value."
            ),
            (
                "extension EnvironmentValues { @Entry var bare: Int }",
                "'@Entry var bare' needs a default value."
            ),
            ("@Previewable struct Card {}", inside),
            ("#Preview { VStack { @Previewable @State var a = 1; Text(\"\\(a)\") } }", inside),
            ("#Preview", "missing argument for parameter 'body' in macro expansion"),
            ("#Preview { Text(\"a\").sparkle() }", "value of type 'Text' has no member 'sparkle'"),
            (
                "#Preview(traits: .round) { Text(\"a\") }",
                "type 'PreviewTrait<Preview.ViewTraits>' has no member 'round'"
            ),
        ]
        let code = ["import Tessera; class Palette {}"] + mistakes.map(\.0)
        let errors = try Compiler.errors(in: code.joined(separator: "\n"))
        for (index, (code, message)) in mistakes.enumerated() {
            // The compiler adds the name of the macro.
            let own = errors.filter { $0.line == index + 2 }
                .map { $0.message.split(separator: " (from macro")[0] }
            #expect(own == [message[...]], "\(code)")
        }
        expectEqual(errors.filter { !$0.file.hasPrefix("/") }.map(\.message), [])
    }
}
