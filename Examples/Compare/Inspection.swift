import Tessera

/// Acts on what an attempt shows, and takes down what is true of it.
@MainActor
final class Inspection {
    /// Something that must be true when a task is done.
    struct Requirement: Codable {
        let sentence: String
        let isMet: Bool
    }

    private let attempt: Attempt
    let host: ViewHost<AnyView>
    /// What the user has written.
    let code: String
    private(set) var requirements: [Requirement] = []

    init(_ attempt: Attempt) throws {
        self.attempt = attempt
        host = attempt.host()
        code = try attempt.code()
    }

    func require(_ sentence: String, _ isMet: Bool) {
        requirements.append(Requirement(sentence: sentence, isMet: isMet))
    }

    /// The names of all images, in order.
    var images: [String] { host.tree.all("Image").compactMap(\.text) }

    /// The images as one word: `*` filled, `/` half, `.` empty.
    var symbols: String { images.map(Self.sign).joined() }

    private static func sign(for image: String) -> String {
        if image.contains("half") { return "/" }
        return image.hasSuffix(".fill") ? "*" : "."
    }

    /// What all texts say, in order.
    var texts: [String] { host.tree.all("Text").compactMap(\.text) }

    /// What a screen reader is told.
    var announced: String { "\(host.accessibilityTree)" }

    @discardableResult
    func tap(image position: Int) -> InteractionResult { host.tap(.type(Image.self)[position]) }

    /// Taps the first view that says a text.
    @discardableResult
    func tap(text: String) -> InteractionResult { host.tap(.text(text)[0]) }

    /// The views whose modifiers include one as it is written, in order.
    func views(with modifier: String) -> [ViewTree.Match] {
        host.tree.matches { $0.modifiers.contains { "\($0)" == modifier } }
    }

    /// The most children with images that a stack of a kind has.
    func mostSymbols(inOne stack: String) -> Int {
        func hasImage(_ element: ViewTree.Element) -> Bool {
            element.name == "Image" || element.children.contains(where: hasImage)
        }
        return host.tree.all(stack).map { $0.children.count(where: hasImage) }.max() ?? 0
    }

    /// The animations of those values that an action changes, in the order of the tree.
    func animations(during action: () -> Void) -> [String] {
        func animations() -> [[String]] {
            host.tree.matches { _ in true }.flatMap { $0.element.modifiers }
                .filter { $0.name == "animation" }.map(\.arguments)
        }
        let before = animations()
        action()
        return zip(before, animations()).filter { $0 != $1 }.map { $1[0] }
    }
}
