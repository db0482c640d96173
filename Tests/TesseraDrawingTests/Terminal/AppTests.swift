import Tessera
import TesseraTerminal
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct AppTests {
    private struct Greeting: App {
        @State private var name = "reader"

        var body: some Scene {
            WindowGroup { Text("Hello, \(name)") }
        }
    }

    @Test func `an app prints its tree`() {
        #expect(
            Greeting.output(for: []) == """
                Greeting name: "reader"
                  WindowGroup
                    Text "Hello, reader"
                """)
    }

    @Test func `an app draws itself under its name`() throws {
        let svg = try #require(Greeting.output(for: ["--svg"]))
        #expect(svg.hasPrefix("<svg ") && svg.contains(">Greeting</title>"))
        #expect(svg.contains("Hello, reader"))
    }

    @Test(arguments: [["--tree"], ["--svg", "a.svg"], [""]])
    func `an app refuses arguments that it does not know`(arguments: [String]) {
        #expect(Greeting.output(for: arguments) == nil)
    }
}
