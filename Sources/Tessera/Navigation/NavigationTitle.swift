public import TesseraCore

nonisolated extension View {
    /// Sets the title of the screen that this view is on.
    public consuming func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(name: "navigationTitle", title: title.words))
    }

    /// Sets the title of the screen that this view is on.
    public consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen that this view is on.
    @_disfavoredOverload
    public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        modifier(NavigationTitleModifier(name: "navigationTitle", title: String(title)))
    }

    /// Sets the title of the screen that this view is on: the older form.
    public consuming func navigationBarTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(name: "navigationBarTitle", title: title.words))
    }

    /// Sets the title of the screen that this view is on: the older form.
    public consuming func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationBarTitle(Text(titleKey))
    }

    /// Sets the title of the screen that this view is on: the older form.
    @_disfavoredOverload
    public consuming func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        modifier(NavigationTitleModifier(name: "navigationBarTitle", title: String(title)))
    }
}

nonisolated private struct NavigationTitleModifier: PrimitiveModifier, Equatable {
    let name: String
    let title: String

    var description: ModifierDescription? { ModifierDescription(name).argument(title) }
}
