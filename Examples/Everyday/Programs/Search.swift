import Tessera

struct CityListView: View {
    private let cities = ["Amsterdam", "Berlin", "Bern", "Cairo", "Lisbon"]
    @State private var query = ""

    private var found: [String] {
        query.isEmpty ? cities : cities.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            List {
                TextField("City", text: $query)
                ForEach(found, id: \.self) { city in
                    Text(city)
                }
            }
            .overlay {
                if found.isEmpty {
                    Text("No results")
                }
            }
            .navigationTitle("Cities")
        }
    }
}

#Preview {
    CityListView()
}
