enum Limit {
    /// What is not tried here.
    static let all = [
        "Symbols that are put together of several images: the checks take one image for one symbol.",
        "Other counts with programs that state none: these have as many symbols as the design gives them.",
        "A task that has been asked for, and that nobody has tried here: a rating that the Digital Crown turns.",
        "The closures of the proposed control: its attempts are written with styles.",
        "Looks on a screen, and whether people understand a design: that takes people.",
        "How often each task comes up: the tasks are those that users of rating controls ask for, chosen "
            + "by people who were designing the control that is proposed.",
    ]
}
