/// A modifier that sets the title of the screen that contains its view.
nonisolated package struct TitleModifier: PrimitiveModifier, BarModifier, LayoutListModifier,
    Equatable
{
    package let title: String
    var name = "navigationTitle"

    package var barPart: BarPart? { .title(title) }

    package var description: ModifierDescription? { Call(name).argument(title).described }

    package func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        context.addToBar(nil, at: .title)
        return views
    }
}

nonisolated extension View {
    /// Sets the title of the screen that contains this view.
    @AlsoOfTitles
    public consuming func navigationTitle(_ title: Text) -> some View {
        modifier(TitleModifier(title: title.words))
    }

    /// Sets the title of the screen that contains this view. Use `navigationTitle(_:)` instead.
    @AlsoOfTitles
    public consuming func navigationBarTitle(_ title: Text) -> some View {
        modifier(TitleModifier(title: title.words, name: "navigationBarTitle"))
    }

    /// Sets the title of the screen that contains this view, and records its size. Use
    /// `navigationTitle(_:)` instead.
    @AlsoOfTitles
    public consuming func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}
