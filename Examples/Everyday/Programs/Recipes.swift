import Tessera

struct Recipe: Identifiable, Hashable {
    let id: String
    let minutes: Int
    let steps: [String]

    static let samples = [
        Recipe(id: "Pancakes", minutes: 20, steps: ["Mix", "Rest", "Fry"]),
        Recipe(id: "Salad", minutes: 5, steps: ["Chop", "Toss"]),
    ]
}

struct RecipeListView: View {
    let recipes: [Recipe]

    var body: some View {
        NavigationStack {
            List(recipes) { recipe in
                NavigationLink(value: recipe) {
                    LabeledContent(recipe.id, value: "\(recipe.minutes) min")
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { RecipeDetailView(recipe: $0) }
        }
    }
}

struct RecipeDetailView: View {
    let recipe: Recipe
    @State private var isFavorite = false

    var body: some View {
        List {
            ForEach(recipe.steps, id: \.self) { step in
                Label(step, systemImage: "checkmark.circle")
            }
        }
        .navigationTitle(recipe.id)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Favorite", systemImage: isFavorite ? "heart.fill" : "heart") {
                    isFavorite.toggle()
                }
            }
        }
    }
}

#Preview {
    RecipeListView(recipes: Recipe.samples)
}
