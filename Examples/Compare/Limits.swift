enum Limit {
    /// What is not tried here.
    static let all = [
        "Other counts and other images than those of a task, but for the requests: attempts are run again "
            + "at other values and places, as they are written.",
        "Tasks that have been asked for, and that nobody has tried here: a type of one's own as the value; "
            + "a rating that the Digital Crown turns.",
        "Looks on a screen, and whether people understand a design: that takes people.",
        "How often each task comes up: the tasks are those that users of rating controls ask for, chosen "
            + "by people who were designing the control that is proposed.",
    ]
}
