import Foundation
import Tessera
import TesseraDrawing

/// The elements that a host announces, as parts of a look: for each its source, its words, its attributes in
/// HTML, its frame and the elements inside.
@MainActor
struct Announced<Content: View> {
    let host: ViewHost<Content>
    let drawing: Drawing
    let texts: PageTexts
    /// The sources of the elements that follow, in reading order.
    var sources: ArraySlice<Int>
    /// The stops of the focus, by the sources of their elements. The first one is the element itself.
    var stops: [Int: [(source: Int, frame: CGRect)]]

    mutating func parts(_ elements: [AccessibilityTree.Element]) -> [Part] {
        elements.flatMap { element -> [Part] in
            let source = sources.popFirst() ?? -1
            let stops = self.stops[source] ?? []
            var attributes = element.attributes + [("data-source", "\(source)")]
            attributes += stops.first.map { stopped($0.source) } ?? element.tabIndex
            let placed = host.frames(of: element.node)
            // A bar's contents have frames in the drawing only.
            let frames = placed.isEmpty ? drawing.frames(of: element.view.path) : placed
            let frame = frames.dropFirst().reduce(frames.first) { $0?.union($1) }
            let own = part(source, element.description, attributes, frame, parts(element.children))
            return [own]
                + stops.dropFirst().map { stop in
                    let name = ("aria-label", element.label ?? "")
                    return part(
                        -1, "", [("role", "button"), name] + stopped(stop.source), stop.frame, [])
                }
        }
    }

    private func stopped(_ stop: Int) -> [(String, String)] {
        [("tabindex", "0"), ("data-stop", "\(stop)")]
    }

    private func part(
        _ source: Int, _ words: String, _ attributes: [(String, String)], _ frame: CGRect?,
        _ inside: [Part]
    ) -> Part {
        let pairs = attributes.map { Part.parts([texts.part($0), texts.part($1)]) }
        return .parts([
            .number(source), texts.part(words), .parts(pairs), texts.part(frame?.words ?? ""),
            .parts(inside),
        ])
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
        if isAdjustable { attributes += [("aria-valuetext", value ?? ""), ("aria-valuemin", "0")] }
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

    /// Lets a script move the focus to an element that a key can act on.
    fileprivate var tabIndex: [(String, String)] {
        isActivatable || isAdjustable ? [("tabindex", "-1")] : []
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
