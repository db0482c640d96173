public import TesseraCore

nonisolated extension View {
    /// Gives the screen that this view is on a title.
    public consuming func navigationTitle(_ title: Text) -> some View {
        attribute(Call("navigationTitle").argument(title.words))
    }

    /// Gives the screen that this view is on a title.
    public consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Gives the screen that this view is on a title.
    @_disfavoredOverload
    public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        attribute(Call("navigationTitle").argument(String(title)))
    }

    /// Gives the screen that this view is on a title: the older form.
    public consuming func navigationBarTitle(_ title: Text) -> some View {
        attribute(Call("navigationBarTitle").argument(title.words))
    }

    /// Gives the screen that this view is on a title: the older form.
    public consuming func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationBarTitle(Text(titleKey))
    }

    /// Gives the screen that this view is on a title: the older form.
    @_disfavoredOverload
    public consuming func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        attribute(Call("navigationBarTitle").argument(String(title)))
    }
}
