/// The keys by name; numbers are those of the usage page.
extension UIKeyboardHIDUsage {
  /// A of the keyboard.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
  /// B of the keyboard.
  public static let keyboardB = UIKeyboardHIDUsage(rawValue: 5)
  /// C of the keyboard.
  public static let keyboardC = UIKeyboardHIDUsage(rawValue: 6)
  /// D of the keyboard.
  public static let keyboardD = UIKeyboardHIDUsage(rawValue: 7)
  /// E of the keyboard.
  public static let keyboardE = UIKeyboardHIDUsage(rawValue: 8)
  /// F of the keyboard.
  public static let keyboardF = UIKeyboardHIDUsage(rawValue: 9)
  /// G of the keyboard.
  public static let keyboardG = UIKeyboardHIDUsage(rawValue: 10)
  /// H of the keyboard.
  public static let keyboardH = UIKeyboardHIDUsage(rawValue: 11)
  /// I of the keyboard.
  public static let keyboardI = UIKeyboardHIDUsage(rawValue: 12)
  /// J of the keyboard.
  public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 13)
  /// K of the keyboard.
  public static let keyboardK = UIKeyboardHIDUsage(rawValue: 14)
  /// L of the keyboard.
  public static let keyboardL = UIKeyboardHIDUsage(rawValue: 15)
  /// M of the keyboard.
  public static let keyboardM = UIKeyboardHIDUsage(rawValue: 16)
  /// N of the keyboard.
  public static let keyboardN = UIKeyboardHIDUsage(rawValue: 17)
  /// O of the keyboard.
  public static let keyboardO = UIKeyboardHIDUsage(rawValue: 18)
  /// P of the keyboard.
  public static let keyboardP = UIKeyboardHIDUsage(rawValue: 19)
  /// Q of the keyboard.
  public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 20)
  /// R of the keyboard.
  public static let keyboardR = UIKeyboardHIDUsage(rawValue: 21)
  /// S of the keyboard.
  public static let keyboardS = UIKeyboardHIDUsage(rawValue: 22)
  /// T of the keyboard.
  public static let keyboardT = UIKeyboardHIDUsage(rawValue: 23)
  /// U of the keyboard.
  public static let keyboardU = UIKeyboardHIDUsage(rawValue: 24)
  /// V of the keyboard.
  public static let keyboardV = UIKeyboardHIDUsage(rawValue: 25)
  /// W of the keyboard.
  public static let keyboardW = UIKeyboardHIDUsage(rawValue: 26)
  /// X of the keyboard.
  public static let keyboardX = UIKeyboardHIDUsage(rawValue: 27)
  /// Y of the keyboard.
  public static let keyboardY = UIKeyboardHIDUsage(rawValue: 28)
  /// Z of the keyboard.
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 29)
  /// 1 of the keyboard.
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
  /// 2 of the keyboard.
  public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 31)
  /// 3 of the keyboard.
  public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 32)
  /// 4 of the keyboard.
  public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 33)
  /// 5 of the keyboard.
  public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 34)
  /// 6 of the keyboard.
  public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 35)
  /// 7 of the keyboard.
  public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 36)
  /// 8 of the keyboard.
  public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 37)
  /// 9 of the keyboard.
  public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 38)
  /// 0 of the keyboard.
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
  /// Return Or Enter of the keyboard.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
  /// Escape of the keyboard.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
  /// Delete Or Backspace of the keyboard.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
  /// Tab of the keyboard.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
  /// Spacebar of the keyboard.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
  /// Hyphen of the keyboard.
  public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 45)
  /// Equal Sign of the keyboard.
  public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 46)
  /// Open Bracket of the keyboard.
  public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 47)
  /// Close Bracket of the keyboard.
  public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 48)
  /// Backslash of the keyboard.
  public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 49)
  /// Non USPound of the keyboard.
  public static let keyboardNonUSPound = UIKeyboardHIDUsage(rawValue: 50)
  /// Semicolon of the keyboard.
  public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 51)
  /// Quote of the keyboard.
  public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 52)
  /// Grave Accent And Tilde of the keyboard.
  public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 53)
  /// Comma of the keyboard.
  public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 54)
  /// Period of the keyboard.
  public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 55)
  /// Slash of the keyboard.
  public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 56)
  /// Caps Lock of the keyboard.
  public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 57)
  /// F1 of the keyboard.
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 58)
  /// F2 of the keyboard.
  public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 59)
  /// F3 of the keyboard.
  public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 60)
  /// F4 of the keyboard.
  public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 61)
  /// F5 of the keyboard.
  public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 62)
  /// F6 of the keyboard.
  public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 63)
  /// F7 of the keyboard.
  public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 64)
  /// F8 of the keyboard.
  public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 65)
  /// F9 of the keyboard.
  public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 66)
  /// F10 of the keyboard.
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 67)
  /// F11 of the keyboard.
  public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 68)
  /// F12 of the keyboard.
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 69)
  /// Print Screen of the keyboard.
  public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 70)
  /// Scroll Lock of the keyboard.
  public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 71)
  /// Pause of the keyboard.
  public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 72)
  /// Insert of the keyboard.
  public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 73)
  /// Home of the keyboard.
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 74)
  /// Page Up of the keyboard.
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 75)
  /// Delete Forward of the keyboard.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
  /// End of the keyboard.
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 77)
  /// Page Down of the keyboard.
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 78)
  /// Right Arrow of the keyboard.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
  /// Left Arrow of the keyboard.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
  /// Down Arrow of the keyboard.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
  /// Up Arrow of the keyboard.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
  /// Num Lock of the keypad.
  public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 83)
  /// Slash of the keypad.
  public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 84)
  /// Asterisk of the keypad.
  public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 85)
  /// Hyphen of the keypad.
  public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 86)
  /// Plus of the keypad.
  public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 87)
  /// Enter of the keypad.
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 88)
  /// 1 of the keypad.
  public static let keypad1 = UIKeyboardHIDUsage(rawValue: 89)
  /// 2 of the keypad.
  public static let keypad2 = UIKeyboardHIDUsage(rawValue: 90)
  /// 3 of the keypad.
  public static let keypad3 = UIKeyboardHIDUsage(rawValue: 91)
  /// 4 of the keypad.
  public static let keypad4 = UIKeyboardHIDUsage(rawValue: 92)
  /// 5 of the keypad.
  public static let keypad5 = UIKeyboardHIDUsage(rawValue: 93)
  /// 6 of the keypad.
  public static let keypad6 = UIKeyboardHIDUsage(rawValue: 94)
  /// 7 of the keypad.
  public static let keypad7 = UIKeyboardHIDUsage(rawValue: 95)
  /// 8 of the keypad.
  public static let keypad8 = UIKeyboardHIDUsage(rawValue: 96)
  /// 9 of the keypad.
  public static let keypad9 = UIKeyboardHIDUsage(rawValue: 97)
  /// 0 of the keypad.
  public static let keypad0 = UIKeyboardHIDUsage(rawValue: 98)
  /// Period of the keypad.
  public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 99)
  /// Non USBackslash of the keyboard.
  public static let keyboardNonUSBackslash = UIKeyboardHIDUsage(rawValue: 100)
  /// Application of the keyboard.
  public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 101)
  /// Power of the keyboard.
  public static let keyboardPower = UIKeyboardHIDUsage(rawValue: 102)
  /// Equal Sign of the keypad.
  public static let keypadEqualSign = UIKeyboardHIDUsage(rawValue: 103)
  /// F13 of the keyboard.
  public static let keyboardF13 = UIKeyboardHIDUsage(rawValue: 104)
  /// F14 of the keyboard.
  public static let keyboardF14 = UIKeyboardHIDUsage(rawValue: 105)
  /// F15 of the keyboard.
  public static let keyboardF15 = UIKeyboardHIDUsage(rawValue: 106)
  /// F16 of the keyboard.
  public static let keyboardF16 = UIKeyboardHIDUsage(rawValue: 107)
  /// F17 of the keyboard.
  public static let keyboardF17 = UIKeyboardHIDUsage(rawValue: 108)
  /// F18 of the keyboard.
  public static let keyboardF18 = UIKeyboardHIDUsage(rawValue: 109)
  /// F19 of the keyboard.
  public static let keyboardF19 = UIKeyboardHIDUsage(rawValue: 110)
  /// F20 of the keyboard.
  public static let keyboardF20 = UIKeyboardHIDUsage(rawValue: 111)
  /// F21 of the keyboard.
  public static let keyboardF21 = UIKeyboardHIDUsage(rawValue: 112)
  /// F22 of the keyboard.
  public static let keyboardF22 = UIKeyboardHIDUsage(rawValue: 113)
  /// F23 of the keyboard.
  public static let keyboardF23 = UIKeyboardHIDUsage(rawValue: 114)
  /// F24 of the keyboard.
  public static let keyboardF24 = UIKeyboardHIDUsage(rawValue: 115)
  /// Execute of the keyboard.
  public static let keyboardExecute = UIKeyboardHIDUsage(rawValue: 116)
  /// Help of the keyboard.
  public static let keyboardHelp = UIKeyboardHIDUsage(rawValue: 117)
  /// Menu of the keyboard.
  public static let keyboardMenu = UIKeyboardHIDUsage(rawValue: 118)
  /// Select of the keyboard.
  public static let keyboardSelect = UIKeyboardHIDUsage(rawValue: 119)
  /// Stop of the keyboard.
  public static let keyboardStop = UIKeyboardHIDUsage(rawValue: 120)
  /// Again of the keyboard.
  public static let keyboardAgain = UIKeyboardHIDUsage(rawValue: 121)
  /// Undo of the keyboard.
  public static let keyboardUndo = UIKeyboardHIDUsage(rawValue: 122)
  /// Cut of the keyboard.
  public static let keyboardCut = UIKeyboardHIDUsage(rawValue: 123)
  /// Copy of the keyboard.
  public static let keyboardCopy = UIKeyboardHIDUsage(rawValue: 124)
  /// Paste of the keyboard.
  public static let keyboardPaste = UIKeyboardHIDUsage(rawValue: 125)
  /// Find of the keyboard.
  public static let keyboardFind = UIKeyboardHIDUsage(rawValue: 126)
  /// Mute of the keyboard.
  public static let keyboardMute = UIKeyboardHIDUsage(rawValue: 127)
  /// Volume Up of the keyboard.
  public static let keyboardVolumeUp = UIKeyboardHIDUsage(rawValue: 128)
  /// Volume Down of the keyboard.
  public static let keyboardVolumeDown = UIKeyboardHIDUsage(rawValue: 129)
  /// Left Control of the keyboard.
  public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 224)
  /// Left Shift of the keyboard.
  public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 225)
  /// Left Alt of the keyboard.
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 226)
  /// Left GUI of the keyboard.
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 227)
  /// Right Control of the keyboard.
  public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 228)
  /// Right Shift of the keyboard.
  public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 229)
  /// Right Alt of the keyboard.
  public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 230)
  /// Right GUI of the keyboard.
  public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 231)
}
