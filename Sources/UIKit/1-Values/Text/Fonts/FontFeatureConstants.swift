// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Numbers of Apple's table of font features (the header SFNTLayoutTypes of Core Text), by the names that apps write into
// `UIFontDescriptor.AttributeName.featureSettings`.

/// Ligatures.
public let kLigaturesType = 1
/// Whether letters are joined as cursive writing joins them.
public let kCursiveConnectionType = 2
/// Where digits and letters stand beside the line.
public let kVerticalPositionType = 10
/// Fractions.
public let kFractionsType = 11
/// Other signs for typing.
public let kTypographicExtrasType = 14
/// Other forms of letters, by number.
public let kCharacterAlternativesType = 17
/// How wide digits are.
public let kNumberSpacingType = 6
/// How high digits are.
public let kNumberCaseType = 21
/// How wide letters are.
public let kTextSpacingType = 22
/// Sets of other forms, by number.
public let kStylisticAlternativesType = 35
/// Forms that depend on what stands beside them.
public let kContextualAlternatesType = 36
/// What stands for small letters.
public let kLowerCaseType = 37
/// What stands for capital letters.
public let kUpperCaseType = 38

/// All ligatures that a text needs.
public let kRequiredLigaturesOnSelector = 0
/// Not even the ligatures that a text needs.
public let kRequiredLigaturesOffSelector = 1
/// The usual ligatures.
public let kCommonLigaturesOnSelector = 2
/// Without the usual ligatures.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures too.
public let kRareLigaturesOnSelector = 4
/// Without rare ligatures.
public let kRareLigaturesOffSelector = 5

/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits each as wide as it is.
public let kProportionalNumbersSelector = 1
/// Digits of a third of the height.
public let kThirdWidthNumbersSelector = 2
/// Digits of a quarter of the height.
public let kQuarterWidthNumbersSelector = 3

/// Digits with parts above and below, as small letters have.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capital letters.
public let kUpperCaseNumbersSelector = 1

/// On the line.
public let kNormalPositionSelector = 0
/// Above the line.
public let kSuperiorsSelector = 1
/// Below the line.
public let kInferiorsSelector = 2
/// Above the line, as in 1st.
public let kOrdinalsSelector = 3
/// Below the line, as in formulas.
public let kScientificInferiorsSelector = 4

/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a line across.
public let kVerticalFractionsSelector = 1
/// Fractions with a slanted line.
public let kDiagonalFractionsSelector = 2

/// A zero with a slash.
public let kSlashedZeroOnSelector = 4
/// A zero without a slash.
public let kSlashedZeroOffSelector = 5

/// Letters each as wide as it is.
public let kProportionalTextSelector = 0
/// Letters of one width.
public let kMonospacedTextSelector = 1

/// No other forms.
public let kNoAlternatesSelector = 0
/// No sets of other forms.
public let kNoStylisticAlternatesSelector = 0
/// The first set of other forms.
public let kStylisticAltOneOnSelector = 2
/// Without the first set.
public let kStylisticAltOneOffSelector = 3
/// The second set of other forms.
public let kStylisticAltTwoOnSelector = 4
/// Without the second set.
public let kStylisticAltTwoOffSelector = 5
/// The third set of other forms.
public let kStylisticAltThreeOnSelector = 6
/// Without the third set.
public let kStylisticAltThreeOffSelector = 7
/// The fourth set of other forms.
public let kStylisticAltFourOnSelector = 8
/// Without the fourth set.
public let kStylisticAltFourOffSelector = 9
/// The fifth set of other forms.
public let kStylisticAltFiveOnSelector = 10
/// Without the fifth set.
public let kStylisticAltFiveOffSelector = 11
/// The sixth set of other forms.
public let kStylisticAltSixOnSelector = 12
/// Without the sixth set.
public let kStylisticAltSixOffSelector = 13
/// The seventh set of other forms.
public let kStylisticAltSevenOnSelector = 14
/// Without the seventh set.
public let kStylisticAltSevenOffSelector = 15

/// Forms that depend on what stands beside them.
public let kContextualAlternatesOnSelector = 0
/// Without such forms.
public let kContextualAlternatesOffSelector = 1

/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals for small letters.
public let kLowerCaseSmallCapsSelector = 1
/// Smaller capitals still for small letters.
public let kLowerCasePetiteCapsSelector = 2

/// Capital letters as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals for capital letters.
public let kUpperCaseSmallCapsSelector = 1
/// Smaller capitals still for capital letters.
public let kUpperCasePetiteCapsSelector = 2
