import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import { blend, brightness, type Rgb, rgbOf } from '../../paint/colour.ts'

export interface Colours {
  readonly own: Rgb
  readonly accent: Rgb
  readonly shadow: Rgb
  readonly isWhite: boolean
  readonly isDark: boolean
  /** A full colour, such as that of a ripe pomegranate: it is no pink even where the light falls. */
  readonly isDeep: boolean
  /** The wash behind the figure. */
  readonly ground: Rgb
}

const coolShadow = rgbOf('#7f7c92')
const warmShadow = rgbOf('#93806f')
const night = rgbOf('#201c2c')

const grounds = ['#c9a79b', '#aab39d', '#a6b1b8', '#cbb492', '#b9a4ae', '#c4b3a0'] as const

/** The colours of a sheet, from those the catalogue gives. */
export const coloursOf = ({ colour, accent, reference }: Garment): Colours => {
  const own = rgbOf(colour)
  const light = brightness(own)
  const isWhite = light > 0.76
  const isDark = light < 0.14
  const isDeep = !isDark && light < 0.26 && Math.min(...own) < 0.25 * Math.max(...own)
  const place = [...reference].reduce((sum, letter) => sum * 7 + (letter.codePointAt(0) ?? 0), 3)
  return {
    own,
    accent: rgbOf(accent),
    shadow: isWhite
      ? blend(blend(rgbOf(accent), coolShadow, 0.55), warmShadow, 0.2)
      : blend(own, night, 0.62),
    isWhite,
    isDark,
    isDeep,
    ground: groundOf(own, { isWhite, place }),
  }
}

/** White stands on a tint; a colour on paler linen, or on the tint that lies across from it. */
const groundOf = (own: Rgb, { isWhite, place }: { isWhite: boolean; place: number }): Rgb => {
  if (isWhite) return rgbOf(grounds[place % grounds.length] ?? grounds[0])
  const across: Rgb = [1 - own[0], 1 - own[1], 1 - own[2]]
  return blend(rgbOf('#d9c8ac'), across, 0.14)
}
