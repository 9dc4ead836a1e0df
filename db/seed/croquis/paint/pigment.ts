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
  for (let y = 0, pixel = 0; y < sheet.height; y++) {
    for (let x = 0; x < sheet.width; x++, pixel++) {
      const cloth = cloths[(sheet.surface[pixel] ?? 0) - 1]
      if (cloth) paintPixel(pigment, sheet, { cloth, pixel, x, y })
    }
  }
}

interface Brush {
  readonly cloth: Cloth
  readonly pixel: number
  readonly x: number
  readonly y: number
}

const paintPixel = (pigment: Pigment, sheet: Visible, { cloth, pixel, x, y }: Brush) => {
  const facing = sheet.facing[pixel] ?? 0
  const hollow = sheet.hollow[pixel] ?? 0
  const inside = facing < 0 ? insideDarkness : 0
  const drift = paperNoise.driftToo.at(x * 2, y * 2) * 0.024
  const darkness = clamp(
    0.5 - 0.5 * (sheet.light[pixel] ?? 0) + cloth.depth * 0.42 * hollow * hollow + inside + drift,
  )
  const step = Math.round(darkness * (toneSteps - 1))
  const turned = 1 - Math.abs(facing)
  let colour = (cloth.colourLayers[step] ?? 0) + cloth.rim * turned * turned
  let shadow = cloth.shadowLayers[step] ?? 0
  let white = cloth.white
  if (cloth.texture) {
    const mark = markAt(cloth.texture, sheet.weaveX[pixel] ?? 0, sheet.weaveY[pixel] ?? 0)
    colour += mark * cloth.texture.colour
    shadow += mark * cloth.texture.shadow
    white += mark * cloth.texture.white
  }
  mask(pigment, pixel)
  lay(pigment, pixel, { cloth, colour: Math.max(0, colour), shadow: Math.max(0, shadow) })
  pigment.white[pixel] = clamp(white)
}

/** Where a solid figure is painted, what lies behind it was kept off the paper. */
const mask = (pigment: Pigment, pixel: number) => {
  pigment.red[pixel] = 0
  pigment.green[pixel] = 0
  pigment.blue[pixel] = 0
}

const lay = (
  pigment: Pigment,
  pixel: number,
  { cloth, colour, shadow }: { cloth: Cloth; colour: number; shadow: number },
) => {
  pigment.red[pixel] = (pigment.red[pixel] ?? 0) + colour * cloth.colour[0] + shadow * cloth.shadow[0]
  pigment.green[pixel] = (pigment.green[pixel] ?? 0) + colour * cloth.colour[1] + shadow * cloth.shadow[1]
  pigment.blue[pixel] = (pigment.blue[pixel] ?? 0) + colour * cloth.colour[2] + shadow * cloth.shadow[2]
}

/**
 * Lays a cloth that is seen through: it hides nothing, and is denser where it is seen edge on, as tulle is. Each of its
 * layers in front of the solid ones adds its own.
 */
export const paintSheer = (
  pigment: Pigment,
  sheet: Visible,
  { view, solid }: { view: ViewMesh; solid: Visible },
) => {
  for (let pixel = 0; pixel < sheet.surface.length; pixel++) {
    const isThere = sheet.surface[pixel] !== 0
    if (isThere && (sheet.depth[pixel] ?? 0) >= (solid.depth[pixel] ?? 0) - 0.4)
      paintSheerPixel(pigment, sheet, { cloth: view.mesh.cloth, pixel })
  }
}

const bare = { colour: 0, shadow: 0, white: 0 } as const

const paintSheerPixel = (
  pigment: Pigment,
  sheet: Visible,
  { cloth, pixel }: { cloth: Cloth; pixel: number },
) => {
  const { texture } = cloth
  const edge = Math.min(3.2, 1 / (0.22 + Math.abs(sheet.facing[pixel] ?? 0)))
  const darkness = clamp(
    0.5 - 0.5 * (sheet.light[pixel] ?? 0) + cloth.depth * 0.3 * (sheet.hollow[pixel] ?? 0),
  )
  const step = Math.round(darkness * (toneSteps - 1))
  const mark = texture ? markAt(texture, sheet.weaveX[pixel] ?? 0, sheet.weaveY[pixel] ?? 0) : 0
  const { colour, shadow, white } = texture ?? bare
  lay(pigment, pixel, {
    cloth,
    colour: edge * (cloth.colourLayers[step] ?? 0) + mark * colour,
    shadow: edge * (cloth.shadowLayers[step] ?? 0) + mark * shadow,
  })
  const before = pigment.white[pixel] ?? 0
  pigment.white[pixel] = clamp(before + (1 - before) * clamp(cloth.white * edge * 0.6 + mark * white))
}
