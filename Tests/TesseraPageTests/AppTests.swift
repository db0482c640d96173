import Foundation
import TesseraPage
import TesseraScreens
import TesseraTerminal
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct AppTests {
    private struct Counter: App {
        @State private var count = 0

        var body: some Scene {
            WindowGroup {
                Button("Taps: \(count)") { count = (count + 1) % 3 }
            }
        }
    }

    @Test func `an app writes itself as a page`() async throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "counter-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let program = AppProgram<Counter>(AppProgram.pageOutputs)
        let output = try await program.output(for: ["--html", file.path, "--size", "200x100"])
        expectEqual(output, "open \(file.path) in a browser")
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page.contains("<title>Counter</title>"))
        #expect(page.contains("Taps: 1") && page.contains("Taps: 2"))
    }

    @Test func `a file that cannot be written is an error`() async throws {
        let program = AppProgram<Counter>(AppProgram.pageOutputs)
        await #expect(throws: (any Error).self) {
            try await program.output(for: ["--html", "/no/folder/page.html"])
        }
    }

    @Test func `the program of an app is the one of this module`() {
        // The compiler would refuse it if another module's function were as good.
        let main: @MainActor () -> Void = Counter.main
        _ = main
    }
}
