enum Limit {
    /// Aspects that are not tried here.
    static let all = [
        "Symbols made of several images: the checks take one image for one symbol.",
        "Other numbers of symbols in programs that state no number.",
        "The Digital Crown, which users of rating controls ask for.",
        "The appearance on a screen, and how well people understand a design. Both need people.",
        "How often each task occurs. The tasks are those that users of rating controls ask for, chosen by "
            + "the designers of the proposed control.",
    ]
}
