import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Styles that resolve to others` {
  private struct Warm: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.colorScheme == .dark
        ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
    }
  }

  @Test func `are drawn as these`() {
    let view = Rectangle().fill(Warm())
    showing(view) { shown in #expect(shown.color(50, 50) == [255, 0, 0]) }
    showing(view.environment(\.colorScheme, .dark)) { shown in
      #expect(shown.color(50, 50) == [0, 0, 255])
    }
  }

  @Test func `a colour is another one in the dark`() {
    var environment = EnvironmentValues()
    let light = Color.primary.resolve(in: environment)
    environment.colorScheme = .dark
    let dark = Color.primary.resolve(in: environment)
    #expect(light.red == 0 && dark.red == 1)
    #expect(Color(dark).resolve(in: environment) == dark)
  }

  @Test func `a number on the screen is not the amount of light`() {
    var color = Color.Resolved(red: 0.5, green: 0, blue: 1, opacity: 0.25)
    #expect(abs(color.linearRed - 0.214_041) < 0.000_01)
    #expect(color.linearGreen == 0 && color.linearBlue == 1 && color.opacity == 0.25)
    color.red = 0.25
    #expect(abs(color.red - 0.25) < 0.000_01)
    #expect(color.description == "#4000FF40")
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.214_041, green: 0, blue: 0)
    #expect(abs(linear.red - 0.5) < 0.000_01)
  }

  @Test func `what is written is read again`() throws {
    let color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let data = try JSONEncoder().encode(color)
    let numbers = try JSONDecoder().decode([Float].self, from: data)
    #expect(numbers.count == 4 && numbers.first == 1 && numbers.last == 0.5)
    let read = try JSONDecoder().decode(Color.Resolved.self, from: data)
    #expect(read.description == color.description)
  }

  @Test(arguments: [false, true])
  func `a colour is made of colours with opacity without their type`(isDark: Bool) {
    let color = Color(isDark ? .black : .blue.opacity(0.5))
    #expect(color.resolve(in: EnvironmentValues()).opacity == (isDark ? 1 : 0.5))
    #expect(Color(Color.red) == .red)
  }
}
