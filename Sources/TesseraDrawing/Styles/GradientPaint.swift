import Foundation
import Tessera
import TesseraCore

/// A gradient with a geometry in a frame.
protocol GradientStyle: ShapeStyle, Painted {
    var gradient: Gradient { get }
    func geometry(in frame: CGRect) -> GradientGeometry
}

extension GradientStyle {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        Effects(behind: [.fill(Path(place.frame), place.paint(AnyShapeStyle(self)))])
    }
}

extension LinearGradient: GradientStyle {
    func geometry(in frame: CGRect) -> GradientGeometry {
        .linear(from: frame.at(startPoint), to: frame.at(endPoint))
    }
}

extension RadialGradient: GradientStyle {
    func geometry(in frame: CGRect) -> GradientGeometry {
        .radial(center: frame.at(center), from: startRadius, to: endRadius)
    }
}

extension AngularGradient: GradientStyle {
    func geometry(in frame: CGRect) -> GradientGeometry {
        let center = frame.at(center)
        let far = [frame.minX, frame.maxX].map { abs($0 - center.x) }.max() ?? 0
        let high = [frame.minY, frame.maxY].map { abs($0 - center.y) }.max() ?? 0
        // Lines reach beyond the frame by half of their width.
        return .angular(
            center: center, from: startAngle.radians, to: endAngle.radians,
            reach: 2 * hypot(far, high))
    }
}

extension AnyGradient {
    @MainActor func paint(_ place: PaintPlace, in frame: CGRect) -> Paint {
        let (ink, white) = (color.ink(place), RGB(0xFFFFFF))
        let lighter = Ink(
            ink.light.mixed(0.8, with: white), dark: ink.dark.mixed(0.8, with: white))
        return .gradient(
            [GradientStop(ink: lighter, location: 0), GradientStop(ink: ink, location: 1)],
            .linear(from: frame.at(.top), to: frame.at(.bottom)))
    }
}

extension Gradient {
    @MainActor func paint(_ place: PaintPlace, _ geometry: GradientGeometry) -> Paint {
        let stops = stops.filter(\.location.isFinite)
        if stops.count < self.stops.count || !geometry.isFinite {
            place.report("A gradient is drawn without a number that is not finite.")
        }
        let inks = stops.map { $0.color.ink(place) }
        // A gradient without a finite geometry is its first colour.
        if !geometry.isFinite, let first = inks.first { return .ink(first) }
        // A clear stop takes the colour beside it. Otherwise a fade would turn grey.
        let faded: [GradientStop] = inks.indices.flatMap { index in
            let isClear = max(inks[index].light.opacity, inks[index].dark.opacity) == 0
            let beside = [index - 1, index + 1].filter { inks.indices.contains($0) }
            let location = stops[index].location
            guard isClear, !beside.isEmpty else {
                return [GradientStop(ink: inks[index], location: location)]
            }
            return beside.map { GradientStop(ink: inks[$0].faded(0), location: location) }
        }
        return faded.isEmpty ? .ink(Ink(RGB(0, 0))) : .gradient(faded, geometry)
    }
}
