import Tessera
import TesseraRating

/// The first step: how many stars.
struct RatingStepView: View {
    let content: StepContent

    var body: some View {
        VStack {
            StepText(content: content)
            if content.flow.prompt.customImageMode {
                stars.ratingStyle(FaceRatingStyle(faces: content.look.faces))
            } else {
                stars.font(content.look.starFont)
            }
            if content.hasValidateButton {
                ActionButton(content: content, isDisabled: content.flow.stars == 0)
            }
            LaterButton(content: content)
        }
    }

    private var stars: some View { Rating(value: content.rating) }
}

/// The other two steps: an action, or later.
struct ActionStepView: View {
    let content: StepContent

    var body: some View {
        VStack {
            StepText(content: content)
            ActionButton(content: content)
            LaterButton(content: content)
        }
    }
}
