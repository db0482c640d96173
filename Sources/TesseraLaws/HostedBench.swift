import Foundation
import Tessera
import TesseraDrawing

/// A bench in a host.
@MainActor
final class HostedBench<Value: Equatable> {
    private let subject: ControlCase<Value>
    private(set) var store: Store<Value>
    private(set) var host: ViewHost<Bench<Value>>
    private(set) var surrounding: ControlAct.Surrounding
    /// The size of the control for the first value, in the surroundings.
    private(set) lazy var size = firstSize

    init(
        _ subject: ControlCase<Value>, _ values: [Int],
        _ surrounding: ControlAct.Surrounding = .plain, size: CGSize? = nil
    ) {
        self.subject = subject
        self.surrounding = surrounding
        (store, host) = Self.host(subject, values, surrounding)
        surround()
        if let size { self.size = size }
    }

    private static func host(
        _ subject: ControlCase<Value>, _ values: [Int], _ surrounding: ControlAct.Surrounding
    ) -> (Store<Value>, ViewHost<Bench<Value>>) {
        let store = Store(values.map { subject.values[$0] })
        let bench = Bench(store: store, control: subject.control)
        return (store, ViewHost(rootView: bench, environment: surrounding.environment) { _ in })
    }

    private var firstSize: CGSize {
        let first = values == [0, 0] ? self : HostedBench(subject, [0, 0], surrounding)
        return first.frame(of: 0).size
    }

    /// Whether the control has changed, and its value has not.
    private var isWorn = false
    /// The views whose look no drawing shows, such as an image of an app.
    private var undrawn: Set<String> = []

    /// The first issue, apart from those about views that no drawing shows.
    var issue: RuntimeIssue? { host.issues.first { !undrawn.contains($0.path) } }
    /// The positions of the stored values; `nil` for a value that the case does not list.
    var values: [Int?] { store.values.map(subject.values.firstIndex) }

    var impression: Impression {
        let drawing = host.drawing
        undrawn.formUnion(drawing.omissions.filter { $0.reason == .unknownLook }.map(\.path))
        return Impression(
            marks: drawing.marks(in: surrounding == .dark ? .dark : .light),
            words: host.accessibilityTree.elements.map(\.description))
    }

    func frame(of control: Int) -> CGRect { host.frame(of: ControlSlot.query(control)) ?? .zero }

    /// The announced elements of a control, without those that contain others.
    func elements(of control: Int) -> [AccessibilityTree.Element] {
        let containers = host.accessibilityTree.roots.filter {
            $0.identifier == ControlSlot.identifier
        }
        guard containers.indices.contains(control) else { return [] }
        func parts(_ element: AccessibilityTree.Element) -> [AccessibilityTree.Element] {
            element.children.isEmpty ? [element] : element.children.flatMap(parts)
        }
        return containers[control].children.flatMap(parts)
    }

    /// The middle of each element of a control.
    func middles(of control: Int) -> [UnitPoint] {
        let own = frame(of: control)
        return elements(of: control).map { element in
            let frame = host.frame(of: .element(element)) ?? own
            return UnitPoint(
                near: (frame.midX - own.minX) / max(1, size.width),
                (frame.midY - own.minY) / max(1, size.height))
        }
    }

    private func surround() {
        store.isDisabled = surrounding == .disabled
        store.isOther = surrounding == .other
        host.environment = surrounding.environment
        host.update()
    }

    // MARK: - Acts

    /// Performs an act, and returns whether the control has what the act needs.
    @discardableResult
    func perform(_ act: ControlAct, on control: Int = 0) -> Bool {
        store.written = []
        defer { host.update() }
        switch act {
        case .touch(let place, let touch): self.touch(touch, at: point(place, of: control))
        case .slide(let start, let end, let isCancelled):
            let (start, end) = (point(start, of: control), point(end, of: control))
            return slide(from: start, to: end, isCancelled: isCancelled)
        case .hover(let place):
            let result = host.hover(at: point(place, of: control))
            host.hover(at: nil)
            return result == .done
        case .step(let direction):
            let elements = elements(of: control)
            guard let element = elements.first(where: \.isAdjustable) ?? elements.first else {
                return false
            }
            return host.adjust(.element(element), direction) == .done
        case .activate(let index):
            let elements = elements(of: control)
            guard elements.indices.contains(index) else { return false }
            host.activate(.element(elements[index]))
        case .perform(let name):
            let element = elements(of: control).first { $0.actionNames.contains(name) }
            guard let element else { return false }
            return host.perform(actionNamed: name, on: .element(element)) == .done
        case .press(let key):
            guard host.focus(ControlSlot.query(control)) == .done else { return false }
            defer { host.resignFocus() }
            return host.press(key: key) == .done
        case .store(let value): store.values[control] = subject.values[value]
        case .turn(let surrounding):
            self.surrounding = surrounding
            surround()
            size = firstSize
        case .beside(let act): return perform(act, on: 1)
        }
        return true
    }

    /// Stores a value, performs an act, and returns the position of the value that is stored then.
    func result(of act: ControlAct, from value: Int) -> Int? {
        if isWorn {
            (store, host) = Self.host(subject, [value, 0], surrounding)
            surround()
        }
        store.values[0] = subject.values[value]
        host.update()
        let changes = host.changes
        perform(act)
        // An act that has changed something else may change what the next one does.
        isWorn = values[0] == value && host.changes != changes
        return values[0]
    }

    /// The meaning of an act: of touches of a place, or of activations.
    func meaning(of act: ControlAct) -> Meaning? {
        func touched(from value: Int) -> (before: Int, after: Int?) {
            (value, result(of: act, from: value))
        }
        let (last, middle) = (subject.last, subject.last / 2)
        let ends = [touched(from: 0), touched(from: last)]
        let meaning = Meaning(explaining: ends, last: last, flips: subject.hasFlips)
        guard let meaning, meaning.isStep, middle > 0,
            touched(from: middle).after != meaning.value(from: middle, last: last)
        else { return meaning }
        // No step, but the edge of a part that is larger with one value.
        return ends.first { $0.before != $0.after }?.after.map(Meaning.choose)
    }

    /// A place as a point, for as long as the control has the size that it has with the first value.
    func point(_ place: UnitPoint, of control: Int) -> CGPoint {
        let frame = frame(of: control)
        return CGPoint(
            x: frame.minX + size.width * place.x, y: frame.minY + size.height * place.y)
    }

    private func touch(_ touch: ControlAct.Touch, at point: CGPoint) {
        switch touch {
        case .single: host.tap(at: point)
        case .double: host.tap(at: point, count: 2)
        case .long, .cancelled:
            host.press(at: point)
            if touch == .long {
                host.wait(.seconds(1))
                host.release()
            } else {
                host.cancel()
            }
        }
        rest()
    }

    private func slide(from start: CGPoint, to end: CGPoint, isCancelled: Bool) -> Bool {
        let isBegun = host.press(at: start) == .done
        for step in 1...6 where isBegun { host.move(to: start.toward(end, by: CGFloat(step) / 6)) }
        if isCancelled { host.cancel() } else if isBegun { host.release() }
        rest()
        return isBegun
    }

    /// Waits until a touch is over. A touch may move the focus, which leaves no trace without it.
    private func rest() {
        host.wait(.seconds(1))
        if host.focusedView != nil { host.resignFocus() }
    }
}
