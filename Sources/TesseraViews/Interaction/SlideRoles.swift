/// A modifier that lets a finger choose one of the targets in a view.
package protocol SlideResponder: Role {}

/// A modifier, or a control that a style draws, that a finger can choose among others.
///
/// Use `slideTarget(_:)` to make any view a target of the enclosing `adjustable(_:)` view. A
/// ``/TesseraCore/StyledView`` that conforms to this protocol is a target without a modifier.
public protocol SlideTarget {
    /// The position among the targets; `nil` for a view that is no target.
    var slideIndex: Int? { get }
}

extension Node {
    /// The position of this node among the targets; `nil` for a node that is no target.
    @MainActor package var slideIndex: Int? {
        isPrimitiveView ? nil : role((any SlideTarget).self)?.slideIndex
    }

    /// Whether a finger slides among the targets below this node.
    @MainActor package var isSlideControl: Bool {
        isResponder && has((any SlideResponder).self)
    }

    /// The outermost targets of the control at this node, in tree order.
    @MainActor package var slideTargets: [Node] {
        var targets: [Node] = []
        walk { node in
            if node === self { return .enter }
            if node.slideIndex != nil { targets.append(node) }
            return node.isSlideControl || targets.last === node ? .skip : .enter
        }
        return targets
    }
}
