extension ViewHost {
    /// How the changes that were last applied are animated; `nil` if they are not.
    ///
    /// Writes that are applied together have one animation: that of the last write that says one.
    /// What an `onChange` or `onAppear` action writes in answer is applied with them.
    /// An observable object does not pass on how it was written: only state and bindings do.
    public var lastAnimation: Animation? { graph.appliedTransaction.animation }
}
