import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct LazyGridTests {
    /// The frames of texts, laid out with cells of one point.
    private func frames(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil)
        -> [String]
    {
        let host = cellHost(view, width, height)
        return "\(host.treeWithFrames)".split(separator: "\n").filter { $0.contains("Text") }
            .compactMap { $0.firstMatch(of: /at (\S+ \S+)/).map { String($0.1) } }
    }

    @ViewBuilder private var texts: some View {
        ForEach(["a", "b", "cc", "d"], id: \.self) { Text($0) }
    }

    @Test func `fixed columns are filled row by row`() {
        let columns = [GridItem(.fixed(4), spacing: 2), GridItem(.fixed(6))]
        expectEqual(
            frames(LazyVGrid(columns: columns, alignment: .leading, spacing: 1) { texts }, 12),
            ["0,0 1×1", "6,0 1×1", "0,2 2×1", "6,2 1×1"])
    }

    @Test func `flexible columns share the rest`() {
        let columns = [
            GridItem(.fixed(4), spacing: 0),
            GridItem(.flexible(minimum: 1, maximum: 3), spacing: 0),
            GridItem(.flexible(minimum: 1)),
        ]
        expectEqual(
            frames(LazyVGrid(columns: columns, alignment: .leading, spacing: 0) { texts }, 20),
            ["0,0 1×1", "4,0 1×1", "7,0 2×1", "0,1 1×1"])
    }

    @Test func `an adaptive column is as many as fit`() {
        let columns = [GridItem(.adaptive(minimum: 4), spacing: 1)]
        let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 0) { texts }
        expectEqual(frames(grid, 14), ["0,0 1×1", "5,0 1×1", "10,0 2×1", "0,1 1×1"])
        expectEqual(frames(grid, 9), ["0,0 1×1", "5,0 1×1", "0,1 2×1", "5,1 1×1"])
        expectEqual(frames(grid, 1), ["-1.5,0 1×1", "-1.5,1 1×1", "-1.5,2 2×1", "-1.5,3 1×1"])
    }

    @Test func `rows are filled column by column`() {
        let rows = [
            GridItem(.fixed(2), spacing: 1, alignment: .bottomTrailing), GridItem(.fixed(1)),
        ]
        expectEqual(
            frames(LazyHGrid(rows: rows, spacing: 3) { texts }, nil, 4),
            ["0,1 1×1", "0,3 1×1", "4,1 2×1", "4.5,3 1×1"])
    }

    @Test func `columns that make no sense are replaced`() {
        expectEqual(
            frames(LazyVGrid(columns: [], alignment: .leading, spacing: 0) { texts }, 9).count, 4)
        let columns = [GridItem(.fixed(-4)), GridItem(.adaptive(minimum: 0))]
        expectEqual(frames(LazyVGrid(columns: columns) { texts }, 9).count, 4)
        #expect(frames(LazyVGrid(columns: [GridItem()]) {}).isEmpty)
    }

    @Test func `lengths of a grid that are not finite are reported`() {
        let columns = [
            GridItem(.fixed(.infinity), spacing: .nan),
            GridItem(.flexible(minimum: .nan, maximum: .nan)),
        ]
        let host = ViewHost(rootView: LazyVGrid(columns: columns, spacing: .nan) { texts })
        let plain = [GridItem(.fixed(0)), GridItem()]
        let other = ViewHost(rootView: LazyVGrid(columns: plain) { texts })
        expectEqual(host.frame(of: .text("d")), other.frame(of: .text("d")))
        expectIssues(
            host,
            [
                "LazyVGrid: The spacing of the grid is .nan; 8 is used.",
                "LazyVGrid: The length of a track of the grid is .infinity; 0 is used.",
                "LazyVGrid: The minimum of the grid is .nan; 10 is used.",
                "LazyVGrid: The maximum of the grid is .nan; .infinity is used.",
            ])
    }

    @Test func `a grid prints the views that it would pin`() {
        expectTree(
            ViewHost(rootView: LazyHGrid(rows: [GridItem()], pinnedViews: .sectionFooters) {}),
            "LazyHGrid rows: 1, pinnedViews: .sectionFooters")
        expectTree(
            ViewHost(rootView: LazyVGrid(columns: [], pinnedViews: .sectionHeaders) {}),
            "LazyVGrid columns: 1, pinnedViews: .sectionHeaders")
    }
}
