import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct LayoutModifierTests {
    @Test func `padding shows its sides and its length where they were given`() {
        expectEqual(
            tree {
                Group {
                    Divider().padding()
                    Divider().padding(10)
                    Divider().padding(.horizontal)
                    Divider().padding(.top, 4)
                    Divider().padding([.bottom, .top, .leading], 2.5)
                    Divider().padding(.all, 3)
                    Divider().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                }
            },
            """
            Divider .padding()
            Divider .padding(10)
            Divider .padding(.horizontal)
            Divider .padding(.top, 4)
            Divider .padding([.top, .leading, .bottom], 2.5)
            Divider .padding(3)
            Divider .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            """)
    }

    @Test func `a frame shows the sizes it was given`() {
        expectEqual(
            tree {
                Group {
                    Divider().frame(width: 10, height: 20)
                    Divider().frame(height: 20, alignment: .bottomTrailing)
                    Divider().frame(maxWidth: .infinity, alignment: .leading)
                    Divider().frame(minWidth: 1, idealWidth: 2, minHeight: 3, maxHeight: 4)
                }
            },
            """
            Divider .frame(width: 10, height: 20)
            Divider .frame(height: 20, alignment: .bottomTrailing)
            Divider .frame(maxWidth: .infinity, alignment: .leading)
            Divider .frame(minWidth: 1, idealWidth: 2, minHeight: 3, maxHeight: 4)
            """)
    }
}
