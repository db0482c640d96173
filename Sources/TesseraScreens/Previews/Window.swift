/// A part of a page with its own screens: those that its views present are in front of these views
/// alone.
struct Window<Content: View>: View, HiddenBody {
    let content: Content
    @Owned private var presentations = Presentations()

    var body: some View { content.modifier(WindowScope(presentations: presentations)) }
}

nonisolated private struct WindowScope: EnvironmentModifier, LayoutRole, WindowBoundary {
    let presentations: Presentations

    func transform(_ values: inout EnvironmentValues) { values.presentations = presentations }

    func makeBoxes(in context: LayoutContext, from level: LayoutContext.Level) {
        context.showScreens(inFrontOfViewsFrom: level)
    }
}
