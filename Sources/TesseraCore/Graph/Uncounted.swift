extension Unmanaged {
    /// Calls `use` with the object, which must stay for as long, without counting a reference to it.
    // The standard library has it, too: but a closure of the main actor that is handed to a module of
    // another language mode checks each time where it runs.
    @inlinable
    @inline(__always)
    package func uncounted<Result>(_ use: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(use)
    }
}
