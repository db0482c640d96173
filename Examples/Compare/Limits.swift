enum Limit {
    /// What is not tried here.
    static let all = [
        "Looks on a screen, and whether people understand a design: that takes people.",
        "How often each task comes up: the tasks are those that users of rating controls ask for, chosen "
            + "by people who were designing the control that is proposed.",
    ]
}
