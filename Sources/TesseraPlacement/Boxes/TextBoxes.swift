nonisolated extension Text: LayoutView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let setting = context.setting
        let limits = setting.lineLimits
        return context.box(
            TextRule(
                measured(in: context, setting), lineLimit: limits.most, reservedLines: limits.least)
        )
    }

    private func measured(in context: LayoutContext, _ setting: LayoutSetting) -> MeasuredText {
        if case .words(let words) = storage {
            return context.texts.text(words, context.textFont(setting))
        }
        let locale = context.environment.locale
        let runs = runs(in: locale).map { run in
            // An image counts as a letter.
            TextRun(
                run.isImage ? "M" : run.words(in: locale), run.font(in: context),
                isSymbol: run.isImage)
        }
        return MeasuredText(runs, context.metrics)
    }
}

extension Text.Run {
    fileprivate var isImage: Bool { if case .image = content { true } else { false } }

    fileprivate func font(in context: LayoutContext) -> TextFont {
        var (font, weight, isBold): (Font?, Font.Weight?, Bool?)
        // The attribute added first is the innermost.
        for attribute in attributes.reversed() {
            switch attribute {
            case .font(let value): font = value
            case .weight(let value): weight = value
            case .bold(let value): isBold = value
            default: break
            }
        }
        return context.environment.textFont(
            font, weight: weight, isBold: isBold, context.report)
    }
}
