extension LayoutContext {
    /// Returns a box as large as the proposal, with a scrolling column of rows.
    ///
    /// A row is as wide as the box. It is at least as high as a touch target, with padding; in a
    /// terminal it is as high as its content. A gap separates sections without a header and footer.
    ///
    /// - Parameter margin: The space around the column; a terminal has none.
    func list(_ rows: [LayoutBox], from offset: CGPoint, margin: CGFloat) -> LayoutBox {
        let cell = metrics.cell
        var column: [LayoutBox] = []
        var last: (section: ObjectIdentifier?, isEdge: Bool)?
        for row in rows {
            let next = sectionPlace(of: row)
            if let last, last.section != next.section, !last.isEdge, !next.isEdge {
                column.append(box(LeafRule(.fixed(CGSize(width: 0, height: cell?.height ?? 20)))))
            }
            last = next
            let content: LayoutBox = cell == nil ? box(PaddingRule(LayoutBox.rowInsets), row) : row
            let frame = FrameRule(
                width: Limits(greatest: .infinity),
                height: Limits(least: cell == nil && !next.isEdge ? 44 : nil), alignment: .leading)
            column.append(box(TouchAreaRule(RowArea(), .behind), box(frame, content)))
        }
        if rows.isEmpty {
            // A list without rows is as wide as one with rows.
            let frame = FrameRule(width: Limits(greatest: .infinity))
            column = [box(frame, box(LeafRule(.fixed(.zero))))]
        }
        let space = cell == nil ? margin : 0
        let insets = EdgeInsets(top: space, leading: space, bottom: space, trailing: space)
        let padded = box(
            PaddingRule(insets), box(VStackLayout(alignment: .leading, spacing: 0).rule, column))
        return box(ScrollRule(axes: .vertical, offset: offset), padded)
    }

    /// Returns the innermost section around a row, and whether the row is its header or footer.
    private func sectionPlace(of row: LayoutBox) -> (section: ObjectIdentifier?, isEdge: Bool) {
        // Boxes are made on the main actor only.
        nonisolated(unsafe) let row = row
        return MainActor.assumeIsolated {
            guard let node = row.node else { return (nil, false) }
            let inside = sequence(first: node, next: \.parent).prefix { $0.columnKind != .list }
            return (
                inside.first { $0.columnKind == .section }.map(ObjectIdentifier.init),
                inside.contains { $0.has((any SectionEdge).self) }
            )
        }
    }
}

extension LayoutBox {
    /// The space around a row of a list.
    package static let rowInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
}
