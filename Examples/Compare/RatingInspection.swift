import Tessera
import TesseraEvaluation

extension Inspection {
    /// The names of all images, in order.
    var images: [String] { tree.all("Image").compactMap(\.text) }

    /// The number of symbols that each rating has.
    var count: Int { given(or: 5) }

    /// The images, or texts where there are no images, as one word: `*` filled, `/` half, `.` empty.
    var symbols: String { (images.isEmpty ? texts : images).map(Self.sign).joined() }

    private static func sign(for symbol: String) -> String {
        if symbol.contains("half") { return "/" }
        return symbol.hasSuffix(".fill") || symbol == "♥" ? "*" : "."
    }

    /// What ``symbols`` are where ratings have these values.
    func filled(_ values: Double...) -> String {
        values.map { value in
            (0..<count).map { index in
                let part = value - Double(index)
                return part >= 1 ? "*" : part > 0 ? "/" : "."
            }.joined()
        }.joined()
    }

    /// Whether there are symbols, and all of them are filled.
    var areAllFilled: Bool { !symbols.isEmpty && symbols.allSatisfy { $0 == "*" } }

    /// Whether there are some images, and all of them are of one kind.
    func areAll(_ kind: String, _ images: some Collection<String>) -> Bool {
        !images.isEmpty && images.allSatisfy { $0.hasPrefix(kind) }
    }

    @discardableResult
    func tap(image position: Int, of rating: Int = 0) -> InteractionResult {
        tap(.type(Image.self)[rating * count + position])
    }

    /// The frame of a view of the screen; one without a size if it has no place.
    func frame(_ view: ViewQuery) -> CGRect { host.frame(of: query(view)) ?? .zero }

    /// The frame of an image.
    func frame(image position: Int) -> CGRect { frame(.type(Image.self)[position]) }

    /// Whether the images go from right to left.
    var isMirrored: Bool { frame(image: 0).minX > frame(image: 1).minX }

    /// The point of an image at a part of its width, counted in reading direction.
    func point(atImage position: Int, part: Double = 0.5) -> CGPoint {
        let frame = frame(image: position)
        return CGPoint(
            x: frame.minX + frame.width * (isMirrored ? 1 - part : part), y: frame.midY)
    }

    /// Taps the first view with a text.
    @discardableResult
    func tap(text: String) -> InteractionResult { tap(.text(text)[0]) }

    /// Whether a screen reader hears one thing, which can be adjusted and has a value.
    func isOneAdjustable(_ value: String) -> Bool {
        announced.count == 1 && announced[0].isAdjustable && announced[0].value == value
    }

    /// Adjusts the first element that can be adjusted.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        guard let element = announced.first(where: \.isAdjustable), let label = element.label else {
            return
        }
        adjust(.label(label), direction)
    }

    /// Activates the first element with a screen reader.
    func activate() {
        guard let label = announced.first?.label else { return }
        activate(.label(label))
    }

    /// The most children with images that a stack of a kind has.
    func mostSymbols(inOne stack: String) -> Int {
        func hasImage(_ element: ViewTree.Element) -> Bool {
            element.name == "Image" || element.children.contains(where: hasImage)
        }
        return tree.all(stack).map { $0.children.count(where: hasImage) }.max() ?? 0
    }

    /// How many images are inside each view with a modifier.
    func imagesInside(_ modifier: String) -> [Int] {
        func images(_ element: ViewTree.Element) -> Int {
            (element.name == "Image" ? 1 : 0) + element.children.reduce(0) { $0 + images($1) }
        }
        return views(with: modifier).map { images($0.element) }
    }

    /// The animations of those values that an action changes, in the order of the tree.
    func animations(during action: () -> Void) -> [String] {
        func animations() -> [[String]] {
            tree.matches { _ in true }.flatMap { $0.element.modifiers }
                .filter { $0.name == "animation" }.map(\.arguments)
        }
        let before = animations()
        action()
        return zip(before, animations()).filter { $0 != $1 }.compactMap { $1.first }
    }

    /// Requires that it is the screen of a library, and not one written anew.
    func requireLibrary() {
        require("it is the library's own screen", !tree.all("ReviewScreen").isEmpty)
    }
}
