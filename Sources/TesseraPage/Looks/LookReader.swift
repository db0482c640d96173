import Foundation
import Tessera
import TesseraDrawing
import TesseraScreens
import TesseraViews

/// Reads the looks of a host.
@MainActor
struct LookReader<Content: View> {
    let host: ViewHost<Content>
    let texts: PageTexts
    let names: SourceNames

    /// The views that can have the focus, in the order of Tab, with their sources.
    var stops: [(source: Int, node: Node)] {
        let stops = host.focusStops
        return Array(zip(names.numbers(of: "stop", stops.map(\.path)), stops))
    }

    /// The announced elements in reading order, with their sources.
    var elements: [(source: Int, element: AccessibilityTree.Element)] {
        let elements = host.accessibilityTree.elements
        return Array(zip(names.numbers(of: "element", elements.map(\.node.path)), elements))
    }

    /// Returns the frame, the picture, the tree and the announced elements.
    func seen() -> (parts: [Part], drawing: LiveDrawing) {
        var drawing = LiveDrawing()
        drawing.paint(host, within: .infinite)
        let (elements, tree) = (elements, host.accessibilityTree)
        var stopsInside: [Int: [(source: Int, frame: CGRect)]] = [:]
        for (source, node) in stops {
            let inner = tree.element(of: node)?.node
            guard let element = elements.first(where: { $0.element.node === inner }) else {
                continue
            }
            stopsInside[element.source, default: []].append(
                (source, host.frames(of: node).first ?? .zero))
        }
        var announced = Announced(
            host: host, drawing: drawing.drawing, texts: texts,
            sources: elements.map(\.source)[...], stops: stopsInside)
        let words = [texts.tree(host.tree.roots), Part.parts(announced.parts(tree.roots))]
        return (texts.picture(of: drawing.drawing) + words, drawing)
    }

    /// Returns what a person can do, and the places of touches, those of keys, and the way back.
    func survey(
        _ drawing: LiveDrawing, nets: inout Numbering<TouchNet>, steps: @escaping (Int) -> Int?
    ) -> (survey: Survey, parts: [Part]) {
        var survey = Survey()
        let (stops, elements, tree) = (stops, elements, host.accessibilityTree)
        let map = TouchMap(host: host, frame: drawing.drawing.pageFrame) { control in
            let node = tree.element(of: control)?.node
            return elements.first { $0.element.node === node }.flatMap { steps($0.source) }
        }
        survey.regions = map.regions().map { region, responders, stop in
            var region = region
            region.stop = stops.first { $0.node === stop }?.source
            let paths = responders.map(\.path) + [stop.map(\.path) ?? ""]
            region.source = names.number(of: "touch", paths)
            return region
        }
        var areas = survey.regions.map { region in
            let numbers = [region.source, nets(region.net), region.stop ?? -1]
            return area(numbers + [region.scrolling.rawValue], region.rects)
        }
        for (source, element) in elements {
            let acts = acts(of: element, source)
            if !acts.isEmpty { survey.acts[source] = acts }
            if element.isWayBack { survey.wayBack = source }
            // The contents of a bar have no place in the layout.
            guard acts.contains(where: { $0.name == "*" }), host.frames(of: element.node).isEmpty
            else { continue }
            let path = element.view.path
            let frames = element.isWayBack ? drawing.backButtons : drawing.drawing.frames(of: path)
            areas.append(area([source, -1, -1, 0], frames))
        }
        let screens = host.services.presentations
        let depth = screens.top.flatMap(screens.position).map { $0 + 1 } ?? 0
        if depth > 0 { survey.wayBack = names.number(of: "way back", ["\(depth)"]) }
        if let wayBack = survey.wayBack {
            survey.acts[wayBack, default: []].append(("back", .leave))
        }
        survey.stops = stops.map(\.source)
        let numbers = [survey.stops, [survey.wayBack ?? -1, depth]]
        return (survey, [.parts(areas)] + numbers.map { .parts($0.map(Part.number)) })
    }

    private func area(_ numbers: [Int], _ rects: [CGRect]) -> Part {
        let paths = rects.map { rect in
            let (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
            return "M\(x.words) \(y.words)h\(width.words)v\(height.words)h-\(width.words)z"
        }
        return .parts(numbers.map(Part.number) + [texts.part(paths.joined())])
    }

    private func acts(of element: AccessibilityTree.Element, _ source: Int) -> [Survey.Act] {
        var acts: [Survey.Act] = element.actionNames.map { ("!\($0)", .perform($0, source)) }
        if element.isAdjustable {
            acts += [("+", .adjust(source, .increment)), ("-", .adjust(source, .decrement))]
        }
        if element.isWayBack {
            acts.append(("*", .leave))
        } else if element.isActivatable {
            acts.append(("*", .activate(source)))
        }
        return acts
    }
}

extension AccessibilityTree.Element {
    /// Whether this is the button of a bar that leads back to another screen.
    fileprivate var isWayBack: Bool { isPartOfBar && traits.contains(.isButton) }
}
