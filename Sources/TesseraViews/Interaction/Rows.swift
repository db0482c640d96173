// Lists and forms are columns of rows. A primitive view or a control is one row. A composite view
// or a `ForEach` is not a row, but contains a row for each of its views. A tap on a row performs
// the actions of all buttons in it that have the automatic style, in order. The row of a view is
// found when the view is tapped. Rows are not stored, so a change of the tree does not have to
// update them.

/// The boundary of a column of rows.
package nonisolated struct RowBoundary: EnvironmentModifier, Role, Equatable {
    package enum Kind {
        /// The views inside are rows.
        case list
        /// The views inside are rows if the section itself is in a column.
        case section
        /// The views inside are not in a row.
        case outside
        /// The same beside the rows of a section, where letters are small.
        case edge
    }

    let kind: Kind

    package func transform(_ values: inout EnvironmentValues) {
        if kind == .edge, values.isInRow { values.font = .footnote }
        if kind != .section { values.isInRow = kind == .list }
    }

    package static var isResponder: Bool { true }
}

nonisolated extension View {
    package consuming func rowBoundary(_ kind: RowBoundary.Kind) -> some View {
        modifier(RowBoundary(kind: kind))
    }
}

private struct IsInRowKey: PlaceEnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is in a row of a list or form.
    package var isInRow: Bool {
        get { self[IsInRowKey.self] }
        set { self[IsInRowKey.self] = newValue }
    }
}

/// A composite view that makes a single row from any number of views.
package protocol RowView: Role {}

/// A view or modifier that responds to a tap anywhere in its row.
package protocol RowResponder: Role {
    @MainActor var rowAction: () -> Void { get }
}

/// A row of a list or form.
@MainActor
package struct Row {
    /// The node of the view that is the row.
    package let node: Node
    /// The node of the list or section that the row is in.
    package let column: Node

    /// Finds the row of a node; `nil` if the node is not in a row.
    package init?(of node: Node) {
        var row: Node?
        // The ancestors of a removed node may have been freed.
        var current = node.isPresent ? node : nil
        while let node = current {
            if let kind = node.columnKind {
                guard kind != .outside, kind != .edge, let row else { return nil }
                self.node = row
                column = node
                return
            }
            if node.isRow { row = node }
            current = node.attachmentTarget ?? node.parent
        }
        return nil
    }

    /// Returns the nodes below `root` with the actions that a tap on this row performs.
    private func actions(below root: Node) -> [Node] {
        var found: [Node] = []
        root.walk { inner in
            if inner.has((any RowResponder).self), inner.environment.isInRow,
                Row(of: inner)?.node === node
            {
                found.append(inner)
            }
            return .enter
        }
        return found
    }

    /// The response of the row to a tap, or `nil` if the row has no actions.
    package var response: Response? {
        var actions = actions(below: node)
        // The attachments of modifiers around the row, such as overlays, belong to the row.
        var outer = node
        while outer !== column, outer.isPresent, let parent = outer.parent {
            if let attachment = parent.attachment { actions += self.actions(below: attachment) }
            outer = parent
        }
        let performed = actions.filter { $0.refusal(of: .touch) == nil }
            .compactMap { $0.role((any RowResponder).self)?.rowAction }
        if performed.isEmpty { return actions.first?.refusal(of: .touch).map(Response.refuse) }
        return .perform { for action in performed { action() } }
    }
}

extension Node {
    /// The kind of column that begins or ends at this node; `nil` if the node is not a boundary.
    @MainActor
    package var columnKind: RowBoundary.Kind? {
        guard isResponder, let kind = role(RowBoundary.self)?.kind else { return nil }
        return kind == .section && !environment.isInRow ? nil : kind
    }

    /// The action of a tap by other means than a finger: Space and Return, or an assistive technology.
    @MainActor
    package var keyAction: (() -> Void)? {
        role(TapModifier.self)?.action(count: 1) ?? role(RowOrPressModifier.self)?.action.press
    }

    @MainActor
    fileprivate var isRow: Bool {
        elementName != nil && (has((any PrimitiveView).self) || has((any RowView).self))
    }
}

/// A modifier with an action. In a list or form, a tap anywhere in the row performs the action.
/// Elsewhere, a press on the view performs it.
package nonisolated struct RowOrPressModifier: PrimitiveModifier, RowResponder {
    package let action: ControlAction<Void>

    package static var isResponder: Bool { true }

    @MainActor package var rowAction: () -> Void { action.press }

    @MainActor package func describe(into modifiers: inout [ModifierDescription], at node: Node) {
        let name = node.environment.isInRow ? "onRowTap" : "onButtonGesture"
        modifiers.append(ModifierDescription(name))
    }
}
