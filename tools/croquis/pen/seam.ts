import { type Camera, project, type Vec3 } from '../form/camera.ts'
import type { Visible } from '../paint/visible.ts'
import type { Random } from '../random.ts'
import { evenly, inkOf, type Point, steadied, wandering } from './stroke.ts'

/** A line sewn or drawn on the cloth itself: seams, stitches, laces, buttons. */
export interface Seam {
  readonly path: readonly Vec3[]
  /** In pixels. */
  readonly width?: number
  /** Pixels drawn and left out, for stitches. */
  readonly stitches?: readonly [drawn: number, left: number]
  /** Drawn with body colour instead of ink: threads, pearls, metal. */
  readonly colour?: string
  /** Filled instead of followed: buttons, leaves, petals. */
  readonly filled?: boolean
  /** How far behind the nearest cloth it may lie and still be seen, in centimetres. */
  readonly tolerance?: number
}

export interface DrawnSeams {
  /** Outlines of ink. */
  readonly ink: string
  /** Body colour, as elements of a drawing. */
  readonly bodyColour: string
}

interface SeamSheet {
  readonly camera: Camera
  readonly visible: Visible
  readonly random: Random
}

/** Every seam as far as nothing nearer hides it. */
export const drawSeams = (seams: readonly Seam[], sheet: SeamSheet): DrawnSeams => {
  const ink: string[] = []
  const bodyColour: string[] = []
  for (const seam of seams) {
    const outline = seenParts(seam, sheet)
      .map((part) => (seam.filled ? filledOutline(part) : strokeOutline(seam, part, sheet.random)))
      .join('')
    if (outline === '') continue
    if (seam.colour) bodyColour.push(`<path d="${outline}" fill="${seam.colour}"/>`)
    else ink.push(outline)
  }
  return { ink: ink.join(''), bodyColour: bodyColour.join('') }
}

const seenParts = ({ path, tolerance = 1.2 }: Seam, { camera, visible }: SeamSheet) => {
  const parts: Point[][] = []
  let part: Point[] = []
  for (const place of path) {
    const { x, y, depth } = project(camera, place)
    const pixel = Math.round(y) * visible.width + Math.round(x)
    const inside = x >= 0 && y >= 0 && x < visible.width && y < visible.height
    if (inside && depth > (visible.depth[pixel] ?? 0) - tolerance) part.push([x, y])
    else {
      if (part.length > 1) parts.push(part)
      part = []
    }
  }
  return part.length > 1 ? [...parts, part] : parts
}

const filledOutline = (points: readonly Point[]) =>
  points.length < 3 ? '' : `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`

const strokeOutline = ({ width = 1.6, stitches }: Seam, part: readonly Point[], random: Random) => {
  const line = steadied(evenly(part, 2), 2)
  if (!stitches) return inkOf({ points: wandering(line, 0.5, random), width, taper: 0.12 }, random)
  const [drawn, left] = stitches.map((length) => Math.max(1, Math.round(length / 2)))
  if (drawn === undefined || left === undefined) return ''
  const outlines: string[] = []
  for (let index = 0; index < line.length - drawn; index += drawn + left) {
    outlines.push(inkOf({ points: line.slice(index, index + drawn + 1), width, taper: 0.2 }, random))
  }
  return outlines.join('')
}
