import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct StackTests {
    @Test func `a stack prints its views and non-default values`() {
        expectEqual(
            tree {
                VStack {
                    HStack(spacing: 5) {
                        Text("a")
                        Spacer()
                        Spacer(minLength: 0)
                    }
                    Divider()
                    ZStack(alignment: .topLeading) { Color.red }
                    VStack(alignment: .leading, spacing: 2.5) {}
                    HStack(alignment: .firstTextBaseline) {}
                }
            },
            """
            VStack
              HStack spacing: 5
                Text "a"
                Spacer
                Spacer minLength: 0
              Divider
              ZStack alignment: .topLeading
                Color "red"
              VStack alignment: .leading, spacing: 2.5
              HStack alignment: .firstTextBaseline
            """)
    }

    @Test func `invalid sizes are kept and shown`() {
        expectEqual(
            tree {
                HStack(spacing: -5) { Text("a").frame(width: .nan, height: -1).padding(.infinity) }
            },
            """
            HStack spacing: -5
              Text "a" .frame(width: .nan, height: -1).padding(.infinity)
            """)
    }
}
