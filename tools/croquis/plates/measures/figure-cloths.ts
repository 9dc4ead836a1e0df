import { clothOf, washes } from '../../paint/cloth.ts'
import { rgbOf } from '../../paint/colour.ts'

/** Pale turned wood, lighter than the stand's foot, so that the tape is the darkest thing on the figure. */
export const boxwood = clothOf({
  colour: rgbOf('#cfa36f'),
  shadow: rgbOf('#7a5238'),
  colourTone: washes(0.16, [0.14, 0.34], [0.42, 0.36]),
  shadowTone: washes(0, [0.5, 0.26], [0.72, 0.26]),
})

/** The tape itself: the house's red, nearly flat, as a printed band is. */
export const tapeRed = clothOf({
  colour: rgbOf('#a8323a'),
  shadow: rgbOf('#5c1a22'),
  colourTone: washes(0.9, [0.3, 0.1]),
  shadowTone: washes(0, [0.5, 0.2], [0.72, 0.22]),
})
