import Foundation
import Tessera

/// The computation of frames, by hand and with Tessera.
@MainActor
enum LayoutWork {
    /// Computes all frames by hand.
    ///
    /// - Parameter makesBoxes: Whether the work includes making the boxes.
    static func byHand(_ count: Int, makesBoxes: Bool = false) -> Sampler {
        let host = ViewHost(rootView: Screen(ids: [0]))
        let frames = ["★", "☆"].map { host.frame(of: .text($0)[0]) ?? .zero }
        @MainActor func make() -> PlainLayout {
            PlainLayout(
                ratings: count, widths: ["★": frames[0].width, "☆": frames[1].width],
                lineHeight: frames[0].height)
        }
        let layout = make()
        layout.layOut()
        let screen = ViewHost(rootView: Screen(ids: Array(0..<count)))
        for (rating, star) in [(0, 1), (count - 1, 4)] {
            let view = "Screen/VStack/StarRating[\(rating)]/HStack/Text[\(star)]"
            precondition(screen.frame(of: .path(view)) == layout.frame(rating: rating, star: star))
        }
        let repeats = max(1, 1_000 / count)
        guard makesBoxes else {
            return { nanoseconds { for _ in 0..<repeats { layout.layOut() } } / Double(repeats) }
        }
        return {
            settleHeap()
            var made: [PlainLayout] = []
            made.reserveCapacity(repeats)
            let time = nanoseconds {
                for _ in 0..<repeats {
                    made.append(make())
                    made[made.count - 1].layOut()
                }
            }
            return time / Double(repeats)
        }
    }

    /// Requests the frame of the whole tree right after building it.
    static func cold<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let repeats = max(1, 1_000 / count)
            return {
                let hosts = (0..<repeats).map { _ in ViewHost(rootView: content(count)) }
                settleHeap()
                let root = root(Content.self)
                let time = nanoseconds { for host in hosts { bringUpToDate(host, root) } }
                return time / Double(repeats)
            }
        }
    }

    /// Taps the first two stars of the first rating alternately.
    ///
    /// - Parameter isLaidOut: Whether each tap updates the layout.
    static func tap<Content: View>(
        isLaidOut: Bool, _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let (host, actions) = Probe.firstActions { ViewHost(rootView: content(count)) }
            // The view is found in advance, because the search is not part of the layout.
            let root = host.find(root(Content.self))
            if isLaidOut { precondition(root?.frame?.isEmpty == false) }
            return {
                let time = nanoseconds {
                    for number in 0..<1_000 {
                        actions[number & 1]()
                        if isLaidOut { _ = root?.frame } else { host.update() }
                    }
                }
                return time / 1_000
            }
        }
    }

    /// Finds the views at 1,000 points across the ratings.
    static func hit<Content: View>(
        _ count: Int, _ content: @MainActor (Int) -> Content
    ) -> Sampler {
        let host = ViewHost(rootView: content(count))
        let frame = host.frame(of: root(Content.self)) ?? .zero
        let points = (0..<1_000).map { number in
            let part = CGFloat(number * 617 % 1_000) / 1_000
            return CGPoint(x: frame.minX + 5, y: frame.minY + part * frame.height)
        }
        for point in points { host.hover(at: point) }
        return { nanoseconds { for point in points { host.hover(at: point) } } / 1_000 }
    }

    /// Returns the memory of the frames in bytes.
    static func memory<Content: View>(
        _ content: @escaping @MainActor (Int) -> Content
    ) -> @MainActor (Int) -> Sampler {
        { count in
            {
                let host = ViewHost(rootView: content(count))
                let root = root(Content.self)
                return bytes { bringUpToDate(host, root) }
            }
        }
    }

    private static func root<Content>(_: Content.Type) -> ViewQuery { .path("\(Content.self)") }

    private static func bringUpToDate<Content>(_ host: ViewHost<Content>, _ root: ViewQuery) {
        let frame = host.frame(of: root)
        precondition(frame?.isEmpty == false)
    }
}

/// A rating whose width changes with each tap.
private struct GrowingRating: View {
    @State private var value = 3

    var body: some View {
        HStack {
            ForEach(0..<5) { star in
                Text(star < value ? "★" : "☆ of 5")
                    .onTapGesture(perform: Probe.noted { value = star + 1 })
            }
        }
    }
}

/// Several such ratings.
struct GrowingScreen: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<count) { _ in GrowingRating() }
        }
    }
}
