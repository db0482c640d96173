public import Foundation

/// A piece of a line of text that looks the same all through.
public struct TextPiece: Codable, Equatable, Sendable {
    /// The words, as the program has them: whatever they hold is text.
    public var string: String
    /// The left end of the line that the letters stand on.
    public var origin: CGPoint
    /// The width that was measured.
    public var width: CGFloat
    /// The upper edge and the height of the line.
    public var line: Line
    /// The face of the letters.
    public var face: Face
    /// The paint of the letters.
    public var paint: Paint
    /// The colour of a line below the letters, if there is one.
    public var underline: Paint?
    /// The colour of a line through the letters, if there is one.
    public var strikethrough: Paint?

    /// The rectangle of the line that the piece takes.
    package var frame: CGRect {
        CGRect(x: origin.x, y: line.top, width: width, height: line.height)
    }

    /// The upper edge and the height of a line of text.
    public struct Line: Codable, Equatable, Sendable {
        /// The upper edge.
        public var top: CGFloat
        /// The height.
        public var height: CGFloat
    }

    /// The face of letters.
    public struct Face: Codable, Hashable, Sendable {
        /// The size in points.
        public var size: CGFloat
        /// The weight from 100 to 900: 400 is regular, 700 bold.
        public var weight = 400
        /// A Boolean value that is true for slanted letters.
        public var isItalic = false
        /// The design: `default`, `serif`, `rounded` or `monospaced`.
        public var design = "default"
        /// A Boolean value that is true where small letters are written as small capitals.
        public var isSmallCaps = false
    }
}

/// A system image where it is drawn.
public struct SymbolImage: Codable, Equatable, Sendable {
    /// The name of the image, with the variants that are in force.
    public var name: String
    /// The rectangle that it is made to fit.
    public var frame: CGRect
    /// A Boolean value that is true if it is stretched to the rectangle, and does not keep its shape.
    public var isStretched = false
    /// The paint.
    public var paint: Paint
}
