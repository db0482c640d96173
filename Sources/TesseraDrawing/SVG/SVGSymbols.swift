import Foundation
import Tessera

// Each symbol is defined once and referenced where it is drawn.
extension SVGWriter {
    mutating func symbol(_ image: SymbolImage) {
        let name = SymbolName(image.name)
        guard name.isKnown else {
            for content in labelledBox(image.name, in: image.frame) { write(content, until: 0) }
            return
        }
        let stretch = image.isStretched ? " stretched" : ""
        let (id, isNew) = symbols.number(of: name.text + stretch)
        if isNew { define(SymbolPicture(name), id, image.isStretched) }
        func use(_ attributes: Markup) -> Markup {
            "<use href=\"#\(Self.prefix)s\(id)\" \(image.frame) \(attributes)/>"
        }
        guard case .gradient = image.paint else {
            return body.write(use(painted(.symbol, image.paint)))
        }
        let mask = define("mask", "", use("fill=\"#fff\" stroke=\"#fff\""))
        let paint = painted(.fill, image.paint)
        body.write(element(Path(image.frame), "\(paint) mask=\"url(#\(mask))\""))
    }

    private mutating func define(_ picture: SymbolPicture, _ id: Int, _ isStretched: Bool) {
        let half =
            picture.half.isNull ? "" : define("clipPath", "", element(Path(picture.half), ""))
        func layers(_ layers: [SymbolPicture.Layer], _ color: Markup = "") -> Markup {
            let (fill, stroke): (Markup, Markup) =
                color == "" ? ("", "") : (" fill=\"\(color)\"", " stroke=\"\(color)\"")
            return layers.map { layer in
                let line = layer.width.map { width -> Markup in
                    """
                    fill="none"\(stroke) stroke-width="\(width)" stroke-linecap="round" \
                    stroke-linejoin="round"
                    """
                }
                let clip: Markup = layer.isHalf ? " clip-path=\"url(#\(half))\"" : ""
                return element(layer.path, "\(line ?? "stroke=\"none\"\(fill)")\(clip)")
            }.joined()
        }
        var text = layers(picture.solid)
        if !picture.cuts.isEmpty {
            let place: Markup = "x=\"-2\" y=\"-2\" width=\"28\" height=\"28\""
            definitions.write(
                """
                <mask id="\(Self.prefix)c\(id)" maskUnits="userSpaceOnUse" \(place)>\
                <rect \(place) fill="#fff"/>\(layers(picture.cuts, "#000"))</mask>

                """)
            text = "<g mask=\"url(#\(Self.prefix)c\(id))\">\(text)</g>"
        }
        let side = SymbolPicture.side
        let stretch: Markup = isStretched ? " preserveAspectRatio=\"none\"" : ""
        definitions.write(
            """
            <symbol id="\(Self.prefix)s\(id)" viewBox="0 0 \(side) \(side)" overflow="visible"\
            \(stretch)>\(text)\(layers(picture.over))</symbol>

            """)
    }
}
