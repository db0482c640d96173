import TestViews
import TesseraTesting
import Testing

/// Code that a document shows because it does not compile.
@Suite(.runtimeIssuesFail)
struct InvalidCodeTests {
    @Test func `what the proposal says not to compile is refused with the message it gives`() throws
    {
        // The scorecard's examples are programs of their own, each with another design.
        let proposal = try Document("Proposal.md").without("scorecard")
        let imports = "import Tessera\nimport TesseraControlRating\n"
        let valid = proposal.blocks(in: "swift").joined(separator: "\n")
        #expect(try Compiler.errors(in: imports + valid) == [])
        let blocks = proposal.invalidBlocks
        #expect(!blocks.isEmpty)
        for block in blocks {
            let errors = try Compiler.errors(in: imports + valid + "\n" + block.code)
            #expect(errors == [String(block.message.trimmingPrefix("error: "))])
        }
    }
}
