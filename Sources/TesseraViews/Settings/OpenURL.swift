public import Foundation

/// An action that opens a URL.
///
/// There is no browser, so a program or a test says what happens:
///
/// ```swift
/// Link("Help", destination: URL(string: "https://example.com/help")!)
///     .environment(\.openURL, OpenURLAction { url in
///         print(url)      // https://example.com/help
///         return .handled
///     })
/// ```
///
/// A URL that nothing handles is reported as a runtime issue.
public struct OpenURLAction {
    /// The result of an attempt to open a URL.
    public struct Result: Sendable {
        fileprivate let isDone: Bool

        /// The URL has been opened.
        public static let handled = Result(isDone: true)
        /// The URL has been ignored on purpose.
        public static let discarded = Result(isDone: true)
        /// The system opens the URL. The host reports it, because it has no system.
        public static let systemAction = Result(isDone: false)
    }

    private let handler: @MainActor (URL) -> Result

    /// Makes an action that calls a function with each URL.
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    @MainActor public func callAsFunction(_ url: URL) {
        if !handler(url).isDone {
            reportRuntimeIssue("nothing opens \(url): set \\.openURL in the environment.")
        }
    }
}

extension EnvironmentValues {
    /// The action that opens a URL. By default, it reports the URL.
    @Entry public var openURL = OpenURLAction { _ in .systemAction }
}

/// A button that opens a URL.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Makes a link with any view as its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    /// Makes a link with a title.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
        self.init(destination: destination) { Text(titleKey) }
    }

    @MainActor public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)
    }
}
