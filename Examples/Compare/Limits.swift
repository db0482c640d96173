enum Limit {
    /// What is not tried here.
    static let all = [
        "Tasks that have been asked for, and that nobody has tried here: a fill of exactly 3.7; halves of "
            + "a symbol that has no image of a half; a rating inside a link; counting choices by a "
            + "binding; being told once when editing ends; a type of one's own as the value.",
        "Looks on a screen, and whether people understand a design: that takes people.",
        "How often each task comes up: the tasks are those that users of rating controls ask for, chosen "
            + "by people who were designing the control that is proposed.",
    ]
}
