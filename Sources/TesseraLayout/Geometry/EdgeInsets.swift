public import Foundation

/// The distances between a rectangle's four sides and those of one inside it.
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: CustomStringConvertible {
    public var description: String {
        "EdgeInsets(top: \(written(top)), leading: \(written(leading)), "
            + "bottom: \(written(bottom)), trailing: \(written(trailing)))"
    }
}
