import Foundation
import Tessera
import TesseraPlacement
import TesseraScreens
import TesseraViews

/// A host that performs steps.
@MainActor
struct Stage<Content: View> {
    let reader: LookReader<Content>
    private(set) var isDown = false

    var host: ViewHost<Content> { reader.host }
    private var now: Duration { host.services.now }

    init(_ reader: LookReader<Content>) {
        self.reader = reader
        host.isAnimated = true
        arrive()
    }

    /// The time until a gesture changes by itself; `nil` if no gesture waits.
    var patience: Duration? { host.finger.deadline.map { $0 - now } }

    /// Performs a step, without the time that changes take. Returns whether something responded.
    @discardableResult
    mutating func perform(_ step: Step) -> Bool {
        switch step {
        case .press(let point):
            isDown = true
            _ = host.focus(at: point)
            return host.press(at: point) == .done
        case .move(let point): return host.move(to: point) == .done
        case .release:
            isDown = false
            return host.release() == .done
        case .rest:
            while let patience { host.wait(patience) }
            return true
        case .hold(let duration):
            host.wait(duration)
            return true
        case .focus(let source):
            guard let stop = reader.stops.first(where: { $0.source == source }) else {
                return false
            }
            host.moveFocus(to: stop.node)
            return true
        case .key(let key): return host.press(key: key) == .done
        case .adjust(let source, let direction):
            return element(source).map { host.adjust(.element($0), direction) } == .done
        case .activate(let source):
            return element(source).map { host.activate(.element($0)) } == .done
        case .perform(let name, let source):
            return element(source).map { host.perform(actionNamed: name, on: .element($0)) }
                == .done
        case .leave: return host.dismissSheet() == .done || host.goBack() == .done
        }
    }

    /// Lets all values on their way arrive. Returns whether there were any.
    @discardableResult
    func arrive() -> Bool {
        guard host.isMoving else { return false }
        host.isAnimated = false
        host.isAnimated = true
        return true
    }

    func element(_ source: Int) -> AccessibilityTree.Element? {
        reader.elements.first { $0.source == source }?.element
    }

    /// The source that has the focus; `nil` without focus.
    var focus: Int? {
        let node = host.focusStop
        return node.flatMap { node in reader.stops.first { $0.node === node }?.source }
    }
}
