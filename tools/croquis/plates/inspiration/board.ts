import type { Camera, Vec3 } from '../../form/camera.ts'

/** A board seen straight on: ten pixels a centimetre, from the lower left corner of the sheet. */
export const boardCamera: Camera = { yaw: 0, pitch: 0, pixelsPerCm: 10, originX: 0, originY: 1600 }

/** Something flat on the board: where its middle lies, and how far it is turned, in radians to the left. */
export interface Laid {
  readonly at: readonly [x: number, y: number]
  readonly turn: number
  /** How far above the board, so that one thing covers another. */
  readonly above: number
}

export const placeOn =
  ({ at: [left, up], turn, above }: Laid) =>
  (x: number, y: number, z = 0): Vec3 => [
    left + x * Math.cos(turn) - y * Math.sin(turn),
    up + x * Math.sin(turn) + y * Math.cos(turn),
    above + z,
  ]

/** What a flat thing throws on the board, as an outline in pixels of the sheet; cloth sags between its pins. */
export const shadowOf = (laid: Laid, [wide, high]: readonly [number, number], sag = 0) => {
  const place = placeOn(laid)
  const corners = [
    place(-wide / 2, -high / 2),
    place(wide / 2, -high / 2),
    place(wide / 2, high / 2 - sag),
    place(-wide / 2, high / 2 - sag),
  ]
  const { pixelsPerCm, originY } = boardCamera
  return `<path d="M${corners
    .map(([x, y]) => `${(x + 0.9) * pixelsPerCm},${originY - (y - 1.2) * pixelsPerCm}`)
    .join('L')}Z"/>`
}

export const shade = '#8d8390'
