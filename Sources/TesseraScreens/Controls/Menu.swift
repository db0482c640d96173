/// A button that presents a menu of actions.
///
/// ```swift
/// Menu("Edit") {
///     Button("Duplicate") { duplicate() }
///     Button("Delete", role: .destructive) { delete() }
/// }
/// // Menu
/// //   Button .menu(…)
/// //     Text "Edit"
/// ```
///
/// Each button performs its action and closes the menu; so do the toggles and the options of a
/// picker. A menu in a menu opens in front of it, and closes both. `ViewHost.dismissSheet()` closes
/// a menu without an action. A picture shows the menu in the middle of the screen.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let content: Content
    private let label: Label
    @State private var isOpen = false
    @Environment(\.presentedScreen) private var screen

    /// Makes a menu with any view as its label.
    ///
    /// - Parameters:
    ///   - content: The buttons and other views of the menu.
    ///   - label: The label of the button that presents the menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Makes a menu with a title.
    @AlsoUnlocalized @AlsoWithSymbol
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Label == Text {
        self.init(content: content) { Text(titleKey) }
    }

    @MainActor public var body: some View {
        let outer = screen?.kind == .menu ? screen?.message : nil
        let isPresented = Binding {
            isOpen
        } set: { isPresented in
            isOpen = isPresented
            if !isPresented { outer?.wrappedValue = false }
        }
        Group {
            if outer == nil {
                Button {
                    isOpen = true
                } label: {
                    label
                }
            } else {
                // A button would close the outer menu.
                label.part(.alertButton)._onButtonGesture { isOpen = true }
                    .announced([.children(.combine), .addTraits(.isButton)])
            }
        }
        .modifier(
            PresentationModifier(.menu, isPresented: isPresented) {
                VStack(spacing: 0) { content }
                    .buttonStyle(AlertButtonStyle()).toggleStyle(MenuToggleStyle())
            })
    }
}

/// The style of a menu's toggles: buttons with a check mark.
private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                configuration.label
                if configuration.isOn { Image(systemName: "checkmark") }
            }
        }
    }
}
