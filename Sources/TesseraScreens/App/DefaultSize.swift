public import Foundation

/// The size that a window has at first.
struct DefaultSizeModifier: PrimitiveModifier, Role {
    let size: CGSize

    var description: ModifierDescription? {
        Call("defaultSize").argument("width", size.width).argument("height", size.height).described
    }
}

nonisolated extension Scene {
    /// Sets the size of the scene's windows, in points.
    ///
    /// A program shows the app in a window of this size if its arguments have no `--size`. A size that is
    /// not positive and finite counts as the size of a phone, 390 by 844 points.
    public consuming func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the size of the scene's windows, in points.
    public consuming func defaultSize(_ size: CGSize) -> some Scene {
        modifier(DefaultSizeModifier(size: size))
    }
}
