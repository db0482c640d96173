import Foundation
import Tessera
import TesseraDrawing

/// The elements that a host announces, as parts of a look: for each its source, its words, its
/// attributes in HTML, its frame and the elements inside.
@MainActor
struct Announced<Content: View> {
    let host: ViewHost<Content>
    let drawing: Drawing
    let texts: PageTexts
    /// The sources of the elements that follow, in reading order.
    var sources: ArraySlice<Int>

    mutating func parts(_ elements: [AccessibilityTree.Element]) -> Part {
        .parts(
            elements.map { element in
                let source = texts.part(sources.popFirst() ?? -1)
                let attributes = element.attributes.map { [texts.part($0), texts.part($1)] }
                return .parts([
                    source, texts.part(element.description),
                    .parts(attributes.map(Part.parts)), texts.part(frame(of: element)?.words ?? ""),
                    parts(element.children),
                ])
            })
    }

    /// The frame of an element. A bar's contents have frames in the drawing only.
    private func frame(of element: AccessibilityTree.Element) -> CGRect? {
        let placed = host.frames(of: element.node)
        let frames = placed.isEmpty ? drawing.frames(of: element.view.path) : placed
        return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    }
}

extension AccessibilityTree.Element {
    /// The role, the name and the state of the element, as HTML has them. The attribute `text` is the
    /// content of the element.
    fileprivate var attributes: [(name: String, value: String)] {
        let spoken = [label, isAdjustable ? nil : traits.contains(.isToggle) ? nil : value]
            .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        var attributes: [(String, String)] = []
        let isControl = role.map { $0 != "heading" && $0 != "img" && $0 != "group" } ?? false
        if let role {
            attributes = [("role", role), ("aria-label", spoken)]
        } else {
            attributes = [("text", spoken)]
        }
        if isAdjustable { attributes.append(("aria-valuetext", value ?? "")) }
        if role == "switch" {
            attributes.append(("aria-checked", value == "on" ? "true" : "false"))
        }
        if role == "heading" { attributes.append(("aria-level", "3")) }
        if role == "textbox" { attributes.append(("aria-readonly", "true")) }
        if traits.contains(.isSelected) {
            attributes.append((role == "button" ? "aria-pressed" : "aria-current", "true"))
        }
        if isControl, refusal != nil { attributes.append(("aria-disabled", "true")) }
        if let hint { attributes.append(("aria-description", hint)) }
        return attributes
    }

    private var role: String? {
        if isAdjustable { return "slider" }
        if traits.contains(.isTextField) { return "textbox" }
        if traits.contains(.isToggle) { return "switch" }
        if traits.contains(.isLink) { return "link" }
        if traits.contains(.isButton) || isActivatable { return "button" }
        if traits.contains(.isHeader) { return "heading" }
        if traits.contains(.isImage) { return "img" }
        return children.isEmpty ? nil : "group"
    }
}
