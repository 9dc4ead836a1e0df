import { clamp } from '../curves.ts'
import type { ViewMesh } from '../form/view-mesh.ts'
import { type Cloth, toneSteps } from './cloth.ts'
import { paperNoise } from './noise.ts'
import { markAt } from './texture.ts'
import type { Visible } from './visible.ts'

/** The pigment on a sheet before it is wet: how much of each light it swallows, and the white beneath. */
export interface Pigment {
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
  readonly white: Float32Array
}

export const noPigment = (pixels: number): Pigment => ({
  red: new Float32Array(pixels),
  green: new Float32Array(pixels),
  blue: new Float32Array(pixels),
  white: new Float32Array(pixels),
})

const insideDarkness = 0.34

/** Lays the washes of every cloth that is seen. */
export const paintVisible = (pigment: Pigment, sheet: Visible, cloths: readonly Cloth[]) => {
  const paint = solidPainter(pigment, sheet)
  for (let y = 0, pixel = 0; y < sheet.height; y++) {
    for (let x = 0; x < sheet.width; x++, pixel++) {
      const surface = sheet.surface[pixel] ?? 0
      const cloth = surface === 0 ? undefined : cloths[surface - 1]
      if (cloth) paint(cloth, pixel, paperNoise.driftToo.at(x * 2, y * 2) * 0.024)
    }
  }
}

const solidPainter = (pigment: Pigment, sheet: Visible) => (cloth: Cloth, pixel: number, drift: number) => {
  const facing = sheet.facing[pixel] ?? 0
  const hollow = sheet.hollow[pixel] ?? 0
  const fold = cloth.depth * 0.42 * hollow * hollow
  const inside = facing < 0 ? insideDarkness : 0
  const step = stepOf(0.5 - 0.5 * (sheet.light[pixel] ?? 0) + fold + inside + drift)
  const turned = 1 - Math.abs(facing)
  const mark = markOf(cloth, sheet, pixel)
  const { colour, shadow, white } = cloth.texture ?? bare
  const ofColour = Math.max(0, (cloth.colourLayers[step] ?? 0) + cloth.rim * turned * turned + mark * colour)
  const ofShadow = Math.max(0, (cloth.shadowLayers[step] ?? 0) + mark * shadow)
  // What lies behind a solid figure was kept off the paper: its own pigment replaces it.
  pigment.red[pixel] = ofColour * cloth.colour[0] + ofShadow * cloth.shadow[0]
  pigment.green[pixel] = ofColour * cloth.colour[1] + ofShadow * cloth.shadow[1]
  pigment.blue[pixel] = ofColour * cloth.colour[2] + ofShadow * cloth.shadow[2]
  pigment.white[pixel] = clamp(cloth.white + mark * white)
}

const bare = { colour: 0, shadow: 0, white: 0 } as const

const stepOf = (darkness: number) => Math.round(clamp(darkness) * (toneSteps - 1))

const markOf = ({ texture }: Cloth, sheet: Visible, pixel: number) =>
  texture ? markAt(texture, sheet.weaveX[pixel] ?? 0, sheet.weaveY[pixel] ?? 0) : 0

/**
 * Lays a cloth that is seen through: it hides nothing, and is denser where it is seen edge on, as tulle is. Each of its
 * layers in front of the solid ones adds its own.
 */
export const paintSheer = (
  pigment: Pigment,
  sheet: Visible,
  { view, solid }: { view: ViewMesh; solid: Visible },
) => {
  const paint = sheerPainter(pigment, sheet, view.mesh.cloth)
  for (let pixel = 0; pixel < sheet.surface.length; pixel++) {
    const isThere = sheet.surface[pixel] !== 0
    if (isThere && (sheet.depth[pixel] ?? 0) >= (solid.depth[pixel] ?? 0) - 0.4) paint(pixel)
  }
}

/** How much of what lies behind it white net pales. */
const veiling = 0.7

const sheerPainter = (pigment: Pigment, sheet: Visible, cloth: Cloth) => (pixel: number) => {
  const edge = Math.min(3.2, 1 / (0.22 + Math.abs(sheet.facing[pixel] ?? 0)))
  const fold = cloth.depth * 0.3 * (sheet.hollow[pixel] ?? 0)
  const step = stepOf(0.5 - 0.5 * (sheet.light[pixel] ?? 0) + fold)
  const mark = markOf(cloth, sheet, pixel)
  const { colour, shadow, white } = cloth.texture ?? bare
  const ofColour = edge * (cloth.colourLayers[step] ?? 0) + mark * colour
  const ofShadow = edge * (cloth.shadowLayers[step] ?? 0) + mark * shadow
  const cover = clamp(cloth.white * edge * 0.6 + mark * white)
  const through = 1 - veiling * cover
  pigment.red[pixel] =
    through * (pigment.red[pixel] ?? 0) + ofColour * cloth.colour[0] + ofShadow * cloth.shadow[0]
  pigment.green[pixel] =
    through * (pigment.green[pixel] ?? 0) + ofColour * cloth.colour[1] + ofShadow * cloth.shadow[1]
  pigment.blue[pixel] =
    through * (pigment.blue[pixel] ?? 0) + ofColour * cloth.colour[2] + ofShadow * cloth.shadow[2]
  const before = pigment.white[pixel] ?? 0
  pigment.white[pixel] = clamp(before + (1 - before) * cover)
}
