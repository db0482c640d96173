/// The result of an interaction.
public enum InteractionResult: Equatable, Sendable {
    /// The interaction was performed.
    case done
    /// The interaction was refused, for this reason.
    case refused(String)
}
