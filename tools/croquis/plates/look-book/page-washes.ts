import type { PageWash } from './page.ts'

interface Place {
  /** In shares of the sheet, from its upper left corner. */
  readonly centre: readonly [x: number, y: number]
  readonly reach: readonly [x: number, y: number]
  readonly squareness: number
}

/** A patch that the brush left. */
export const patch = (colour: string, layers: number, place: Place): PageWash => ({
  kind: 'patch',
  colour,
  layers,
  ...place,
})

/** A patch that leaves no paper bare but at the corners of the sheet. */
export const fullPatch = (colour: string, layers: number): PageWash =>
  patch(colour, layers, { centre: [0.5, 0.5], reach: [0.9, 0.9], squareness: 8 })

/** A printed panel with straight sides. */
export const panel = (
  colour: string,
  layers: number,
  box: readonly [left: number, top: number, width: number, height: number],
): PageWash => ({ kind: 'panel', colour, layers, box })
