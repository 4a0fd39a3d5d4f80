import Foundation

/// Someone with a given and a family name.
struct Contact {
  let given: String
  let family: String

  init(_ name: String) {
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    given = parts.first ?? ""
    family = parts.dropFirst().first ?? ""
  }
}

/// The people of a letter.
struct ContactGroup {
  let title: String
  let letter: String
  var people: [Contact]

  private static let favourites = ["Noor Haddad", "Emil Sørensen", "Yuki Tanaka", "Ada Lindqvist"]

  private static let names = [
    "Amara Abara", "Jonas Adler", "Lucía Alonso", "Bea Andersson", "Carmen Báez", "Tom Barker",
    "Ines Becker", "Sam Bright", "Olga Chekhova", "Mei Chen", "Nina Clark", "Paul Dubois",
    "Rosa Díaz", "Karin Ek", "Leo Evans", "Aino Forsman", "Hugo Fischer", "Grace Gill",
    "Maya Gupta", "Otto Hahn", "Ivy Hart", "Kenji Hayashi", "Ella Iversen", "Omar Jaber",
    "Zoe Jensen", "Ravi Kapoor", "Lena Keller", "Anna Kowalska", "Max Laurent", "Vera Lund",
    "Ida Lindberg", "Noah Martin", "Elin Moberg", "Clara Moreau", "Ana Navarro", "Finn Nilsen",
    "Sara Olsen", "Kofi Owusu", "Luca Parisi", "Mila Petrova", "Jin Qian", "Theo Quist",
    "Eva Rossi", "Alma Ruiz", "Nils Sandberg", "Priya Shah", "Hana Suzuki", "Jan Tesař",
    "Lily Turner", "Ola Ulriksen", "Marta Vega", "Erik Vinter", "Alice Weber", "Ben Wright",
    "Lin Xu", "Yara Yilmaz", "Maja Zielińska", "Felix Zimmer",
  ]

  static let all: [ContactGroup] = {
    let people = names.map(Contact.init)
    let letters = Dictionary(grouping: people) { String($0.family.prefix(1)) }
    return [
      ContactGroup(title: "Favourites", letter: "★", people: favourites.map(Contact.init))
    ]
      + letters.keys.sorted().map { letter in
        let group = (letters[letter] ?? []).sorted { $0.family < $1.family }
        return ContactGroup(title: letter, letter: letter, people: group)
      }
  }()
}
