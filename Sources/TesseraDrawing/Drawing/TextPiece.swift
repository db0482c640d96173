public import Foundation

/// A piece of a line of text in one style.
public struct TextPiece: Codable, Equatable, Sendable {
    /// The unescaped characters.
    public var string: String
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The measured width.
    public var width: CGFloat
    /// The upper edge and the height of the line.
    public var line: Line
    /// The font face.
    public var face: Face
    /// The paint of the letters.
    public var paint: Paint
    /// The paint of an underline; `nil` without an underline.
    public var underline: Paint?
    /// The paint of a strikethrough; `nil` without a strikethrough.
    public var strikethrough: Paint?

    /// The area of the piece in its line.
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

    /// A font face.
    public struct Face: Codable, Hashable, Sendable {
        /// The size in points.
        public var size: CGFloat
        /// The weight from 100 to 900: 400 is regular, 700 bold.
        public var weight = 400
        /// Whether the letters are italic.
        public var isItalic = false
        /// The design: `default`, `serif`, `rounded` or `monospaced`.
        public var design = "default"
        /// Whether lower-case letters are small capitals.
        public var isSmallCaps = false
    }
}

/// A system image in a frame.
public struct SymbolImage: Codable, Equatable, Sendable {
    /// The name of the image, including its variants.
    public var name: String
    /// The rectangle that contains the image.
    public var frame: CGRect
    /// Whether the image is stretched to the rectangle without keeping its proportions.
    public var isStretched = false
    /// The paint.
    public var paint: Paint
}
