// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

// Names and values of the keychain's dictionaries, as "Keychain items" of Apple's documentation lists
// them.

/// The kind of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"

/// When an item may be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Who may use an item.
public let kSecAttrAccessControl: CFString = "accc"
/// The apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item goes to other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// When an item was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// What an item is.
public let kSecAttrDescription: CFString = "desc"
/// What somebody wrote of an item.
public let kSecAttrComment: CFString = "icmt"
/// Who made an item.
public let kSecAttrCreator: CFString = "crtr"
/// The type of an item.
public let kSecAttrType: CFString = "type"
/// The item's name for people.
public let kSecAttrLabel: CFString = "labl"
/// Whether an item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether an item says that there is no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The name of an account.
public let kSecAttrAccount: CFString = "acct"
/// The service that a password is for.
public let kSecAttrService: CFString = "svce"
/// What an app says of an item.
public let kSecAttrGeneric: CFString = "gena"
/// The domain of a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server that a password is for.
public let kSecAttrServer: CFString = "srvr"
/// How a server is spoken to.
public let kSecAttrProtocol: CFString = "ptcl"
/// How one proves who one is.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of a server.
public let kSecAttrPort: CFString = "port"
/// The path on a server.
public let kSecAttrPath: CFString = "path"
/// Who a certificate is for.
public let kSecAttrSubject: CFString = "subj"
/// Who made a certificate.
public let kSecAttrIssuer: CFString = "issr"
/// The number of a certificate.
public let kSecAttrSerialNumber: CFString = "slnr"
/// The key of a certificate.
public let kSecAttrSubjectKeyID: CFString = "skid"
/// The digest of a public key.
public let kSecAttrPublicKeyHash: CFString = "pkhh"
/// The type of a certificate.
public let kSecAttrCertificateType: CFString = "ctyp"
/// Whether a key is public.
public let kSecAttrKeyClass: CFString = "kcls"
/// What tells keys apart.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Whether a key is kept.
public let kSecAttrIsPermanent: CFString = "perm"
/// The name of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// What a key is for.
public let kSecAttrKeyType: CFString = "type"
/// How long a key is.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// How much of a key counts.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// What holds a key.
public let kSecAttrTokenID: CFString = "tkid"
/// What finds an item again.
public let kSecAttrPersistentReference: CFString = "persistref"
/// Whether the secret is returned.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether an object is returned.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether is returned what finds the item again.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The secret.
public let kSecValueData: CFString = "v_Data"
/// The object.
public let kSecValueRef: CFString = "v_Ref"
/// What finds an item again.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// How many items are returned.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether capitals count for nothing.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Who is already known to be there.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the user may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The call fails where the user would be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which the user would be asked are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// What the user is told when asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the keychain of iOS is meant.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Items that go to other devices and those that do not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// With a passcode, on this device.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the device was unlocked, on this device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// By HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// By HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
///  By FTP.
public let kSecAttrProtocolFTP: CFString = "ftp"
///  By SSH.
public let kSecAttrProtocolSSH: CFString = "ssh"
/// By SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// By IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// As usual.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// By name and password.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// By a digest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// By a form.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key that two sides share.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A curve of NIST's.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// A part of the processor.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
