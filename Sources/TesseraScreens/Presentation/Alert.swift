nonisolated extension View {
    /// Presents an alert in front of this view while a value is true.
    ///
    /// ```swift
    /// Text("Review").alert("Delete the review?", isPresented: $isDeleting) {
    ///     Button("Delete", role: .destructive) { delete() }
    ///     Button("Cancel", role: .cancel) {}
    /// }
    /// // Text "Review" .alert(…)
    /// //   alert
    /// //     Text "Delete the review?" .font(.headline)
    /// //     VStack spacing: 0 .buttonStyle(AlertButtonStyle)
    /// //       Button role: destructive …
    /// ```
    ///
    /// Each button performs its action and then makes the value false. Nothing else a user does
    /// dismisses the alert. An alert without buttons has an *OK* button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The value that presents the alert.
    ///   - actions: The buttons.
    ///   - message: The message below the title; empty by default.
    @AlsoOfTitles
    public consuming func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        modifier(
            PresentationModifier(.alert, isPresented: isPresented) {
                AlertContent(title: title, actions: actions(), message: message())
            })
    }

    /// Presents an alert for data in front of this view, while a value is true and the data are not
    /// `nil`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The value that presents the alert.
    ///   - data: The data of the alert.
    ///   - actions: A function that receives the data and returns the buttons.
    ///   - message: A function that receives the data and returns the message below the title.
    @AlsoOfTitles
    public consuming func alert<Data, Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        alert(title, isPresented: data == nil ? .constant(false) : isPresented) {
            if let data { actions(data) }
        } message: {
            if let data { message(data) }
        }
    }

    /// Presents an alert for data, without a message, while a value is true and the data are not
    /// `nil`.
    @AlsoOfTitles
    public consuming func alert<Data, Actions: View>(
        _ title: Text, isPresented: Binding<Bool>,
        presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in }
    }
}

nonisolated private struct AlertContent<Actions: View, Message: View>: View, HiddenBody {
    let title: Text
    let actions: Actions
    let message: Message
    @State var hasActions = false
    @Owned var presence = Presence()

    @MainActor var body: some View {
        title.font(.headline).setting(\.multilineTextAlignment, .center)
        message.setting(\.multilineTextAlignment, .center).setting(\.font, .footnote)
        VStack(spacing: 0) {
            if !hasActions { Button("OK") {} }
            actions.modifier(
                LifetimeModifier(
                    name: nil, id: 0, appear: { _ in hasActions = true },
                    disappear: { _ in hasActions = false }, presence: presence))
        }
        .buttonStyle(AlertButtonStyle())
    }
}

/// The style of an alert's buttons.
package struct AlertButtonStyle: PrimitiveButtonStyle {
    package func makeBody(configuration: Configuration) -> some View {
        configuration.label.part(.alertButton)._onButtonGesture { configuration.trigger() }
    }
}
