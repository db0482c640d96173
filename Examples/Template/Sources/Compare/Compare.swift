import Tessera
import TesseraEvaluation

@main
enum Compare {
    @MainActor
    static func main() {
        Evaluation(
            "Compare", "Two designs of a like button, judged by running them",
            designs: [.style, .closure], probes: [.likes], example: "likes"
        ).main()
    }
}
