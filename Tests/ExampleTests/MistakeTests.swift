import TestViews
import TesseraTesting

@testable import Compare
@testable import TesseraEvaluation

@Suite(.runtimeIssuesFail)
struct MistakeTests {
    @Test func `each claimed refusal is refused with that message`() throws {
        for mistake in Mistake.all {
            for slip in mistake.slips {
                guard let refusal = slip.refusal, let module = slip.design.module else { continue }
                let errors = try Compiler.errors(
                    in: "import Tessera\nimport \(module)\n\(refusal.code)")
                #expect(errors.first == refusal.message, "\(mistake.name), \(slip.design.name)")
            }
        }
    }

    @Test func `each mistake is made with every design, or excused`() {
        for mistake in Mistake.all {
            #expect(
                mistake.slips.map(\.design.name).sorted() == Design.all.map(\.name).sorted(),
                "\(mistake.name)")
        }
    }

    @Test func `a mistake is one with some design at least`() {
        for mistake in Mistake.all {
            #expect(
                Design.all.contains { mistake.fate(with: $0) != .harmless }, "\(mistake.name)")
        }
    }
}
