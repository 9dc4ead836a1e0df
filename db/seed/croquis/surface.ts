import { type Garment, speaksOf } from './garment.ts'
import type { Palette } from './palette.ts'

const tile = (size: number, inside: string) =>
  `<pattern id="surface" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${inside}</pattern>`

/** Two flowers a tile, the second half a step aside: no grid shows. */
const lace = ({ seam }: Palette) => {
  const flower =
    '<circle r="4"/><path d="M0-5c4-5 3-9 0-11-3 2-4 6 0 11zM0 5c4 5 3 9 0 11-3-2-4-6 0-11zM-5 0c-5-4-9-3-11 0 2 3 6 4 11 0zM5 0c5-4 9-3 11 0-2 3-6 4-11 0z"/>'
  const placed = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${flower}</g>`
  return tile(
    56,
    `<g fill="none" stroke="${seam}" stroke-width=".9" opacity=".42">${placed(17, 17, 20)}${placed(42, 41, 62)}<path d="M28 22c6 2 8 6 9 10M24 34c-6 3-10 8-10 16"/></g>`,
  )
}

const sequins = ({ light, seam }: Palette) =>
  tile(
    18,
    `<g><circle cx="4" cy="5" r="1.8" fill="${light}"/><circle cx="13" cy="12" r="1.4" fill="${seam}" opacity=".7"/><circle cx="12" cy="3" r="1" fill="${light}"/></g>`,
  )

const leaves = ({ accent, seam }: Palette) =>
  tile(
    64,
    `<g fill="${accent}" fill-opacity=".8" stroke="${seam}" stroke-width=".7"><path d="M14 40c-6-12 0-22 12-28 4 14 0 24-12 28zM44 60c10-2 16-10 16-20-12 0-18 8-16 20z"/><path d="M8 52c6-6 8-10 12-20M40 64c4-8 10-12 16-18" fill="none"/></g>`,
  )

const twill = ({ seam }: Palette) =>
  tile(9, `<path d="M0 9 9 0" stroke="${seam}" stroke-width=".6" opacity=".35"/>`)

const surfaces: readonly (readonly [words: readonly string[], draw: (palette: Palette) => string])[] = [
  [['dentelle', 'guipure', 'broderie anglaise'], lace],
  [['paillettes', 'dévoré', 'velours'], sequins],
  [['imprimé', 'jacquard'], leaves],
  [['surpiqûres cuivre', 'denim'], twill],
]

/** The pattern of a cloth that shows one, as a definition that the garment is filled with a second time. */
export const surfaceOf = (garment: Garment, palette: Palette) =>
  surfaces.find(([words]) => speaksOf(garment, ...words))?.[1](palette)
