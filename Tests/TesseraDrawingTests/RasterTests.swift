import Foundation
import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting

/// Pictures as a renderer shows them, compared with the cells of a terminal, which are painted in
/// another way. The renderer is `rsvg-convert`, where it is installed.
@Suite(.runtimeIssuesFail)
struct RasterTests {
    nonisolated private static let renderer = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":").map { URL(filePath: "\($0)/rsvg-convert") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    private enum Fill: CaseIterable {
        case red, primary, faded, linear, fade, radial, ring, angular, sector, shades, level, mixed
        case layered

        @MainActor @ViewBuilder var view: some View {
            let colors: [Color] = [.red, .yellow, .green, .blue]
            switch self {
            case .red: Color.red
            case .primary: Color.primary
            case .faded: Color.blue.opacity(0.5)
            case .linear:
                LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
            case .fade:
                LinearGradient(colors: [.orange, .clear], startPoint: .top, endPoint: .bottom)
            case .radial:
                RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 80)
            case .ring:
                RadialGradient(colors: colors, center: .topLeading, startRadius: 60, endRadius: 20)
            case .angular: AngularGradient(colors: colors + [.red], center: .center)
            case .sector:
                AngularGradient(
                    colors: colors, center: .init(x: 0.3, y: 0.6), startAngle: .degrees(30),
                    endAngle: .degrees(200))
            case .shades: Rectangle().fill(Color.purple.gradient)
            case .level: Rectangle().fill(.secondary)
            case .mixed: Rectangle().fill(.tint).opacity(0.4)
            case .layered: Rectangle().fill(.green.opacity(0.3)).background(.quaternary)
            }
        }
    }

    @Test(
        .enabled(if: renderer != nil, "rsvg-convert is not installed, so no picture is rendered"),
        arguments: Fill.allCases, [Drawing.Scheme.light, .dark])
    @MainActor
    private func `a rendered paint has the colours of its cells`(
        fill: Fill, scheme: Drawing.Scheme
    ) throws {
        let host = ViewHost(
            rootView: fill.view, size: ProposedViewSize(width: 160, height: 128))
        host.textMetrics = .cells(width: 8, height: 16)
        let (drawing, svg) = (
            host.drawing, SVG(host.drawing, appearance: .fixed(scheme), margin: 0)
        )
        let picture = try #require(try Self.render(svg.text))
        let cells = CellPicture(drawing, scheme: scheme)
        let clear = scheme == .light ? [255, 255, 255] : [0, 0, 0]
        for (row, line) in cells.rows.enumerated() {
            for (column, cell) in line.enumerated() {
                let found = picture[column * 8 + 4, row * 16 + 8]
                let color = cell.ground.map { [$0.red, $0.green, $0.blue].map(Int.init) } ?? clear
                let difference = zip(found, color).map { abs($0 - $1) }.max() ?? 0
                #expect(difference <= 16, "\(found) in place of \(color) at \(column), \(row)")
                if difference > 16 { return }
            }
        }
    }

    /// Returns the pixels that the renderer shows.
    private static func render(_ svg: String) throws -> PNG? {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        (process.executableURL, process.standardInput) = (renderer, input)
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(svg.utf8))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return PNG(data)
    }
}
