/// A modifier that presents a screen in front of its view.
nonisolated package struct PresentationModifier<Content: View>: AttachingModifier,
    LayoutListModifier
{
    package let attachment: PresentedContent<Content>

    package var description: ModifierDescription? {
        Call(attachment.kind.rawValue).views().described
    }

    package func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        let width: CGFloat? = attachment.kind.isMessage ? 238 : nil
        if !attached.isEmpty { context.present(context.screen(attached, width: width)) }
        return views
    }
}

nonisolated extension PresentationModifier {
    init(
        _ kind: PresentedScreen.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        attachment = PresentedContent(
            kind: kind, isPresented: isPresented, onDismiss: onDismiss, content: content)
    }

    init<Item: Identifiable, Screen: View>(
        _ kind: PresentedScreen.Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Screen
    ) where Content == Screen? {
        attachment = PresentedContent(
            kind: kind, item: item.wrappedValue.map { AnyHashable($0.id) },
            isPresented: item.isPresent, onDismiss: onDismiss
        ) {
            if let item = item.wrappedValue { content(item) }
        }
    }
}

extension Optional {
    /// Whether there is a value. Setting it to false makes the value `nil`.
    nonisolated fileprivate var isPresent: Bool {
        get { self != nil }
        set { if !newValue { self = nil } }
    }
}

/// The screen of a modifier, while it is presented.
nonisolated package struct PresentedContent<Content: View>: View, HiddenBody {
    /// The kind of screen, which names it in the printed tree.
    let kind: PresentedScreen.Kind
    /// The identity of the item that the screen presents, if it has one.
    var item: AnyHashable?
    @Binding var isPresented: Bool
    var onDismiss: (() -> Void)?
    @ViewBuilder let content: () -> Content
    @Owned var screen = PresentedScreen()
    @Environment(\.presentations) var presentations

    @MainActor package var body: some View {
        // A hidden alternative presents nothing.
        let isThere = isPresented && Node.running?.isHiddenAlternative != true
        let _ = screen.update(kind: kind, isPresented: $isPresented)
        let _ = presentations?.update(screen, isThere: isThere)
        Group {
            if isThere {
                content()
                    .modifier(ScreenScope(screen: screen))
                    .rowBoundary(.outside)
                    .id(item)
            }
        }
        .modifier(
            DismissalObserver(
                item: item, isPresented: isThere, onDismiss: onDismiss, screen: screen,
                presentations: presentations))
    }
}

/// The environment of a presented screen, which is independent of the stack behind it. A message
/// belongs to the screen that presents it.
nonisolated private struct ScreenScope: EnvironmentModifier, ScreenBoundary {
    let screen: PresentedScreen

    static var isResponder: Bool { true }

    func transform(_ values: inout EnvironmentValues) {
        values.presentedScreen = screen
        if !screen.kind.isMessage {
            values.dismiss = DismissAction(screen: screen)
            values[ObjectType<NavigationModel>()] = nil
        }
        // The screen is in front of all hidden or covered views, including its presenter.
        values.refusals.sight = nil
        values.refusals.isScreenCovered = false
        (values.refusals.touch, values.refusals.key) = (nil, nil)
    }
}

nonisolated private struct DismissalObserver: PrimitiveModifier {
    let item: AnyHashable?
    let isPresented: Bool
    let onDismiss: (() -> Void)?
    let screen: PresentedScreen
    let presentations: Presentations?

    static var observesLifetime: Bool { true }
    static var followsViews: Bool { false }

    func didDisappear() { presentations?.update(screen, isThere: false) }

    func didChange(from old: DismissalObserver) {
        if old.isPresented, !isPresented || old.item != item { onDismiss?() }
    }
}
