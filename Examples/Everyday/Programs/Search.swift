import Tessera

struct CityListView: View {
    private let cities = ["Amsterdam", "Berlin", "Bern", "Cairo", "Lisbon"]
    @State private var query = ""

    private var found: [String] {
        query.isEmpty ? cities : cities.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            List(found, id: \.self) { city in
                Text(city)
            }
            .overlay {
                if found.isEmpty {
                    ContentUnavailableView.search(text: query)
                }
            }
            .navigationTitle("Cities")
            .searchable(text: $query, prompt: "City")
        }
    }
}

#Preview {
    CityListView()
}
