import TesseraCore
import TestViews
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct TransactionTests {
    private struct SpeedKey: TransactionKey { static let defaultValue = 1 }
    private struct NameKey: TransactionKey { static let defaultValue = "none" }

    private func transaction(speed: Int) -> Transaction {
        var transaction = Transaction()
        transaction[SpeedKey.self] = speed
        return transaction
    }

    /// Returns the speeds and names of the transactions that the setter of a binding receives.
    private func told(_ write: (Binding<Int>) -> Void) -> [String] {
        var told: [String] = []
        write(
            Binding(
                get: { 0 },
                set: { _, transaction in
                    told.append("\(transaction[SpeedKey.self]) \(transaction[NameKey.self])")
                }))
        return told
    }

    @Test func `a key that is not set has its default`() {
        #expect(Transaction()[SpeedKey.self] == 1)
        #expect(transaction(speed: 3)[SpeedKey.self] == 3)
        #expect(told { $0.wrappedValue = 1 } == ["1 none"])
    }

    @Test func `a write carries the transaction of its binding`() {
        #expect(told { $0.transaction(transaction(speed: 2)).wrappedValue = 1 } == ["2 none"])
    }

    @Test func `the current transaction comes before that of the binding`() {
        var named = Transaction()
        named[NameKey.self] = "named"
        let told = told { binding in
            withTransaction(transaction(speed: 5)) {
                binding.wrappedValue = 1
                binding.transaction(transaction(speed: 2)).wrappedValue = 1
                binding.transaction(named).wrappedValue = 1
            }
            binding.wrappedValue = 1
        }
        #expect(told == ["5 none", "5 none", "5 named", "1 none"])
    }

    @Test func `the outer transaction is current again afterwards`() {
        let told = told { binding in
            withTransaction(transaction(speed: 2)) {
                withTransaction(transaction(speed: 3)) { binding.wrappedValue = 1 }
                binding.wrappedValue = 1
            }
        }
        #expect(told == ["3 none", "2 none"])
    }
}
