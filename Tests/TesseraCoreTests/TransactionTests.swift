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

    @Test func `a binding with another transaction is another binding`() {
        let binding = Binding.constant(1)
        func isSame(_ old: Binding<Int>, _ new: Binding<Int>) -> Bool { Binding.isSame(old, new) }
        #expect(isSame(binding, binding))
        #expect(!isSame(binding, binding.transaction(transaction(speed: 2))))
        let fast = binding.transaction(transaction(speed: 2))
        #expect(isSame(fast, binding.transaction(transaction(speed: 2))))
        #expect(!isSame(fast, binding.transaction(transaction(speed: 3))))
    }

    @Test func `a key that is not set has its default`() {
        expectEqual(Transaction()[SpeedKey.self], 1)
        expectEqual(transaction(speed: 3)[SpeedKey.self], 3)
        expectEqual(told { $0.wrappedValue = 1 }, ["1 none"])
    }

    @Test func `a write carries the transaction of its binding`() {
        expectEqual(told { $0.transaction(transaction(speed: 2)).wrappedValue = 1 }, ["2 none"])
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
        expectEqual(told, ["5 none", "5 none", "5 named", "1 none"])
    }

    @Test func `the outer transaction is current again afterwards`() {
        let told = told { binding in
            withTransaction(transaction(speed: 2)) {
                withTransaction(transaction(speed: 3)) { binding.wrappedValue = 1 }
                binding.wrappedValue = 1
            }
        }
        expectEqual(told, ["3 none", "2 none"])
    }

    private struct Changed: View {
        let fast: Transaction
        let slow: Transaction
        let log: Log
        @State private var first = 0
        @State private var second = 0

        var body: some View {
            let _ = log("\(first) \(second)")
            Tap("same") {
                withTransaction(fast) { first += 1 }
                withTransaction(fast) { second += 1 }
            }
            Tap("plain last") {
                withTransaction(fast) { first += 1 }
                second += 1
            }
            Tap("plain first") {
                first += 1
                withTransaction(fast) { second += 1 }
            }
            Tap("two") {
                withTransaction(fast) { first += 1 }
                withTransaction(slow) { second += 1 }
            }
            Tap("plain") {
                first += 1
                second += 1
            }
            Tap("nested") {
                first = 1
                first = 2
                withTransaction(fast) {
                    first = 3
                    first = 4
                }
            }
            Seen(value: first) { log("\(first), \(second) since \($0), by \($1)") }
        }
    }

    private struct Seen: View {
        let value: Int
        let action: (Int, Int) -> Void

        var body: some View { Label("seen").modifier(Seeing(value: value, action: action)) }
    }

    private struct Seeing: PrimitiveModifier {
        let value: Int
        let action: (Int, Int) -> Void
        static var observesLifetime: Bool { true }
        func didChange(from old: Seeing) { if old.value != value { action(old.value, value) } }
    }

    @Test(
        arguments: [
            ("same", ["1 1", "1, 1 since 0, by 1"]), ("plain", ["1 1", "1, 1 since 0, by 1"]),
            ("plain last", ["1 0", "1 1", "1, 1 since 0, by 1"]),
            ("plain first", ["1 0", "1 1", "1, 1 since 0, by 1"]),
            ("two", ["1 0", "1 1", "1, 1 since 0, by 1"]),
            ("nested", ["2 0", "4 0", "4, 0 since 0, by 2", "4, 0 since 2, by 4"]),
        ])
    func `writes with different transactions are applied apart`(tap: String, log: [String]) {
        let found = Log()
        let graph = ViewGraph(
            Changed(fast: transaction(speed: 3), slow: transaction(speed: 2), log: found))
        _ = graph.tree
        _ = found.take()
        graph.tap(tap)
        expectEqual(found.entries, log)
    }
}
