/** What is woven into a cloth or sewn onto it: a tile of marks, repeated over its surface. */
export interface Texture {
  readonly size: number
  /** 0 bare cloth, 1 mark; by row. */
  readonly marks: Uint8Array
  /** How many centimetres of cloth the tile covers. */
  readonly cm: number
  /** Layers of colour, of shadow and of white that a mark adds. */
  readonly colour: number
  readonly shadow: number
  readonly white: number
}

/** How much of a mark lies at a place of the cloth, softened between its pixels. */
export const markAt = ({ size, marks, cm }: Texture, x: number, y: number) => {
  const column = ((x / cm) * size) % size
  const row = ((y / cm) * size) % size
  const u = column < 0 ? column + size : column
  const v = row < 0 ? row + size : row
  const west = Math.floor(u)
  const north = Math.floor(v)
  const mark = (c: number, r: number) => marks[(r % size) * size + (c % size)] ?? 0
  const upper = mark(west, north) * (1 - (u - west)) + mark(west + 1, north) * (u - west)
  const lower = mark(west, north + 1) * (1 - (u - west)) + mark(west + 1, north + 1) * (u - west)
  return (upper * (1 - (v - north)) + lower * (v - north)) / 255
}
