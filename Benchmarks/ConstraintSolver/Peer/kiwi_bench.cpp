// The systems of CellSystem.swift and ChainSystem.swift in kiwi; prints "name median-in-microseconds".
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <vector>

#include <kiwi/kiwi.h>

using namespace kiwi;

static double now() {
  using namespace std::chrono;
  return duration<double, std::micro>(steady_clock::now().time_since_epoch()).count();
}

static void report(const char *name, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  std::printf("%s %.4f\n", name, times[times.size() / 2]);
  std::fflush(stdout);
}

struct Box {
  Variable l, t, w, h;
};

struct Cell {
  Box c, g, a, b;
  Solver s;

  Cell(double width, bool editable) {
    auto add = [&](const Constraint &constraint) { s.addConstraint(constraint); };
    add(c.l == 0);
    add(c.t == 0);
    if (editable) {
      s.addEditVariable(c.w, strength::strong);
      s.suggestValue(c.w, width);
    } else {
      add(c.w == width);
    }
    add((c.h == 0) | strength::weak);
    add(g.l == c.l + 16);
    add(g.t == c.t + 10);
    add(g.w == g.h);
    add(g.w == 44);
    add(g.t + g.h <= c.t + c.h - 10);
    add(a.l == g.l + g.w + 12);
    add(a.l + a.w == c.l + c.w - 16);
    add(a.t == c.t + 10);
    add((a.h == 20.5) | strength::strong);
    add(b.l == a.l);
    add(b.l + b.w == a.l + a.w);
    add(b.t == a.t + a.h + 4);
    add((b.h == 18) | strength::strong);
    add(b.t + b.h <= c.t + c.h - 10);
    s.updateVariables();
  }
};

struct Chain {
  Variable L, W;
  std::vector<Variable> x, w;
  Solver s;

  explicit Chain(int count) : x(count), w(count) {
    // The order that suits kiwi best.
    s.addConstraint(x[0] == L + 8);
    for (int i = 1; i < count; i++) {
      s.addConstraint(x[i] == x[i - 1] + w[i - 1] + 8);
      s.addConstraint(w[i] == w[i - 1]);
    }
    s.addConstraint(x[count - 1] + w[count - 1] == L + W - 8);
    s.addConstraint(L == 0);
    s.addEditVariable(W, strength::strong);
    s.suggestValue(W, count * 50.0);
    s.updateVariables();
  }
};

int main() {
  std::vector<double> times;
  for (int pass = 0; pass < 22; pass++) {
    double start = now();
    for (int i = 0; i < 1000; i++) Cell cell(320 + i % 100, false);
    if (pass >= 2) times.push_back((now() - start) / 1000);
  }
  report("cell.build", times);
  times.clear();
  Cell cell(390, true);
  for (int pass = 0; pass < 22; pass++) {
    double start = now();
    for (int i = 0; i < 1000; i++) {
      cell.s.suggestValue(cell.c.w, 300 + (i + pass * 17) % 100);
      cell.s.updateVariables();
    }
    if (pass >= 2) times.push_back((now() - start) / 1000);
  }
  report("cell.edit", times);
  for (int count : {10, 100, 1000}) {
    char name[64];
    times.clear();
    for (int pass = 0; pass < (count > 100 ? 1 : 7); pass++) {
      double start = now();
      Chain chain(count);
      times.push_back(now() - start);
    }
    std::snprintf(name, sizeof name, "chain%d.build", count);
    report(name, times);
    times.clear();
    Chain chain(count);
    for (int pass = 0; pass < 203; pass++) {
      double start = now();
      chain.s.suggestValue(chain.W, count * 50.0 + pass % 37);
      chain.s.updateVariables();
      if (pass >= 3) times.push_back(now() - start);
    }
    std::snprintf(name, sizeof name, "chain%d.edit", count);
    report(name, times);
  }
}
