import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ClockworkViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Waits in all the ways there are, and writes down when each wait was over.
class ClockworkViewController: UIViewController {
  let label = UILabel()
  let start = Date()
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    label.accessibilityIdentifier = "times"
    label.numberOfLines = 0
    label.frame = view.bounds
    view.addSubview(label)
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.dateFormat = "yyyy-MM-dd HH:mm"
    note("date " + dates.string(from: start))
    waitOnTheMainThread()
    waitElsewhere()
  }

  func note(_ name: String) {
    lines.append(String(format: "%.2f ", Date().timeIntervalSince(start)) + name)
    label.text = lines.joined(separator: "\n")
  }

  func waitOnTheMainThread() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.note("main queue") }
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      self.note("timer")
      // Such sleeps are work to the clock, which waits for them.
      Thread.detachNewThread {
        for _ in 0..<3 { usleep(900) }
        DispatchQueue.main.async { self.note("short sleeps") }
      }
    }
    let timer = Timer(fire: start + 0.25, interval: 0, repeats: false) { _ in
      self.note("common mode")
    }
    RunLoop.main.add(timer, forMode: .common)
    perform(#selector(performed), with: nil, afterDelay: 0.3)
    Task {
      try? await Task.sleep(nanoseconds: 400_000_000)
      note("task")
      try? await Task.sleep(until: .now + .milliseconds(50), clock: .suspending)
      note("suspending clock")
    }
    // Equal times keep their order.
    for name in ["first", "second", "third"] {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.note(name) }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.6, delay: 0, options: .curveLinear) {
      self.view.backgroundColor = .systemYellow
    } completion: { _ in
      self.note("animation")
    }
  }

  @objc func performed() { note("performed") }

  func waitElsewhere() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.7) {
      // Work takes no time of the clock, however long it takes.
      var sum = 0.0
      for number in 0..<2_000_000 { sum += Double(number).squareRoot() }
      DispatchQueue.main.async { self.note(sum > 0 ? "work" : "") }
    }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.8)
      DispatchQueue.main.async { self.note("thread") }
    }
    Thread.detachNewThread {
      let isOver = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.9) == .timedOut
      DispatchQueue.main.async { self.note("semaphore \(isOver)") }
    }
    Thread.detachNewThread {
      let condition = NSCondition()
      condition.lock()
      let isSignalled = condition.wait(until: Date() + 1)
      condition.unlock()
      DispatchQueue.main.async { self.note("condition \(isSignalled)") }
    }
    let jobs = DispatchGroup()
    for number in 0..<8 {
      DispatchQueue.global().async(group: jobs) { usleep(useconds_t(number * 100)) }
    }
    jobs.notify(queue: .main) { self.note("group") }
    Timer.scheduledTimer(withTimeInterval: 1.1, repeats: false) { _ in self.block() }
  }

  /// Keeps the main thread waiting.
  func block() {
    sleep(1)
    note("slept")
    RunLoop.main.run(until: Date() + 0.2)
    note("ran")
    let looked = Date()
    while Date().timeIntervalSince(looked) < 0.1 {}
    note("looked")
  }
}
