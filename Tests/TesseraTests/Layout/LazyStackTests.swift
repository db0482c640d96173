import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct LazyStackTests {
    @Test func `a lazy stack takes all across and as much as it needs along`() {
        let column = ViewHost(
            rootView: LazyVStack(alignment: .leading, spacing: 4) {
                Color.red.frame(width: 20)
                Color.red.frame(width: 40, height: 50)
            }, size: ProposedViewSize(width: 100, height: 60))
        expectEqual(
            column.frame(of: .type("LazyVStack")), CGRect(x: 0, y: -2, width: 100, height: 64))
        expectEqual(column.frame(of: .type("Color")[1]), CGRect(x: 0, y: 12, width: 40, height: 50))
        let row = ViewHost(
            rootView: LazyHStack(alignment: .bottom, spacing: 4) {
                Color.red.frame(width: 50, height: 20)
                Color.red.frame(width: 50, height: 40)
            }, size: ProposedViewSize(width: 60, height: 100))
        expectEqual(
            row.frame(of: .type("LazyHStack")), CGRect(x: -22, y: 0, width: 104, height: 100))
        expectEqual(row.frame(of: .type("Color")[1]), CGRect(x: 32, y: 60, width: 50, height: 40))
    }

    @Test func `all views of a lazy stack in a scroll view are there`() {
        let host = ViewHost(
            rootView: ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section("header") {
                        ForEach(0..<50) { number in Button("\(number)") {} }
                    }
                }
            }, size: ProposedViewSize(width: 100, height: 60))
        expectEqual(host.tree.all("Button").count, 50)
        expectEqual(host.tree["ScrollView/LazyVStack"]?.value("pinnedViews"), ".sectionHeaders")
        expectEqual(host.scroll(.text("1"), by: CGSize(width: 0, height: 40)), .done)
        expectEqual(host.tap(.text("3")), .done)
    }

    @Test func `any shape has the outline and the size of its shape`() {
        let host = ViewHost(
            rootView: AnyShape(AnyShape(Circle())).onTapGesture {},
            size: ProposedViewSize(width: 40, height: 20))
        expectEqual("\(host.tree)", "AnyShape shape: Circle() .onTapGesture()")
        expectEqual(host.frame(of: .type("AnyShape"))?.width, 20)
        expectEqual(host.tap(at: CGPoint(x: 20, y: 10)), .done)
        expectEqual(host.tap(at: CGPoint(x: 11, y: 1)), .refused("no view at 11,1"))
    }
}
