import Foundation

// Each symbol is defined once, and used where it is drawn.
extension SVGWriter {
    mutating func symbol(_ image: SymbolImage) {
        guard let id = numberOf(image) else {
            for content in labelledBox(image.name, in: image.frame) { write(content, until: 0) }
            return
        }
        guard case .linearGradient = image.paint else {
            let paint = symbolPaint(image.paint)
            return write(symbol: id, in: image.frame, paint, to: &body)
        }
        var use = Markup()
        write(symbol: id, in: image.frame, "fill=\"#fff\" stroke=\"#fff\"", to: &use)
        let mask = define("mask", "", use.text)
        let attributes = "\(painted("fill", image.paint)) mask=\"url(#\(mask))\""
        body.write(element(.rect(image.frame), attributes))
    }

    private func write(
        symbol id: Int, in frame: CGRect, _ attributes: String, to text: inout Markup
    ) {
        text.write("<use href=\"#\(Self.prefix)s")
        text.write(id)
        text.write("\"")
        text.write(frame)
        text.write(" ")
        text.write(attributes)
        text.write("/>")
    }

    /// Returns the number of a symbol that is defined, now at the latest; `nil` if there is no outline of it.
    private mutating func numberOf(_ image: SymbolImage) -> Int? {
        let stretch = image.isStretched ? " stretched" : ""
        if let known = symbols.numbers[image.name + stretch] { return known }
        let name = SymbolName(image.name)
        guard name.isKnown else { return nil }
        let number = symbols.numbers[name.text + stretch] ?? symbols.count + 1
        symbols.numbers[image.name + stretch] = number
        guard number > symbols.count else { return number }
        symbols.count = number
        symbols.numbers[name.text + stretch] = number
        define(SymbolPicture(name), number, image.isStretched)
        return number
    }

    private mutating func symbolPaint(_ paint: Paint) -> String {
        guard case .ink(let ink) = paint else { return "" }
        guard hasClass(ink) else {
            let color = isMask ? ink.light.white : ink.color(in: scheme ?? .light)
            let opacity = color.opacity < 1 ? " opacity=\"\(number(color.opacity))\"" : ""
            return "fill=\"\(color.hex)\" stroke=\"\(color.hex)\"\(opacity)"
        }
        return "class=\"o\(numberOf(ink))\""
    }

    private mutating func define(_ picture: SymbolPicture, _ id: Int, _ isStretched: Bool) {
        func layers(_ layers: [SymbolPicture.Layer], _ color: String = "") -> String {
            layers.map { layer in
                let attributes =
                    layer.width.map {
                        "fill=\"none\"\(color.isEmpty ? "" : " stroke=\"\(color)\"") "
                            + "stroke-width=\"\(number($0))\" stroke-linecap=\"round\" "
                            + "stroke-linejoin=\"round\""
                    } ?? "stroke=\"none\"\(color.isEmpty ? "" : " fill=\"\(color)\"")"
                return element(.path(layer.steps), attributes)
            }.joined()
        }
        let side = number(SymbolPicture.side)
        var text = layers(picture.solid)
        if !picture.cuts.isEmpty {
            let cut = "\(Self.prefix)c\(id)"
            definitions +=
                "<mask id=\"\(cut)\" maskUnits=\"userSpaceOnUse\" x=\"-2\" y=\"-2\" width=\"28\" "
                + "height=\"28\"><rect x=\"-2\" y=\"-2\" width=\"28\" height=\"28\" fill=\"#fff\"/>"
                + "\(layers(picture.cuts, "#000"))</mask>\n"
            text = "<g mask=\"url(#\(cut))\">\(text)</g>"
        }
        let stretch = isStretched ? " preserveAspectRatio=\"none\"" : ""
        definitions +=
            "<symbol id=\"\(Self.prefix)s\(id)\" viewBox=\"0 0 \(side) \(side)\" overflow=\"visible\""
            + "\(stretch)>\(text)\(layers(picture.over))</symbol>\n"
    }
}
