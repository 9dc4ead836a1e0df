import type { ColorFamily } from '../../../color-families.ts'
import { familyOfWord } from './color-words.ts'

interface Color {
  /** As the house calls it in French, « Ivoire et rose pâle ». */
  readonly name: string | null
  readonly hex: string | null
}

/**
 * The families of a product's colour. Its French name decides, because nobody looks for « Bleu encre » among the black
 * ones: of each part, the first word that is a colour. A name that says no colour leaves it to the hue.
 */
export const familiesOfColor = ({ name, hex }: Color): readonly ColorFamily[] => {
  const parts = (name ?? '').split(/\bet\b|[,/&+]/u)
  const named = new Set(parts.flatMap((part) => familyOfName(part) ?? []))
  if (named.size > 0) return [...named]
  const family = hex === null ? undefined : familyOfHue(hex)
  return family ? [family] : []
}

const familyOfName = (name: string) => {
  for (const word of name.split(/[^\p{L}\p{M}-]+/u)) {
    const family = familyOfWord(word)
    if (family) return family
  }
  return undefined
}

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Lightness, strength and hue in OKLCH, where equal distances look equal. */
const oklch = (hex: string) => {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    strong: Math.hypot(a, bb),
    hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

type Hue = ReturnType<typeof oklch>

const unhued = ({ light, strong }: Hue): ColorFamily | undefined => {
  if (light > 0.9 && strong < 0.045) return 'Blanc'
  if (light < 0.26 && strong < 0.035) return 'Noir'
  return strong < 0.025 ? 'Gris' : undefined
}

const warm = ({ light, strong, hue }: Hue): ColorFamily => {
  if (strong < 0.09) return light > 0.62 ? 'Beige' : 'Marron'
  if (light < 0.45) return 'Marron'
  if (hue < 72) return 'Orange'
  return light < 0.72 ? 'Or' : 'Jaune'
}

/** Each family of a hue up to this many degrees. */
const upTo: readonly (readonly [number, (color: Hue) => ColorFamily])[] = [
  [20, ({ light }) => (light > 0.55 ? 'Rose' : 'Rouge')],
  [34, ({ light }) => (light > 0.72 ? 'Rose' : 'Rouge')],
  [115, warm],
  [180, () => 'Vert'],
  [285, () => 'Bleu'],
  [335, () => 'Violet'],
  [361, ({ light }) => (light > 0.5 ? 'Rose' : 'Rouge')],
]

const familyOfHue = (hex: string): ColorFamily | undefined => {
  if (!/^#[\da-f]{6}$/i.test(hex)) return undefined
  const color = oklch(hex)
  return unhued(color) ?? upTo.find(([end]) => color.hue < end)?.[1](color)
}
