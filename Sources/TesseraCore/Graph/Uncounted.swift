extension Unmanaged {
    /// Calls `use` with the object without counting a reference. The object must outlive the call.
    // The standard library's function would check the actor of each closure, because it is compiled
    // in another language mode.
    @inlinable
    @inline(__always)
    package func uncounted<Result>(_ use: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(use)
    }
}
