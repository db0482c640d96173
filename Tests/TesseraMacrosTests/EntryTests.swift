import Foundation
import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct EntryTests {
    private struct Shop: View {
        @Environment(\.palette) private var palette
        @Environment(\.margin) private var margin
        @Environment(\.price) private var price
        @Environment(\.title) private var title
        @Environment(\.names) private var names
        @Environment(\.long) private var long
        @Environment(\.default) private var number
        @Environment(\.pair) private var pair
        @Environment(\.text) private var text

        var body: some View {
            Text(
                "\(palette.name), \(margin.formatted()), \(price(3)), \(title ?? "no title"), \(names.count)"
            )
            Text("\(long.description), \(number), \(pair.right), \(text)")
        }
    }

    @Test func `an entry has its default, and the nearest value set`() {
        expectTree(
            ViewHost {
                Shop()
                Shop().environment(\.palette, Palette("dark")).environment(\.title, "title")
            },
            #"""
            Shop
              Text "plain, 8, 3 }, no title, 0"
              Text "[2, 4], 3, 2, = { \""
            Shop .environment(\.palette, TesseraMacrosTests.Palette).environment(\.title, "title")
              Text "dark, 8, 3 }, title, 0"
              Text "[2, 4], 3, 2, = { \""
            """#)
    }

    @Test func `an entry is printed under the name of its property`() {
        let host = ViewHost(rootView: Text("a").environment(\.margin, 4))
        expectEqual(
            host.tree.text(.environment), #"Text "a" .environment(\.margin, 4) {margin: 4}"#)
    }

    @Test func `a default of a class is a new object for each environment`() {
        let (first, second) = (EnvironmentValues(), EnvironmentValues())
        #expect(first.palette !== second.palette)
    }

    @Test func `an entry of a transaction has its default`() {
        var transaction = Transaction()
        #expect(!transaction.isUrgent)
        transaction.isUrgent = true
        #expect(transaction.isUrgent)
    }
}
