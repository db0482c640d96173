nonisolated extension View {
    /// Presents a dialog with several choices while a value is true.
    ///
    /// ```swift
    /// Button("Delete") { isAsking = true }
    ///     .confirmationDialog("Delete the review?", isPresented: $isAsking) {
    ///         Button("Delete", role: .destructive) { delete() }
    ///     }
    /// ```
    ///
    /// Each button performs its action and then makes the value false, as `ViewHost.dismissSheet()`
    /// does. A dialog without a button of the role `cancel` has a *Cancel* button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The value that presents the dialog.
    ///   - titleVisibility: Whether the title is shown; only if it is `visible`.
    ///   - actions: The buttons.
    ///   - message: The message above the buttons; empty by default.
    @AlsoOfTitles
    public consuming func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        modifier(
            PresentationModifier(.confirmationDialog, isPresented: isPresented) {
                DialogContent(
                    title: titleVisibility == .visible ? title : nil, actions: actions(),
                    message: message())
            })
    }

    /// Presents a dialog for data while a value is true and the data are not `nil`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The value that presents the dialog.
    ///   - titleVisibility: Whether the title is shown; only if it is `visible`.
    ///   - data: The data of the dialog.
    ///   - actions: A function that receives the data and returns the buttons.
    ///   - message: A function that receives the data and returns the message.
    @AlsoOfTitles
    public consuming func confirmationDialog<Data, Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        confirmationDialog(
            title, isPresented: data == nil ? .constant(false) : isPresented,
            titleVisibility: titleVisibility
        ) {
            if let data { actions(data) }
        } message: {
            if let data { message(data) }
        }
    }

    /// Presents a dialog for data, without a message, while a value is true and the data are not
    /// `nil`.
    @AlsoOfTitles
    public consuming func confirmationDialog<Data, Actions: View>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions
        ) { _ in }
    }
}

nonisolated private struct DialogContent<Actions: View, Message: View>: View, HiddenBody {
    let title: Text?
    let actions: Actions
    let message: Message
    /// The number of buttons that cancel.
    @State var cancelCount = 0

    @MainActor var body: some View {
        title.font(.footnote).bold().multilineTextAlignment(.center)
        message.multilineTextAlignment(.center).font(.footnote)
        VStack(spacing: 0) {
            actions.buttonStyle(DialogButtonStyle(cancelCount: $cancelCount))
            if cancelCount == 0 {
                Button("Cancel", role: .cancel) {}.buttonStyle(AlertButtonStyle())
            }
        }
    }
}

/// The style of a dialog's own buttons, which counts those that cancel.
private struct DialogButtonStyle: PrimitiveButtonStyle {
    @Binding var cancelCount: Int

    func makeBody(configuration: Configuration) -> some View {
        let button = AlertButtonStyle().makeBody(configuration: configuration)
        if configuration.role == .cancel {
            button.modifier(CancelObserver(cancelCount: $cancelCount))
        } else {
            button
        }
    }
}

/// A modifier of the button that cancels. Unlike a style, it has an initial state for each button.
nonisolated private struct CancelObserver: ViewModifier, HiddenBody {
    @Binding var cancelCount: Int
    @Owned var presence = Presence()

    func body(content: Content) -> some View {
        content.modifier(
            LifetimeModifier(
                name: nil, id: 0, appear: { _ in cancelCount += 1 },
                disappear: { _ in cancelCount -= 1 }, presence: presence))
    }
}
