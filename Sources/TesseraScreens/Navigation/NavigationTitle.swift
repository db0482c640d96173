nonisolated extension View {
    /// Sets the title of the screen that contains this view.
    public consuming func navigationTitle(_ title: Text) -> some View {
        attribute(Call("navigationTitle").argument(title.words))
    }

    /// Sets the title of the screen that contains this view.
    public consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen that contains this view, without localizing it.
    @_disfavoredOverload
    public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        attribute(Call("navigationTitle").argument(String(title)))
    }

    /// Sets the title of the screen that contains this view. Use `navigationTitle(_:)` instead.
    public consuming func navigationBarTitle(_ title: Text) -> some View {
        attribute(Call("navigationBarTitle").argument(title.words))
    }

    /// Sets the title of the screen that contains this view. Use `navigationTitle(_:)` instead.
    public consuming func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationBarTitle(Text(titleKey))
    }

    /// Sets the title of the screen that contains this view. Use `navigationTitle(_:)` instead.
    @_disfavoredOverload
    public consuming func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        attribute(Call("navigationBarTitle").argument(String(title)))
    }
}
