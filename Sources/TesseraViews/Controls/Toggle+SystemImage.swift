extension Toggle where Label == TesseraViews.Label<Text, Image> {
    /// Makes a toggle with a title and a system image.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TesseraViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a toggle with an unlocalized title and a system image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TesseraViews.Label(title, systemImage: systemImage) }
    }
}
