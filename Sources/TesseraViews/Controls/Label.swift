/// A title with an icon.
///
/// ```swift
/// Label("Favourites", systemImage: "star")
/// ```
///
/// Its style draws it: `.labelStyle(_:)`. Assistive technologies announce the title even if the
/// style hides it.
nonisolated public struct Label<Title: View, Icon: View>: StyledView {
    public let configuration: LabelStyleConfiguration

    /// Makes a label of any two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        configuration = LabelStyleConfiguration(
            title: .init(content: AnyView(title())), icon: .init(content: AnyView(icon())))
    }

    /// Makes a label with a title and a system image.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, systemImage name: String)
    where Title == Text, Icon == Image {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Makes a label with a title and an image from an asset of the app.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, image name: String)
    where Title == Text, Icon == Image {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Makes the label of a style's configuration again, for the next outer style to draw.
    public init(_ configuration: LabelStyleConfiguration)
    where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
        self.configuration = configuration
    }

    public var defaultStyle: DefaultLabelStyle { DefaultLabelStyle() }
}

extension Label: DescribedView, RowView, AccessibleControl {
    public func describe(_ description: inout ViewDescription) { description.add(announcement) }

    package var announcement: AccessibilityModifier { .children(.combine) }
}
