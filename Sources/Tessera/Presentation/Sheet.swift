public import TesseraCore
import TesseraLayout

nonisolated extension View {
    /// Presents a screen in front of this view while a value is true.
    ///
    /// ```swift
    /// Text("Books").sheet(isPresented: $isAdding) { AddBookView() }
    /// // Text "Books" .sheet(…)
    /// //   sheet
    /// //     AddBookView
    /// ```
    ///
    /// The screen is made anew each time. It sees the environment of the place where the modifier
    /// stands, and `\.dismiss` there makes the value false. What is behind it stays in the tree, but
    /// is neither touched nor announced; of several sheets, only the last one presented is.
    ///
    /// - Parameters:
    ///   - isPresented: The value that presents the screen; dismissing the screen makes it false.
    ///   - onDismiss: An action to perform when the screen has gone; none by default.
    ///   - content: The screen.
    public consuming func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                attachment: SheetScreen(
                    isPresented: isPresented, onDismiss: onDismiss, content: content)))
    }
}

nonisolated private struct SheetModifier<Content: View>: AttachingModifier, LayoutListModifier {
    let attachment: SheetScreen<Content>

    var description: ModifierDescription? { ModifierDescription("sheet").views() }

    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        if !attached.isEmpty { context.present(attached.screen()) }
        return views
    }
}

nonisolated private struct SheetScreen<Content: View>: View, HiddenBody {
    @Binding var isPresented: Bool
    let onDismiss: (() -> Void)?
    let content: () -> Content
    @State private var screen = PresentedScreen()
    @Environment(\.presentations) private var presentations

    @MainActor var body: some View {
        let _ = presentations?.update(screen, isPresented: $isPresented)
        Group {
            if isPresented {
                content()
                    .modifier(
                        SheetScope(
                            screen: screen, dismiss: DismissAction(isPresented: $isPresented))
                    )
                    .rowBoundary(.outside)
            }
        }
        .modifier(SheetObserver(isPresented: isPresented, onDismiss: onDismiss))
    }
}

/// The values that a sheet's environment has of its own: nothing of the stack behind it.
nonisolated private struct SheetScope: EnvironmentModifier, ScreenBoundary {
    let screen: PresentedScreen
    let dismiss: DismissAction

    static var isSought: Bool { true }

    func transform(_ values: inout EnvironmentValues) {
        values.dismiss = dismiss
        values.navigation = nil
        // It is in front of all that is hidden or covered, its presenter too.
        values.unseenReason = nil
        values.hitTestRefusal = nil
    }

    var description: ModifierDescription? { nil }
}

nonisolated private struct SheetObserver: PrimitiveModifier {
    let isPresented: Bool
    let onDismiss: (() -> Void)?

    static var observesLifetime: Bool { true }

    func didChange(from old: SheetObserver) {
        if old.isPresented, !isPresented { onDismiss?() }
    }

    var description: ModifierDescription? { nil }
}
