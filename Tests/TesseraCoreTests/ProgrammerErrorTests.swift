import Observation
import TesseraCore
import TestViews
import TesseraTesting

/// An error that would stop a program with SwiftUI stops it here, with a message that says how to
/// mend it.
@Suite(.runtimeIssuesFail)
struct ProgrammerErrorTests {
    @Observable
    final class Book {
        var title = ""
    }

    private func message(of result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }

    @Test func `a missing required object is named with remedies`()
        async throws
    {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            struct Needy: View {
                @Environment(Book.self) var book
                var body: some View { Label(book.title) }
            }
            ViewGraph(Stack { Needy() }).update()
        }
        let message = message(of: result)
        #expect(
            message.contains(
                "No object of type Book in the environment of Stack/Needy: set one above"))
        #expect(message.contains("or declare the property as `Book?`."))
    }

    @Test func `a binding to an element a state lacks is refused at once`()
        async throws
    {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            struct Owner: View {
                @State private var list = [1]
                var body: some View { Label("\($list[5].wrappedValue)") }
            }
            ViewGraph(Owner()).update()
        }
        #expect(
            message(of: result).contains(
                "A binding to the element at 5 was made, but the collection has no such element. "
                    + "Check the index against `indices`, or pass the collection's binding to "
                    + "ForEach."))
    }

    @Test func `a binding to an element closures lack is refused when read`()
        async throws
    {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let list = Binding<[Int]>(get: { [1] }, set: { _ in })
            _ = list[5].wrappedValue
        }
        #expect(
            message(of: result).contains(
                "A binding to the element at 5 was read before that part existed. Make the binding "
                    + "when the part exists."))
    }

    @Test func `the body of a primitive view is not to be called`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            _ = Label("a").body
        }
        #expect(
            message(of: result).contains(
                "Label is a primitive view: host it instead of calling `body`."))
    }
}
