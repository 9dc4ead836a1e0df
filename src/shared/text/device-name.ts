const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

type Signs = readonly (readonly [string, RegExp])[]

const nameIn = (signs: Signs, device: string) => signs.find(([, sign]) => sign.test(device))?.[0]

/** « Firefox, Windows » from a User-Agent header; empty when nothing in it is known. */
export const deviceName = (device: string) =>
  [nameIn(browsers, device), nameIn(systems, device)].filter((name) => name !== undefined).join(', ')
