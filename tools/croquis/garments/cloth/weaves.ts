import { mix, smooth } from '../../curves.ts'
import { type Cloth, type ClothPlan, clothOf, washes, withReflection } from '../../paint/cloth.ts'
import { blend, rgbOf } from '../../paint/colour.ts'
import type { Texture } from '../../paint/texture.ts'
import type { Colours } from './colours.ts'

/** How a cloth falls and shines; the catalogue names cloths, this is how they are painted. */
export type Weave =
  | 'satin'
  | 'taffeta'
  | 'crepe'
  | 'cotton'
  | 'wool'
  | 'velvet'
  | 'chiffon'
  | 'tulle'
  | 'leather'
  | 'lace'

type Recipe = Omit<ClothPlan, 'colour' | 'shadow'>

/** Colours are the colour's own layers; whites live from their shadows. */
const coloured: Readonly<Record<Weave, Recipe>> = {
  satin: {
    colourTone: withReflection(washes(0.1, [0.14, 0.42, 0.05], [0.34, 0.45, 0.04], [0.56, 0.35, 0.04]), {
      at: 0.74,
      width: 0.12,
      share: 0.35,
    }),
    shadowTone: washes(0, [0.5, 0.3, 0.05], [0.82, 0.4]),
    depth: 0.95,
  },
  taffeta: {
    colourTone: withReflection(washes(0.16, [0.12, 0.42, 0.03], [0.3, 0.4, 0.03], [0.5, 0.35, 0.03]), {
      at: 0.68,
      width: 0.1,
      share: 0.4,
    }),
    shadowTone: washes(0, [0.42, 0.28, 0.03], [0.76, 0.45]),
    depth: 1.1,
  },
  crepe: {
    colourTone: washes(0.22, [0.12, 0.42], [0.38, 0.34], [0.62, 0.22]),
    shadowTone: washes(0, [0.48, 0.26], [0.72, 0.3]),
    depth: 0.8,
  },
  cotton: {
    colourTone: washes(0.2, [0.13, 0.5, 0.05], [0.42, 0.3], [0.66, 0.2]),
    shadowTone: washes(0, [0.46, 0.26, 0.05], [0.74, 0.25]),
    depth: 0.75,
    grain: 0.8,
  },
  wool: {
    colourTone: washes(0.4, [0.16, 0.4, 0.1], [0.44, 0.3, 0.1]),
    shadowTone: washes(0, [0.44, 0.3, 0.1], [0.7, 0.3, 0.1]),
    depth: 0.7,
    grain: 1,
  },
  velvet: {
    colourTone: washes(0.34, [0.06, 0.3, 0.05], [0.16, 0.4, 0.08], [0.5, 0.2]),
    shadowTone: washes(0.12, [0.3, 0.3, 0.12], [0.66, 0.25]),
    rim: -0.5,
    depth: 0.9,
    grain: 0.9,
  },
  chiffon: {
    colourTone: washes(0.16, [0.14, 0.26, 0.1], [0.4, 0.26, 0.12], [0.64, 0.2, 0.12]),
    shadowTone: washes(0, [0.5, 0.14, 0.12], [0.74, 0.2, 0.12]),
    rim: 0.2,
    depth: 0.95,
  },
  tulle: { colourTone: washes(0.09, [0.4, 0.05]), shadowTone: washes(0.04, [0.5, 0.06]), depth: 0.6 },
  leather: {
    colourTone: withReflection(washes(0.12, [0.1, 0.4, 0.02], [0.2, 0.35, 0.03], [0.5, 0.25]), {
      at: 0.66,
      width: 0.06,
      share: 0.5,
    }),
    shadowTone: washes(0, [0.34, 0.25, 0.03], [0.7, 0.4]),
    depth: 1,
    grain: 0.9,
  },
  lace: {
    colourTone: washes(0.28, [0.14, 0.3], [0.42, 0.3], [0.64, 0.2]),
    shadowTone: washes(0, [0.46, 0.22], [0.72, 0.25]),
    depth: 0.7,
  },
}

const white: Readonly<Record<Weave, Recipe>> = {
  satin: {
    colourTone: washes(0.3, [0.3, 0.8]),
    shadowTone: withReflection(
      washes(0, [0.22, 0.2, 0.03], [0.36, 0.34, 0.04], [0.55, 0.38, 0.04], [0.76, 0.32]),
      { at: 0.68, width: 0.09, share: 0.42 },
    ),
    depth: 1,
  },
  taffeta: {
    colourTone: washes(0.3, [0.3, 0.6]),
    shadowTone: withReflection(
      washes(0, [0.2, 0.24, 0.03], [0.34, 0.3, 0.03], [0.54, 0.36, 0.03], [0.74, 0.3]),
      { at: 0.66, width: 0.08, share: 0.4 },
    ),
    depth: 1.1,
  },
  crepe: {
    colourTone: washes(0.35, [0.3, 0.7]),
    shadowTone: washes(0, [0.24, 0.18], [0.44, 0.32], [0.68, 0.3]),
    depth: 0.85,
  },
  cotton: {
    colourTone: washes(0.2, [0.3, 0.5]),
    shadowTone: washes(0, [0.22, 0.18, 0.04], [0.45, 0.36, 0.05], [0.7, 0.26]),
    depth: 0.8,
    grain: 0.8,
  },
  wool: {
    colourTone: washes(0.5, [0.3, 0.8, 0.1]),
    shadowTone: washes(0, [0.26, 0.2, 0.09], [0.46, 0.3, 0.09], [0.7, 0.26]),
    depth: 0.7,
    grain: 1,
  },
  velvet: { colourTone: washes(0.4, [0.3, 0.8]), shadowTone: washes(0, [0.3, 0.3], [0.6, 0.3]), depth: 0.9 },
  chiffon: {
    colourTone: washes(0.3, [0.3, 0.8, 0.1]),
    shadowTone: washes(0, [0.26, 0.13, 0.09], [0.46, 0.24, 0.1], [0.68, 0.26, 0.1]),
    rim: 0.4,
    depth: 0.95,
  },
  tulle: { colourTone: washes(0.07), shadowTone: washes(0.05, [0.4, 0.07]), depth: 0.8, white: 0.34 },
  leather: { colourTone: washes(0.4), shadowTone: washes(0, [0.3, 0.4], [0.6, 0.4]), depth: 0.9 },
  lace: {
    colourTone: washes(0.5, [0.3, 0.9]),
    shadowTone: washes(0.05, [0.26, 0.16], [0.46, 0.3], [0.7, 0.26]),
    depth: 0.8,
  },
}

interface WeaveOptions {
  readonly texture?: Texture | undefined
  /** How much of the body white to lay under it. */
  readonly white?: number
}

/** A cloth of this weave in the colours of the piece. */
export const weave = (
  kind: Weave,
  colours: Colours,
  { texture, white: ground }: WeaveOptions = {},
): Cloth => {
  const recipe = colours.isWhite ? white[kind] : coloured[kind]
  const body = ground ?? recipe.white ?? (colours.isWhite ? 0.9 : 0)
  return clothOf({
    ...recipe,
    ...(colours.isDark && { colourTone: lightened(recipe.colourTone) }),
    ...(colours.isDeep && { colourTone: deepened(recipe.colourTone) }),
    colour: colours.own,
    shadow: colours.shadow,
    white: body,
    texture,
  })
}

/** Dark cloth would drown its own folds: its light is left paler, and only its dark is dark. */
const lightened =
  (tone: ClothPlan['colourTone']): ClothPlan['colourTone'] =>
  (darkness) =>
    tone(darkness) * mix(0.42, 1, smooth(0.04, 0.5, darkness))

/** A full colour has paint even where the light falls. */
const deepened =
  (tone: ClothPlan['colourTone']): ClothPlan['colourTone'] =>
  (darkness) =>
    0.36 + 0.88 * tone(darkness)

/** The same weave in the second colour of the piece. */
export const accentWeave = (kind: Weave, colours: Colours, options: WeaveOptions = {}) =>
  weave(
    kind,
    {
      ...colours,
      own: colours.accent,
      shadow: blend(colours.accent, rgbOf('#2a2430'), 0.55),
      isWhite: false,
    },
    options,
  )
