import { clothOf, washes } from '../paint/cloth.ts'
import { rgbOf } from '../paint/colour.ts'

/** The unbleached linen that covers the form. */
export const linen = clothOf({
  colour: rgbOf('#d8c4a3'),
  shadow: rgbOf('#8f7a66'),
  colourTone: washes(0.16, [0.14, 0.34], [0.42, 0.32]),
  shadowTone: washes(0, [0.5, 0.3], [0.72, 0.25]),
})

export const wood = clothOf({
  colour: rgbOf('#8a5a3a'),
  shadow: rgbOf('#4a3024'),
  colourTone: washes(0.2, [0.1, 0.45], [0.4, 0.4]),
  shadowTone: washes(0, [0.5, 0.5], [0.7, 0.3]),
})
