import { type Mesh, meshOf } from '../../form/mesh.ts'
import { type Part, part } from '../../form/part.ts'
import { clothOf, washes } from '../../paint/cloth.ts'
import { blend, rgbOf } from '../../paint/colour.ts'
import type { Seam } from '../../pen/seam.ts'
import { type Random, randomOf } from '../../random.ts'
import { type Laid, placeOn } from './board.ts'

export const cardSize = [14, 21] as const

const [wide, high] = cardSize

const cardboard = clothOf({
  colour: rgbOf('#e9dfca'),
  shadow: rgbOf('#8f8272'),
  colourTone: washes(0.5),
  shadowTone: washes(0.02, [0.5, 0.2]),
  white: 0.55,
})

const threadOf = (colour: string) =>
  clothOf({
    colour: rgbOf(colour),
    shadow: blend(rgbOf(colour), rgbOf('#201c2c'), 0.6),
    colourTone: washes(0.55, [0.16, 0.3], [0.42, 0.3]),
    shadowTone: washes(0, [0.42, 0.3], [0.68, 0.3]),
    depth: 0.8,
  })

/** Cut in at both sides, where the thread lies. */
const card = (laid: Laid): Mesh => {
  const place = placeOn(laid)
  return meshOf({
    cols: 60,
    rows: 80,
    cloth: cardboard,
    edges: { top: true, bottom: true, sides: false },
    place: (across, down) => {
      const x = (across - 0.5) * wide
      const y = (0.5 - down) * high
      const isWound = Math.abs(y) < high * 0.3
      return { at: place(x, y), cut: wide / 2 - Math.abs(x) - (isWound ? 1.1 : 0.02) }
    },
  })
}

/** Turns of thread beside each other: a body that swells in its middle, ribbed. */
const winding = (laid: Laid, colour: string): Mesh => {
  const place = placeOn(laid)
  return meshOf({
    cols: 60,
    rows: 190,
    cloth: threadOf(colour),
    line: 0.8,
    edges: { sides: true },
    place: (across, down) => {
      const side = across * 2 - 1
      const y = (0.5 - down) * high * 0.56 + side * 0.35
      const rib = Math.abs(Math.sin(down * Math.PI * 15))
      const reach = wide / 2 - 0.8 + 0.1 * rib
      return {
        at: place(side * reach, y, 0.6 + 1.6 * Math.sqrt(1 - 0.96 * side * side) + 0.22 * rib),
        hollow: (1 - rib) * 0.7,
      }
    },
  })
}

/** Single threads that lie over the others, and the end that hangs loose. */
const strands = (laid: Laid, colour: string, random: Random): readonly Seam[] => {
  const place = placeOn({ ...laid, above: laid.above + 2.6 })
  const over = Array.from({ length: 9 }, (): Seam => {
    const y = random.around(0, high * 0.26)
    const lean = random.around(0.4, 0.5)
    return {
      path: [-1, -0.5, 0, 0.5, 1].map((side) => place(side * (wide / 2 - 0.9), y + side * lean)),
      width: 1.6,
    }
  })
  const swing = random.around(0, 3)
  const loose = Array.from({ length: 60 }, (_, step) => {
    const share = step / 59
    return place(
      wide / 2 - 1 + 5 * share + swing * Math.sin(share * 5) * share,
      -high * 0.2 - 22 * share + 2 * Math.sin(share * 9),
    )
  })
  return [...over, { path: loose, width: 3.2, colour, tolerance: 9 }]
}

/** A card wound with thread. */
export const threadCard = (laid: Laid, colour: string): Part =>
  part([card(laid), winding(laid, colour)], strands(laid, colour, randomOf(`thread-card-${colour}`)))
