/// A type with views to preview during development.
///
/// Tessera shows no previews. The protocol exists so that files with previews compile. `previews`
/// is an ordinary view.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
    /// The screen of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A width and a height.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, given by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable,
    Sendable
{
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension View {
    /// Sets the size of this preview.
    public consuming func previewLayout(_ value: PreviewLayout) -> some View {
        attribute(Call("previewLayout").argument(value))
    }

    /// Sets the name of this preview.
    public consuming func previewDisplayName(_ value: String?) -> some View {
        attribute(Call("previewDisplayName").argument(value))
    }

    /// Sets the device of this preview.
    public consuming func previewDevice(_ value: PreviewDevice?) -> some View {
        attribute(Call("previewDevice").argument(value?.rawValue))
    }
}
