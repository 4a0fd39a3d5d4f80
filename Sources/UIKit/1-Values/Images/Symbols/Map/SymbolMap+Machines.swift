extension SymbolMap {
  /// Machines and figures, one a line: the name on iOS, the drawing.
  static let machines = """
    faceid own-faceid
    wifi wifi
    wifi.slash wifi-off
    wifi.exclamationmark wifi-off
    antenna.radiowaves.left.and.right broadcast
    dot.radiowaves.left.and.right broadcast
    battery.100 battery-full
    battery.50 battery-half
    battery.0 battery
    battery.100.bolt battery-charging
    battery.25 battery
    iphone phone
    ipad tablet-landscape
    laptopcomputer laptop
    desktopcomputer pc-display
    display display
    keyboard keyboard
    keyboard.chevron.compact.down keyboard
    computermouse mouse
    cpu cpu
    cpu.fill cpu-fill
    memorychip memory
    server.rack hdd-rack
    terminal terminal
    terminal.fill terminal-fill
    applewatch smartwatch
    chart.bar bar-chart
    chart.bar.fill bar-chart-fill
    chart.line.uptrend.xyaxis graph-up
    chart.xyaxis.line graph-up
    chart.pie pie-chart
    chart.pie.fill pie-chart-fill
    chart.bar.xaxis bar-chart-line
    speedometer speedometer
    gauge speedometer2
    function calculator
    sum plus-slash-minus
    plusminus plus-slash-minus
    dice dice-5
    dice.fill dice-5-fill
    infinity infinity
    translate translate
    """
}
