import Dispatch
import Testing
import UIKitSpellings

@Suite struct `What comes from headers of the system` {
  @Test func `the time since the start is told in nanoseconds`() {
    var info = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&info) == 0 && info.numer == 1 && info.denom == 1)
    let (first, second) = (mach_absolute_time(), mach_absolute_time())
    #expect(first <= second)
    #expect(second - first < NSEC_PER_SEC * 60)
  }
}
