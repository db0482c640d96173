import Foundation
import Tessera
import TesseraCore
import TesseraLayout

@MainActor
extension PaintPlace {
    /// The paint of texts and symbols here.
    var foreground: Paint {
        let styles = environment.foregroundStyles
        return styles.isEmpty ? paint(standardForeground) : paint(styles[0])
    }

    /// Returns the paint of a style in a frame.
    func paint(_ style: AnyShapeStyle, in frame: CGRect? = nil) -> Paint {
        // A tint may refer to the foreground, and the foreground to the tint.
        guard nesting < 16 else { return paint(ColorTable.label) }
        var place = self
        place.nesting += 1
        let frame = frame ?? self.frame
        switch style.style {
        case is TintShapeStyle: return place.paint(place.tint)
        case let color as Color: return .ink(color.ink(place))
        case let style as HierarchicalShapeStyle: return place.foreground(level: style.level)
        case is ForegroundStyle: return place.foreground(level: 0)
        case is BackgroundStyle: return paint(ColorTable.background)
        case let style as MixedShapeStyle:
            let paints = style.mixture.parts.map { (place.paint($0.element, in: frame), $0.share) }
            return Paint(mixing: paints)
        case let style as FadedShapeStyle:
            return place.paint(style.style, in: frame).faded(style.opacity)
        case let style as LevelShapeStyle: return place.paint(style, in: frame)
        case let style as any GradientStyle:
            return style.gradient.paint(place, style.geometry(in: frame))
        case let gradient as AnyGradient: return gradient.paint(place, in: frame)
        case let other:
            guard let next = resolved(other) else { return paint(ColorTable.label) }
            return place.paint(next, in: frame)
        }
    }

    /// Returns the paint of a paler level of a style. The levels of the background are colours of the
    /// system.
    private func paint(_ style: LevelShapeStyle, in frame: CGRect) -> Paint {
        guard style.style.style is BackgroundStyle else {
            return paint(style.style, in: frame).faded(ColorTable.levels[style.level])
        }
        return paint(ColorTable.background(level: style.level))
    }

    private func resolved(_ style: any ShapeStyle) -> AnyShapeStyle? {
        func resolve<Style: ShapeStyle>(_ style: Style) -> AnyShapeStyle? {
            Style.Resolved.self == Never.self
                ? nil : AnyShapeStyle(style.resolve(in: environment))
        }
        return resolve(style)
    }

    private var standardForeground: Ink {
        switch surroundings.foreground {
        case .label: ColorTable.label
        case .control, .link:
            environment.isEnabled ? ColorTable.label : ColorTable.label(level: 2)
        case .tint: tint
        case .destructive: ColorTable.red
        case .secondary: ColorTable.label(level: 1)
        case .placeholder: ColorTable.placeholder
        case .disabled: ColorTable.label(level: 2)
        }
    }

    /// The tint: red in a destructive control, and grey in a disabled one.
    var tint: Ink {
        if environment.redactionReasons.contains(.placeholder) { return ColorTable.gray }
        let isInControl = ![.label, .secondary, .placeholder].contains(surroundings.foreground)
        if isInControl, !environment.isEnabled {
            return ColorTable.label(level: 2)
        }
        if surroundings.foreground == .destructive { return ColorTable.red }
        guard let tint = environment.tint, !(tint.style is TintShapeStyle) else {
            return ColorTable.blue
        }
        if let color = tint.style as? Color, color.source == .system("accentColor") {
            return ColorTable.blue
        }
        return paint(tint).ink
    }

    /// Returns an ink in the colour scheme set at this place, if a scheme is set.
    func fixed(_ ink: Ink) -> Ink { ink.fixed(to: environment.chosenColorScheme) }

    /// Returns the paint of a system colour.
    func paint(_ ink: Ink) -> Paint { .ink(fixed(ink)) }

    /// Returns the paint of a hierarchical level of the foreground.
    private func foreground(level: Int) -> Paint {
        let styles = environment.foregroundStyles
        if level < styles.count, !styles[level].isOfForeground { return paint(styles[level]) }
        guard let first = styles.first, !first.isOfForeground else {
            return paint(level == 0 ? standardForeground : ColorTable.label(level: level))
        }
        let levels = ColorTable.levels
        return paint(first).faded(levels[min(max(0, level), levels.count - 1)])
    }
}

extension AnyShapeStyle {
    /// Whether the style depends on the foreground style.
    fileprivate var isOfForeground: Bool {
        style is HierarchicalShapeStyle || style is ForegroundStyle
            || (style as? FadedShapeStyle)?.style.isOfForeground == true
    }
}

extension Paint {
    /// Mixes paints. Gradients of one kind with equally many colours make a gradient.
    fileprivate init(mixing paints: [(paint: Paint, share: Double)]) {
        var gradients: [[GradientStop]] = []
        var geometries: [(geometry: GradientGeometry, share: Double)] = []
        for case (.gradient(let stops, let geometry), let share) in paints {
            gradients.append(stops)
            geometries.append((geometry, share))
        }
        guard gradients.count == paints.count, Set(gradients.map(\.count)).count == 1,
            let geometry = GradientGeometry(mixing: geometries)
        else {
            self = .ink(Ink(mixing: paints.map { ($0.paint.ink, $0.share) }))
            return
        }
        let stops = gradients[0].indices.map { index in
            let stops = gradients.map { $0[index] }
            let location = zip(stops, paints).reduce(0) { $0 + $1.0.location * $1.1.share }
            let inks = zip(stops, paints).map { ($0.ink, $1.share) }
            return GradientStop(ink: Ink(mixing: inks), location: location)
        }
        self = .gradient(stops, geometry)
    }

    /// The closest single colour.
    var ink: Ink {
        switch self {
        case .ink(let ink): ink
        case .gradient(let stops, _): stops.first?.ink ?? ColorTable.label
        }
    }

    func faded(_ opacity: Double) -> Paint {
        switch self {
        case .ink(let ink): return .ink(ink.faded(opacity))
        case .gradient(let stops, let geometry):
            let stops = stops.map {
                GradientStop(ink: $0.ink.faded(opacity), location: $0.location)
            }
            return .gradient(stops, geometry)
        }
    }
}

// MARK: - The toolkit's styles

extension Color {
    @MainActor func ink(_ place: PaintPlace) -> Ink {
        let ink =
            switch source {
            case .system("accentColor"): place.tint
            case .system(let name): ColorTable.byName[name] ?? ColorTable.label
            // Asset catalogues are not available.
            case .asset: ColorTable.gray
            case .mixed(let mixture):
                Ink(mixing: mixture.parts.map { ($0.element.ink(place), $0.share) })
            case .components(let space, let red, let green, let blue):
                Ink(
                    RGB(
                        red: space.encoded(red), green: space.encoded(green),
                        blue: space.encoded(blue), opacity: 1))
            }
        var isFinite = opacity.isFinite
        if case .components(_, let red, let green, let blue) = source {
            isFinite = isFinite && (red + green + blue).isFinite
        }
        if !isFinite { place.report("\(self) is drawn without a number that is not finite.") }
        return place.fixed(ink).faded(opacity.isFinite ? opacity : 1)
    }
}

extension Color.RGBColorSpace {
    /// Returns an sRGB component. Colours of Display P3 outside sRGB are clipped.
    fileprivate func encoded(_ component: Double) -> Double {
        guard self == .sRGBLinear else { return component }
        return component <= 0.0031308 ? component * 12.92 : 1.055 * pow(component, 1 / 2.4) - 0.055
    }
}
