public import TesseraCore

/// A type with views to show while they are written.
///
/// Nothing looks for such types: the protocol is here so that files with previews compile, and
/// `previews` is a view like any other.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}
