// The backticks keep SwiftUI's spelling of a name that begins with a capital letter.

/// A keyboard for a kind of text.
public enum UIKeyboardType: Hashable, Sendable {
    case asciiCapable, decimalPad, `default`, emailAddress, namePhonePad, numberPad,
        numbersAndPunctuation, phonePad, twitter, `URL`, webSearch
}

/// The meaning of a text, for suggestions.
public enum UITextContentType: Hashable, Sendable {
    case addressCity, countryName, emailAddress, familyName, fullStreetAddress, givenName, name,
        newPassword, oneTimeCode, password, postalCode, telephoneNumber, `URL`, username
}

/// The letters that a keyboard capitalizes.
public enum TextInputAutocapitalization: Hashable, Sendable {
    case characters, never, sentences, words
}

/// The letters that a keyboard capitalizes, in older code.
public enum UITextAutocapitalizationType: Hashable, Sendable {
    case allCharacters, none, sentences, words
}

/// Whether a text can be selected.
public enum TextSelectability: Hashable, Sendable {
    case disabled, enabled
}

nonisolated extension View {
    /// Records the keyboard for text fields inside this view.
    @_disfavoredOverload
    public consuming func keyboardType(_ type: UIKeyboardType) -> some View {
        silent(type)
    }

    /// Records the meaning of the text in this view, for suggestions.
    @_disfavoredOverload
    public consuming func textContentType(_ type: UITextContentType?) -> some View {
        silent(type)
    }

    /// Records the letters that the keyboard capitalizes.
    @_disfavoredOverload
    public consuming func textInputAutocapitalization(
        _ style: TextInputAutocapitalization?
    ) -> some View {
        silent(style)
    }

    /// Records the letters that the keyboard capitalizes.
    @_disfavoredOverload
    public consuming func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        silent(style)
    }

    /// Records whether typed text is not corrected.
    @_disfavoredOverload
    public consuming func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View {
        silent(isDisabled.unless(true))
    }

    /// Records whether typed text is not corrected.
    @_disfavoredOverload
    public consuming func disableAutocorrection(_ isDisabled: Bool?) -> some View {
        silent(isDisabled)
    }

    /// Records whether texts inside this view can be selected.
    @_disfavoredOverload
    public consuming func textSelection(_ selectability: TextSelectability) -> some View {
        silent(selectability)
    }

    /// Records whether the focus changes the look of this view.
    @_disfavoredOverload
    public consuming func focusEffectDisabled(_ isDisabled: Bool = true) -> some View {
        silent(isDisabled.unless(true))
    }
}
