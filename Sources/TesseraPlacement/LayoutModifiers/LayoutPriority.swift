nonisolated extension View {
    /// Sets the priority of this view when a stack distributes its space. The default is 0.
    ///
    /// A stack offers a view all its space except the minimum lengths of the views with lower
    /// priorities. A `ZStack` is as large as its views with the highest priority. A value that is
    /// not a number counts as 0.
    ///
    /// ```swift
    /// HStack(spacing: 0) { Text("cut off").lineLimit(1); Text("whole").layoutPriority(1) }
    /// // in 8 × 1:
    /// // HStack spacing: 0 at 0,0 8×1
    /// //   Text "cut off" at 0,0 3×1 .lineLimit(1)
    /// //   Text "whole" at 3,0 5×1 .layoutPriority(1)
    /// ```
    public consuming func layoutPriority(_ value: Double) -> some View {
        laidOut(by: TraitRule(PriorityKey.self, value), Call("layoutPriority").argument(value))
    }
}
