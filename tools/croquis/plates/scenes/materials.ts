import { type ClothPlan, clothOf, washes, withReflection } from '../../paint/cloth.ts'
import { rgbOf } from '../../paint/colour.ts'

const painted = (colour: string, shadow: string, plan: Partial<ClothPlan> = {}) =>
  clothOf({
    colour: rgbOf(colour),
    shadow: rgbOf(shadow),
    colourTone: washes(0.24, [0.14, 0.34], [0.42, 0.34]),
    shadowTone: washes(0, [0.46, 0.34], [0.7, 0.3]),
    ...plan,
  })

/** Tones that a brush gives to metal: light, a hard dark, light again. */
const polished = {
  colourTone: withReflection(washes(0.08, [0.2, 0.4, 0.03], [0.42, 0.5, 0.03]), {
    at: 0.66,
    width: 0.1,
    share: 0.7,
  }),
  shadowTone: washes(0, [0.4, 0.4, 0.03], [0.8, 0.3]),
}

/** What the rooms of the house are made of. */
export const materials = {
  walnut: painted('#8a5f41', '#46302a'),
  oak: painted('#bd9a6d', '#6d5442'),
  lacquer: painted('#e5dccb', '#8d8390', { white: 0.5 }),
  card: painted('#efe4d0', '#94816f', { white: 0.35 }),
  kraft: painted('#c9a777', '#77593f'),
  tissue: painted('#f6e9e4', '#a88c92', {
    white: 0.8,
    colourTone: washes(0.12, [0.35, 0.4]),
    shadowTone: washes(0, [0.3, 0.16, 0.03], [0.48, 0.26, 0.03], [0.7, 0.3]),
  }),
  brass: painted('#c39a55', '#5f4526', polished),
  steel: painted('#a9adb4', '#3f424b', polished),
  porcelain: painted('#fbfaf6', '#8b8fa0', { white: 0.9, colourTone: washes(0.1) }),
  glass: painted('#b9c3c6', '#5d6a75', {
    colourTone: washes(0.34, [0.2, 0.2]),
    shadowTone: washes(0.05, [0.5, 0.12]),
  }),
} as const
