import Foundation
import Tessera

/// What touches of a control do, point by point.
@MainActor
struct Survey<Value: Equatable> {
    /// The number of points along the control and across it.
    let (columns, rows): (Int, Int)
    /// The frame of the control.
    let frame: CGRect
    private let last: Int
    private let kind: ControlCase<Value>.Kind
    /// What a touch of each point does; `nil` where it does nothing.
    private(set) var meanings: [Meaning?] = []
    /// A point in the middle of those with each meaning.
    private(set) var points: [Int] = []
    /// The point in the middle of each announced element.
    private var middles: [Int] = []
    /// Whether a slide over the control does anything.
    private var slides = false
    /// Whether a second touch of a point does anything.
    private var clears = false

    init(of subject: ControlCase<Value>, points count: Int) {
        let hosted = HostedBench(subject, [0, 0])
        frame = hosted.frame(ofControl: 0)
        (columns, rows) = frame.height > frame.width ? (3, count) : (count, 3)
        (last, kind) = (subject.values.count - 1, subject.kind)
        middles = hosted.elements(ofControl: 0).map { element in
            nearestPoint(to: hosted.host.frame(of: .element(element)) ?? frame)
        }
        touchAll(of: subject, on: hosted)
        tryGestures(of: subject)
    }

    // MARK: - Places

    /// The place of a point in the frame of a control.
    func place(_ point: Int, in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * (CGFloat(point % columns) + 0.5) / CGFloat(columns),
            y: frame.minY + frame.height * (CGFloat(point / columns) + 0.5) / CGFloat(rows))
    }

    /// A place beyond the end of a control that is nearer to a point.
    func placeBeyond(_ point: Int, in frame: CGRect) -> CGPoint {
        var place = place(point, in: frame)
        if columns > rows {
            place.x = place.x < frame.midX ? frame.minX - 60 : frame.maxX + 60
        } else {
            place.y = place.y < frame.midY ? frame.minY - 60 : frame.maxY + 60
        }
        return place
    }

    private func nearestPoint(to target: CGRect) -> Int {
        func position(_ share: CGFloat, of count: Int) -> Int {
            min(max(0, Int(share * CGFloat(count))), count - 1)
        }
        return position((target.midX - frame.minX) / frame.width, of: columns)
            + position((target.midY - frame.minY) / frame.height, of: rows) * columns
    }

    /// The point on the other side of the vertical axis.
    private func mirrored(_ point: Int) -> Int {
        point / columns * columns + columns - 1 - point % columns
    }

    /// Whether two points are too far apart for a touch.
    func isSlide(from start: Int, to end: Int) -> Bool {
        let (start, end) = (place(start, in: frame), place(end, in: frame))
        return hypot(end.x - start.x, end.y - start.y) > 44
    }

    /// A point in words.
    func words(_ point: Int) -> String {
        let place = place(point, in: CGRect(x: 0, y: 0, width: 100, height: 100))
        return "\(Int(place.x)) % across and \(Int(place.y)) % down"
    }

    // MARK: - Touches

    private mutating func touchAll(of subject: ControlCase<Value>, on hosted: HostedBench<Value>) {
        let starts = last > 1 ? [0, last / 2, last] : [0, last]
        meanings = (0..<columns * rows).map { point in
            let results = starts.map { start in
                hosted.store.values[0] = subject.values[start]
                hosted.touch(.single, at: place(point, in: frame))
                return (before: start, after: subject.values.firstIndex(of: hosted.store.values[0]))
            }
            return Meaning(explaining: results, last: last)
        }
        var found: Set<Meaning> = []
        for case let meaning? in meanings where found.insert(meaning).inserted {
            let alike = meanings.indices.filter { meanings[$0] == meaning }
            points.append(alike[alike.count / 2])
        }
    }

    private mutating func tryGestures(of subject: ControlCase<Value>) {
        guard let end = points.last, case .choose(let chosen) = meanings[end] else { return }
        let hosted = HostedBench(subject, [chosen, 0])
        hosted.touch(.single, at: place(end, in: frame))
        clears = hosted.store.values[0] != subject.values[chosen]
        guard let start = points.first(where: { isSlide(from: $0, to: end) }) else { return }
        hosted.store.values[0] = subject.values[0]
        hosted.slide(from: place(start, in: frame), to: place(end, in: frame))
        slides = hosted.store.values[0] != subject.values[0]
    }

    // MARK: - Expectations

    /// The values that a control may have after a deed, and the law that says so; `nil` if no law does.
    func expectation(
        of deed: Act.Deed, from before: Int, in surroundings: Set<Surrounding>
    ) -> (law: ControlLaw, values: [Int])? {
        switch deed {
        case .store, .turn: return nil
        default: if surroundings.contains(.disabled) { return (.disabled, [before]) }
        }
        let isMirrored = surroundings.contains(.mirrored)
        func meaning(_ point: Int) -> Meaning? { meanings[isMirrored ? mirrored(point) : point] }
        func touched(_ point: Int, from value: Int) -> Int {
            meaning(point)?.value(from: value, last: last) ?? value
        }
        func stepped(_ isUp: Bool) -> Int { min(max(0, before + (isUp ? 1 : -1)), last) }
        switch deed {
        // Points may have moved.
        case .touch, .slide: if surroundings.contains(.large) { return nil }
        default: break
        }
        switch deed {
        case .touch(let touch, let point):
            let once = touched(point, from: before)
            let isSecond = meaning(point) == .choose(before)
            return switch touch {
            case .cancelled: (.cancelled, [before])
            case _ where isSecond && clears: (.again, [before])
            case .single where isSecond && surroundings.isEmpty: (.again, [before])
            case .single: (isMirrored ? .mirrored : .steady, [once])
            case .long: (isMirrored ? .mirrored : .patient, [once, before])
            case .double where clears: nil
            case .double:
                (isMirrored ? .mirrored : .patient, [once, before, touched(point, from: once)])
            }
        case .touchBeside: return (.alone, [before])
        case .slide(let start, let end, let isBeyond):
            guard isSlide(from: start, to: end) else { return nil }
            guard slides else { return (.slid, [before]) }
            let aim = touched(end, from: before)
            let ends = isBeyond ? [0, last].filter { abs($0 - aim) == 1 } + [before] : []
            // A slide begins where a touch does something.
            return meaning(start) == nil || meaning(end) == nil ? nil : (.slid, [aim] + ends)
        case .step(let isUp): return (.stepped, [stepped(isUp)])
        case .activate where kind == .states: return (.stepped, [last - before])
        case .activate(let element):
            guard middles.count > 1, let meaning = meanings[middles[element]],
                !clears || meaning != .choose(before)
            else { return nil }
            return (.stepped, [meaning.value(from: before, last: last)])
        case .press(.rightArrow) where kind == .stops: return (.keys, [stepped(!isMirrored)])
        case .press(.leftArrow) where kind == .stops: return (.keys, [stepped(isMirrored)])
        default: return nil
        }
    }
}
