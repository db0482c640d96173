import Tessera

/// The rows for frames.
@MainActor
enum LayoutRows {
    static let plain =
        rows(firstLayout: 3.2) { Screen(ids: Array(0..<$0)) } + [
            Row(
                "tap, row grows", sizes: .taps, target: 20,
                baseline: LayoutWork.tap(isLaidOut: false) { GrowingScreen(count: $0) },
                tessera: LayoutWork.tap(isLaidOut: true) { GrowingScreen(count: $0) }),
            Row(
                "a hit, against 100", sizes: .taps, target: 3,
                baseline: { _ in LayoutWork.hit(100) { Screen(ids: Array(0..<$0)) } },
                tessera: { LayoutWork.hit($0) { Screen(ids: Array(0..<$0)) } }),
        ]
    static let styled = rows(firstLayout: 2.2) { StyledScreen(ids: Array(0..<$0)) }

    private static func rows<Content: View>(
        firstLayout: Row.Target, _ content: @escaping @MainActor (Int) -> Content
    ) -> [Row] {
        [
            Row(
                "first layout", sizes: .taps,
                baseline: { LayoutWork.byHand($0) }, tessera: LayoutWork.cold(content)),
            Row(
                "… with its boxes", sizes: .taps,
                baseline: { LayoutWork.byHand($0, makesBoxes: true) },
                tessera: LayoutWork.cold(content)),
            Row(
                "… against building", target: firstLayout, baseline: TesseraWork.build(content),
                tessera: LayoutWork.cold(content)),
            Row(
                "tap, and the layout", sizes: .taps, target: 3,
                baseline: LayoutWork.tap(isLaidOut: false, content),
                tessera: LayoutWork.tap(isLaidOut: true, content)),
            Row(
                "memory of frames", baseline: TesseraWork.memory(content),
                tessera: LayoutWork.memory(content)),
        ]
    }
}
