import Tessera
import TesseraTerminal
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct AppTests {
    private struct Greeting: App {
        @State private var name = "reader"

        var body: some Scene {
            WindowGroup {
                GeometryReader {
                    Text("Hello, \(name), in \(Int($0.size.width)) by \(Int($0.size.height))")
                }
                .task { name = "writer" }
            }
            .defaultSize(width: 320, height: 240)
        }
    }

    private struct Plain: App {
        var body: some Scene { WindowGroup { Text("plain") } }
    }

    /// The program with the outputs of TesseraTerminal.
    private let program = AppProgram<Greeting>(AppProgram.terminalOutputs)

    @Test func `an app prints its tree after its tasks`() async throws {
        expectEqual(
            try await program.output(for: []),
            """
            Greeting name: "writer"
              WindowGroup .defaultSize(width: 320, height: 240)
                GeometryReader .task()
                  Text "Hello, writer, in 320 by 240"
            """)
    }

    @Test func `an app draws itself under its name, in a size`() async throws {
        let svg = try await program.output(for: ["--svg", "--size", "200x100"])
        #expect(svg.hasPrefix("<svg ") && svg.contains(">Greeting</title>"))
        #expect(svg.contains("Hello, writer, in 200 by 100"))
    }

    @Test func `a window has the size of a phone by default`() throws {
        let size = ViewHost(rootView: Plain()).defaultSize
        expectEqual(size, CGSize(width: 390, height: 844))
    }

    @Test(arguments: [
        (["--tree"], "unknown argument '--tree'"), ([""], "unknown argument ''"),
        (["--svg", "a.svg"], "unknown argument 'a.svg'"),
        (["--svg", "--help"], "--help is one option too many"),
        (["--size"], "--size takes a width and a height in points, such as 390x844"),
        (
            ["--size", "9x-9"],
            "--size takes a width and a height in points, such as 390x844, not '9x-9'"
        ),
        (["--html"], "--html takes the name of a file"),
        (
            ["--html", "a.html"],
            "--html needs 'import TesseraPage' beside 'import Tessera', and "
                + "'.product(name: \"TesseraPage\", package: \"Tessera\")' in Package.swift"
        ),
    ])
    func `an app refuses other arguments`(words: [String], message: String) async {
        await #expect { try await program.output(for: words) } throws: {
            "\($0)".hasPrefix(message)
        }
    }
}
