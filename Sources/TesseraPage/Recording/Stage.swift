import Foundation
import Tessera
import TesseraDrawing
import TesseraPlacement
import TesseraScreens
import TesseraViews

/// A host on which steps are performed and looks are taken.
@MainActor
final class Stage<Content: View> {
    let host: ViewHost<Content>
    private let texts: PageTexts
    private let names: SourceNames
    private(set) var isDown = false
    /// Whether gestures waited for another touch after the last one.
    private(set) var hasWaited = false

    init(_ host: ViewHost<Content>, _ texts: PageTexts, _ names: SourceNames) {
        (self.host, self.texts, self.names) = (host, texts, names)
        host.isAnimated = true
    }

    // MARK: - Steps

    /// Performs a step, without the time that changes take. Returns whether something responded.
    @discardableResult
    func perform(_ step: Step) -> Bool {
        switch step {
        case .press(let point):
            _ = host.focus(at: point)
            isDown = true
            return host.press(at: point) == .done
        case .move(let point): return host.move(to: point) == .done
        case .release:
            let result = host.release()
            (isDown, hasWaited) = (false, host.finger.deadline != nil)
            while let deadline = host.finger.deadline { host.wait(deadline - now) }
            return result == .done
        case .hold(let duration):
            host.wait(duration)
            return true
        case .focus(let source):
            guard let stop = stops.first(where: { $0.source == source })?.node else { return false }
            host.moveFocus(to: stop)
            return true
        case .key(let key): return host.press(key: key) == .done
        case .adjust(let source, let direction):
            return element(source).map { host.adjust(.element($0), direction) } == .done
        case .activate(let source):
            guard let element = element(source) else { return false }
            if element.isPartOfBar { return host.goBack() == .done }
            return host.activate(.element(element)) == .done
        case .perform(let name, let source):
            return element(source).map { host.perform(actionNamed: name, on: .element($0)) }
                == .done
        case .leave:
            return host.dismissSheet() == .done || host.goBack() == .done
        }
    }

    private var now: Duration { host.services.now }

    /// The time until a gesture of the touch changes by itself; `nil` if no gesture waits.
    var patience: Duration? { host.finger.deadline.map { $0 - now } }

    /// Lets all values on their way arrive. Returns whether there were any.
    @discardableResult
    func arrive() -> Bool {
        guard host.isMoving else { return false }
        host.isAnimated = false
        host.isAnimated = true
        return true
    }

    // MARK: - Looks

    /// The frame and the pieces of the picture.
    var picture: [Part] { texts.picture(of: host.drawing) }

    /// The tree with its frames, and the announced elements.
    var words: String { "\(host.treeWithFrames)\n\n\(host.accessibilityTree)" }

    /// The look without the places of touches and keys.
    func look() -> (parts: [Part], drawing: LiveDrawing) {
        var live = LiveDrawing()
        live.paint(host, within: .infinite)
        let drawing = live.drawing
        var announced = Announced(
            host: host, drawing: drawing, texts: texts, sources: elements.map(\.source)[...])
        let parts = [
            texts.tree(host.tree.roots), announced.parts(host.accessibilityTree.roots),
        ]
        return (texts.picture(of: drawing) + parts, live)
    }

    /// The source of the focused control or field; `nil` without focus.
    var focus: Int? {
        let node = host.focusStop
        return node.flatMap { node in stops.first { $0.node === node }?.source }
    }

    private var stops: [(source: Int, node: Node)] {
        let stops = host.focusStops
        return Array(zip(names.numbers(of: "stop", stops.map(\.path)), stops))
    }

    var elements: [(source: Int, element: AccessibilityTree.Element)] {
        let elements = host.accessibilityTree.elements
        return Array(zip(names.numbers(of: "element", elements.map(\.node.path)), elements))
    }

    private func element(_ source: Int) -> AccessibilityTree.Element? {
        elements.first { $0.source == source }?.element
    }

    func value(of source: Int) -> String? { element(source)?.value }

    private func area(_ numbers: [Int], _ rects: [CGRect]) -> Part {
        let words = rects.map(\.words).joined(separator: " ")
        return .parts(numbers.map { texts.part($0) } + [texts.part(words)])
    }

    /// Returns what a person can do now, and the parts of the look that show where.
    func survey(
        _ live: LiveDrawing, nets: inout Numbered<TouchNet>, steps: @escaping (Int) -> Int?
    ) -> (survey: Survey, parts: [Part]) {
        var survey = Survey()
        let (stops, elements, tree) = (stops, elements, host.accessibilityTree)
        func source(of node: Node) -> Int? {
            let element = tree.element(of: node)
            return elements.first { $0.element.node === element?.node }?.source
        }
        let map = TouchMap(host: host, frame: live.drawing.pageFrame) {
            source(of: $0).flatMap(steps)
        }
        survey.regions = map.regions().map { region, responders, stop in
            var region = region
            region.stop = stops.first { $0.node === stop }?.source
            region.source = names.number(
                of: "touch", responders.map(\.path) + [stop.map(\.path) ?? ""])
            region.rects = region.rects.joinedDownwards
            return region
        }
        survey.stops = stops.map(\.source)
        for (source, element) in elements {
            var acts: [(String, Step)] = []
            if element.isAdjustable {
                acts = [("+", .adjust(source, .increment)), ("-", .adjust(source, .decrement))]
            }
            let isWayBack = element.isPartOfBar && element.traits.contains(.isButton)
            if element.isActivatable || isWayBack { acts.append(("*", .activate(source))) }
            acts += element.actionNames.map { ("!\($0)", .perform($0, source)) }
            if !acts.isEmpty { survey.elements.append((source, acts)) }
            if isWayBack { survey.wayBack = names.number(of: "way back", [element.node.path]) }
        }
        let presentations = host.services.presentations
        let depth = presentations.top.flatMap(presentations.position)
        if let depth {
            survey.wayBack = names.number(of: "way back", ["\(depth)"])
        }
        var areas = survey.regions.map { region in
            area(
                [region.source, nets(region.net), region.stop ?? -1, region.scrolls ? 1 : 0],
                region.rects)
        }
        // The contents of a bar have no place in the layout.
        for (source, element) in elements where host.frames(of: element.node).isEmpty {
            let isWayBack = element.isPartOfBar && element.traits.contains(.isButton)
            guard isWayBack || element.isActivatable else { continue }
            let frames = isWayBack ? live.backButtons : live.drawing.frames(of: element.view.path)
            areas.append(area([source, -1, -1, 0], frames))
        }
        var used: Set<Int> = []
        let places = stops.map { stop, node in
            let frame = host.frames(of: node).first ?? .zero
            // Of several stops in one element the first one is the element.
            let element = source(of: node).flatMap { used.insert($0).inserted ? $0 : nil }
            let words = tree.element(of: node)?.label ?? ""
            return Part.parts([
                texts.part(stop), texts.part(frame.words), texts.part(element ?? -1),
                texts.part(words),
            ])
        }
        return (
            survey,
            [
                .parts(areas), .parts(places),
                .parts([texts.part(survey.wayBack ?? -1), texts.part(depth.map { $0 + 1 } ?? 0)]),
            ]
        )
    }
}

/// The sources of acts, numbered by the paths of their views.
@MainActor
final class SourceNames {
    private var known = Numbered<[String]>()

    func number(of kind: String, _ paths: [String]) -> Int { known([kind] + paths) }

    /// Returns the numbers of sources of one kind. Several may have one path.
    func numbers(of kind: String, _ paths: [String]) -> [Int] {
        var counts: [String: Int] = [:]
        return paths.map { path in
            counts[path, default: 0] += 1
            return number(of: kind, [path, "\(counts[path] ?? 0)"])
        }
    }

    var count: Int { known.values.count }
}
