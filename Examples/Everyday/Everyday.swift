import Foundation
import Tessera
import TesseraPrograms

// The programs that people begin with, as they write them: but for the import, nothing in `Programs/`
// is Tessera's own. `Uses/` taps and types in each, and draws it.

@main
enum Everyday {
    static let uses: [Use] = [
        .counter, .todoList, .signUpForm, .recipes, .profileSheet, .pillButtons, .theme,
        .equalWidths, .expanding, .reordering, .search, .countdown, .previews,
    ]

    static let command = Command(
        "Everyday", "The programs that people begin with, as they write them.",
        argument: Argument("program", "one program, by its name"), alone: [.list])

    static func main() async {
        let pages = await pages()
        runProgram(named: command.name) { arguments in
            try command.output(for: arguments) { invocation in
                if invocation.has(.list) {
                    return Page.table(uses.map { [$0.name, $0.lookFor] })
                }
                let chosen = try invocation.argument.map {
                    [try command.item(named: $0, in: pages, by: \.use.name)]
                }
                return (chosen ?? pages).map(\.text).joined(separator: "\n\n\n")
            }
        }
    }
}

extension Everyday {
    /// Returns what the program prints about each use.
    @MainActor
    static func pages() async -> [(use: Use, text: String)] {
        var pages: [(use: Use, text: String)] = []
        for use in uses { pages.append((use, await use.page())) }
        return pages
    }
}

/// What a person does in one of the programs.
struct Use: Sendable {
    let name: String
    let lookFor: String
    private let act: @MainActor @Sendable (inout Report) async -> Void

    init(
        _ name: String, _ lookFor: String,
        act: @escaping @MainActor @Sendable (inout Report) async -> Void
    ) {
        self.name = name
        self.lookFor = lookFor
        self.act = act
    }

    @MainActor
    func page() async -> String {
        var report = Report()
        await act(&report)
        return Page.text(named: name, lookFor: lookFor, parts: report.parts)
    }
}
