import Foundation
import Tessera
import TesseraCore

// These views are elements of the tree without a look.

extension HStack: Painted {}
extension VStack: Painted {}
extension ZStack: Painted {}
extension LazyHStack: Painted {}
extension LazyVStack: Painted {}
extension LazyHGrid: Painted {}
extension LazyVGrid: Painted {}
extension Spacer: Painted {}
extension LayoutContainer: Painted {}
extension ViewThatFits: Painted {}
extension WindowGroup: Painted {}
extension ToolbarItem: Painted {}
extension ToolbarItemGroup: Painted {}

extension ScrollView: Painted {
    @MainActor func effects(_ place: PaintPlace, by painter: inout TreePainter) -> Effects {
        Effects(changes: [.clip(Path(place.frame))])
    }
}
