extension AccessibilityTree {
    /// Reads the frontmost screen below a root node as an assistive technology would.
    init(below root: Node) {
        var screen: Node? = root
        if let top = root.environment.hostServices?[Presentations.self].top {
            screen = root.firstNode { $0.role((any ScreenBoundary).self)?.screen === top }
        }
        var reader = AccessibilityReader()
        if let screen { reader.read(screen) }
        reader.finish(from: 0)
        roots = reader.elements
    }
}

/// A fold over living views, the inner views first, that makes accessibility elements.
@MainActor
private struct AccessibilityReader {
    /// The elements inside the views read so far, in reading order.
    private(set) var elements: [AccessibilityTree.Element] = []
    /// The views read so far whose parent view has not been read.
    private var views: [PendingElement] = []

    // The stack frames of this recursion are small, because trees are deep.
    mutating func read(_ node: Node) {
        guard !node.isHiddenAlternative else { return }
        let (start, first) = (views.count, elements.count)
        node.forEachChild { child in if !child.isAttachment { read(child) } }
        readRoles(of: node, from: start, first)
        let end = views.count
        guard end > start, let attachment = node.attachment else { return }
        // The views of a modifier belong to the last view before them, which shows them.
        read(attachment)
        finish(from: end)
    }

    /// Replaces the views from an index on by their elements.
    mutating func finish(from start: Int) {
        guard start < views.count else { return }
        if views[start...].contains(where: \.changesElements) {
            let first = views[start].first
            let inside = Array(elements[first...])
            elements.removeSubrange(first...)
            for index in start..<views.count {
                let end = index + 1 < views.count ? views[index + 1].first - first : inside.count
                views[index].finish(inside[(views[index].first - first)..<end], in: &elements)
            }
        }
        views.removeSubrange(start...)
    }

    /// Reads the view or modifier of a node, after the views and elements inside.
    private mutating func readRoles(of node: Node, from start: Int, _ first: Int) {
        let roles = AccessibilityRoles.of(node)
        if roles.isModifier, let modifier = node.role(AccessibilityModifier.self) {
            apply(modifier, of: node, from: start)
        }
        if roles.isView {
            if roles.isControl, let control = node.role((any AccessibleControl).self),
                let announcement = control.announcement
            {
                apply(announcement, of: node, from: start)
            }
            finish(from: start)
            if roles.isValue { readValue(of: node, from: first) }
            var view = PendingElement(of: node, first: first)
            if roles.isText, let text = node.role(Text.self) { view.read(text) }
            if roles.isImage, let image = node.role(Image.self) { view.read(image) }
            views.append(view)
        }
        guard views.count > start else { return }
        if roles.isTapHandler, let perform = node.keyAction {
            let tap = AccessibilityAction(of: node) { _ in perform() }
            for index in start..<views.count { views[index].taps.append(tap) }
        }
        if roles.isRepresentation {
            elements.removeSubrange(first...)
            for index in start..<views.count {
                let view = views[index]
                views[index] = PendingElement(of: view.element.view, first: first, taps: view.taps)
            }
        }
    }

    /// Replaces the elements inside a view that is announced as a value by one for that value.
    private mutating func readValue(of node: Node, from first: Int) {
        guard let value = node.role((any AccessibleValue).self), node.isVisible else { return }
        let inside = elements[first...]
        elements.removeSubrange(first...)
        guard let speaker = value.speaker(at: node) else { return }
        var element = AccessibilityTree.Element(node: node, view: node)
        element.value = inside.filter { $0.node === speaker || $0.node.isInside(speaker) }
            .compactMap(\.label).joined(separator: ", ")
        elements.append(element)
    }

    /// Applies a modifier to the views from an index on.
    private mutating func apply(
        _ modifier: AccessibilityModifier, of node: Node, from start: Int
    ) {
        guard views.count > start else { return }
        if modifier.children != nil {
            // All views inside the modifier make one element.
            let first = views[start]
            finish(from: start)
            views.append(
                PendingElement(
                    of: first.element.view, in: node, first: first.first, taps: first.taps))
        }
        for index in start..<views.count { views[index].apply(modifier, of: node) }
    }
}

/// The roles for accessibility that the nodes of one class have.
@MainActor
struct AccessibilityRoles {
    let isView: Bool
    let isText: Bool
    let isImage: Bool
    let isControl: Bool
    let isValue: Bool
    let isModifier: Bool
    let isTapHandler: Bool
    let isRepresentation: Bool

    private static let known = TypeTable<AccessibilityRoles>()

    static func of(_ node: Node) -> AccessibilityRoles {
        known.known(of: type(of: node)) { AccessibilityRoles(node) }
    }

    private init(_ node: Node) {
        isView = node.elementName != nil
        isText = node.has(Text.self)
        isImage = node.has(Image.self)
        isControl = node.has((any AccessibleControl).self)
        isValue = node.has((any AccessibleValue).self)
        isModifier = node.has(AccessibilityModifier.self)
        isTapHandler = node.has(TapModifier.self) || node.has(RowOrPressModifier.self)
        isRepresentation = node.has((any RepresentingModifier).self)
    }
}

/// A control that is announced without a modifier.
package protocol AccessibleControl: Role {
    /// The modifier that announces the control; `nil` for a control that a style creates again in
    /// its body.
    var announcement: AccessibilityModifier? { get }
}

/// A view that is announced as a value: the words of a view inside it.
package protocol AccessibleValue: Role {
    /// Returns the node of the view whose words are the value. It lies below the node of this view.
    @MainActor func speaker(at node: Node) -> Node?
}
