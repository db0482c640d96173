import Tessera

/// Gives the child a gesture, a reaction to the pointer or a content shape, or removes it.
struct TouchedSpec: View {
    let site: Site
    let form: Spec.TouchForm
    let cell: Cell
    @Environment(\.place) private var place
    @GestureState private var isHeld = false

    var body: some View {
        let path = site.run(place)
        let told = "\(cell.value) \(site.argument)"
        let isOdd = !cell.value.isMultiple(of: 2)
        let content = VStack { site.child("0") }
        let call: (String) -> Void = { site.world.didCall(path, $0, told) }
        switch form {
        case .tap: content.onTapGesture { call("tap") }
        case .doubleTap: content.onTapGesture(count: 2) { call("taps") }
        case .placedTap: content.onTapGesture { call("tap at \(written($0))") }
        case .besideTap: content.simultaneousGesture(TapGesture().onEnded { call("tap") })
        case .priorTap: content.highPriorityGesture(TapGesture().onEnded { call("tap") })
        case .enabledTap:
            content.gesture(TapGesture().onEnded { call("tap") }, isEnabled: isOdd)
        case .drag: VStack { held(content.gesture(drag(call, 10 * CGFloat(cell.value)))) }
        case .priorDrag: VStack { held(content.highPriorityGesture(drag(call, 10))) }
        case .longPress:
            content.onLongPressGesture {
                call("long")
            } onPressingChanged: {
                call($0 ? "down" : "left")
            }
        case .longPressAndDrag:
            content.gesture(
                LongPressGesture().sequenced(before: DragGesture())
                    .onEnded { _ in call("both") })
        case .hover: content.onHover { call($0 ? Call.isOver : Call.hasLeft) }
        case .followed:
            content.onContinuousHover { phase in
                if case .active(let point) = phase {
                    call("at \(written(point))")
                } else {
                    call(Call.hasLeft)
                }
            }
        case .closed: content.allowsHitTesting(!isOdd)
        case .clear: content.opacity(isOdd ? 0 : 1)
        case .shaped: content.frame(minWidth: 40).contentShape(Rectangle())
        }
    }

    private func drag(
        _ call: @escaping (String) -> Void, _ distance: CGFloat
    ) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: distance)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { call("at \(written($0.location)) from \(written($0.startLocation))") }
            .onEnded {
                call("ended at \(written($0.location)), \(written($0.predictedEndLocation))")
            }
    }

    /// A view with a text that shows whether a finger holds the view.
    private func held(_ view: some View) -> some View {
        Group {
            view
            Text(isHeld ? "held" : "free")
        }
    }

    /// The point in tenths, because two trees do not add up the same lengths in the same order.
    private func written(_ point: CGPoint) -> String {
        "\(Int((point.x * 10).rounded())),\(Int((point.y * 10).rounded()))"
    }
}

extension Spec {
    enum TouchForm: String, CaseIterable {
        case tap, doubleTap, placedTap, besideTap, priorTap, enabledTap
        case drag, priorDrag, longPress, longPressAndDrag
        case hover, followed
        case closed, clear, shaped

        /// Whether the gesture may keep a tap from the views inside.
        var keepsTaps: Bool { self == .priorTap }

        /// Whether the gesture calls no function.
        var isSilent: Bool { self == .closed || self == .clear || self == .shaped }

        /// The number of primitive views that the form adds.
        var views: Int { self == .drag || self == .priorDrag ? 3 : 1 }
    }
}
