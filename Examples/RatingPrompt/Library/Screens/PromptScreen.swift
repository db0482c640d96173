import Tessera

extension View {
    /// Shows the prompt's screens in front of this view, whenever there are any.
    @MainActor
    func promptScreens(_ presenter: PromptPresenter) -> some View {
        overlay { PromptLayer(presenter: presenter) }
    }
}

private struct PromptLayer: View {
    let presenter: PromptPresenter

    var body: some View {
        if let flow = presenter.flow {
            PromptScreen(flow: flow)
                .onAppear { flow.prompt.uiDelegate?.didRatingScreenDidAppear() }
                .onDisappear { flow.prompt.uiDelegate?.didRatingScreenDidDisappear() }
                .transition(flow.prompt.graphicContext.screenTransition)
        }
    }
}

/// The card that the steps are shown on; its title is the step's.
private struct PromptScreen: View {
    let flow: PromptFlow
    @Environment(\.locale) private var locale

    var body: some View {
        let content = StepContent(flow: flow, step: flow.step, locale: locale)
        VStack(spacing: 0) {
            PromptHeader(title: content.title, look: content.look)
            switch flow.step {
            case .rating: step(content)
            case .feedback: step(content).transition(.opacity)
            case .storeReview: step(content).transition(content.look.storeTransition)
            }
        }
        .frame(width: 280, height: 250)
        .background(.white)
        .cornerRadius(content.look.cornerRadius)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }

    @ViewBuilder
    private func step(_ content: StepContent) -> some View {
        if let own = flow.prompt.screens.screen(for: content) {
            own
        } else if content.step == .rating {
            RatingStepView(content: content)
        } else {
            ActionStepView(content: content)
        }
    }
}

private struct PromptHeader: View {
    let title: String
    let look: GraphicContext

    var body: some View {
        ZStack {
            look.headerColor
            look.headerImage
            Text(title)
                .font(look.titleFont)
                .foregroundColor(look.titleColor)
                .accessibilityAddTraits(.isHeader)
        }
    }
}
