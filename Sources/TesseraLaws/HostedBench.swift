import Foundation
import Tessera
import TesseraDrawing

/// A bench in a host.
@MainActor
final class HostedBench<Value: Equatable> {
    let store: Store<Value>
    let host: ViewHost<Bench<Value>>
    private(set) var surroundings: Set<Surrounding>

    init(_ subject: ControlCase<Value>, _ values: [Int], _ surroundings: Set<Surrounding> = []) {
        store = Store(values.map { subject.values[$0] })
        self.surroundings = surroundings
        host = ViewHost(
            rootView: Bench(store: store, control: subject.control),
            environment: surroundings.environment
        ) { _ in }
        surround()
    }

    var issue: RuntimeIssue? { host.issues.first }

    var impression: Impression {
        Impression(
            marks: host.drawing.marks(in: surroundings.contains(.dark) ? .dark : .light),
            words: host.accessibilityTree.elements.map(\.description))
    }

    func frame(ofControl index: Int) -> CGRect { host.frame(of: ControlSlot.query(index)) ?? .zero }

    /// The announced elements of a control.
    func elements(ofControl index: Int) -> [AccessibilityTree.Element] {
        let containers = host.accessibilityTree.roots.filter {
            $0.identifier == ControlSlot.identifier
        }
        return containers.indices.contains(index) ? containers[index].children : []
    }

    private func surround() {
        store.isDisabled = surroundings.contains(.disabled)
        store.isOther = surroundings.contains(.other)
        host.environment = surroundings.environment
        host.update()
    }

    /// Performs an act. Returns whether the control has what the act needs.
    func perform(_ act: Act, of subject: ControlCase<Value>, on survey: Survey<Value>) -> Bool {
        let frame = frame(ofControl: act.control)
        switch act.deed {
        case .touch(let touch, let point): self.touch(touch, at: survey.place(point, in: frame))
        case .touchBeside(let isBelow):
            let distance = Bench<Value>.spacing / 2
            let y = isBelow ? frame.maxY + distance : frame.minY - distance
            touch(.single, at: CGPoint(x: frame.midX, y: y))
        case .slide(let start, let end, let isBeyond):
            slide(
                from: survey.place(start, in: frame),
                to: isBeyond ? survey.placeBeyond(end, in: frame) : survey.place(end, in: frame))
        case .step(let isUp):
            let elements = elements(ofControl: act.control)
            guard let element = elements.first(where: \.isAdjustable) ?? elements.first else {
                return false
            }
            let result = host.adjust(.element(element), isUp ? .increment : .decrement)
            return result == .done
        case .activate(let index):
            let elements = elements(ofControl: act.control)
            guard elements.indices.contains(index) else { return false }
            host.activate(.element(elements[index]))
        case .press(let key):
            guard host.focus(ControlSlot.query(act.control)) == .done else { return false }
            let result = host.press(key: key.equivalent)
            host.resignFocus()
            return result == .done
        case .store(let value):
            store.values[act.control] = subject.values[value]
            host.update()
        case .turn(let surrounding):
            surroundings.formSymmetricDifference([surrounding])
            surround()
        }
        return true
    }

    func touch(_ touch: Act.Touch, at point: CGPoint) {
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
        host.wait(.seconds(1))
    }

    func slide(from start: CGPoint, to end: CGPoint) {
        let shares = (0...6).map { CGFloat($0) / 6 }
        host.drag(along: shares.map { start.toward(end, by: $0) })
        host.wait(.seconds(1))
    }
}
