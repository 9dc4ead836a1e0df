import { clamp, smooth } from '../curves.ts'
import { absorbance, type Rgb } from './colour.ts'
import type { Texture } from './texture.ts'

/** How a cloth takes the brush: how much pigment lies where it is light, half dark and dark. */
export interface Cloth {
  /** What one layer of its own colour, and one of its shadow, swallow of the light. */
  readonly colour: Rgb
  readonly shadow: Rgb
  /** Layers of each at 256 steps from light to dark. */
  readonly colourLayers: Float32Array
  readonly shadowLayers: Float32Array
  /** Layers of colour gained where the cloth turns away from the viewer; negative where it catches light there, as velvet does. */
  readonly rim: number
  /** How much darker the hollows of folds are. */
  readonly depth: number
  /** How much body white lies beneath, 0 to 1: what makes white cloth whiter than the paper. */
  readonly white: number
  /** How strongly the paper's tooth shows. */
  readonly grain: number
  readonly texture?: Texture
}

type Tone = (darkness: number) => number

export interface ClothPlan {
  readonly colour: Rgb
  readonly shadow: Rgb
  readonly colourTone: Tone
  readonly shadowTone: Tone
  readonly rim?: number
  readonly depth?: number
  readonly white?: number
  readonly grain?: number
  readonly texture?: Texture | undefined
}

export const toneSteps = 256

const layersOf = (tone: Tone) =>
  Float32Array.from({ length: toneSteps }, (_, step) => tone(step / (toneSteps - 1)))

export const clothOf = ({
  colour,
  shadow,
  colourTone,
  shadowTone,
  rim = 0,
  depth = 0.5,
  white = 0,
  grain = 0.5,
  texture,
}: ClothPlan): Cloth => ({
  colour: absorbance(colour),
  shadow: absorbance(shadow),
  colourLayers: layersOf(colourTone),
  shadowLayers: layersOf(shadowTone),
  rim,
  depth,
  white,
  grain,
  ...(texture && { texture }),
})

/** Washes laid one over the other, each with its own border: light paper, first wash, second, third. */
export const washes =
  (light: number, ...layers: readonly (readonly [from: number, layers: number, softness?: number])[]): Tone =>
  (darkness) =>
    layers.reduce(
      (sum, [from, amount, softness = 0.07]) =>
        sum + amount * smooth(from - softness, from + softness, darkness),
      light,
    )

/** As satin does: light thrown back from below in the middle of the dark. */
export const withReflection =
  (tone: Tone, { at, width, share }: { at: number; width: number; share: number }): Tone =>
  (darkness) =>
    tone(darkness) * (1 - share * clamp(1 - Math.abs(darkness - at) / width))
