import type { Garment } from '../../../db/seed/products/demo-garment.ts'
import { speaksOf } from '../garment.ts'
import type { Cloth } from '../paint/cloth.ts'
import type { Texture } from '../paint/texture.ts'
import { type TileName, tileOf, tileSize } from '../paint/textures.ts'
import { type Random, randomOf } from '../random.ts'
import { type Colours, coloursOf } from './cloth/colours.ts'
import { type Weave, weave } from './cloth/weaves.ts'

/** What a piece is cut from: its words, its colours, its cloth, and the hand that draws it. */
export interface CuttingRoom {
  readonly garment: Garment
  readonly colours: Colours
  readonly weave: Weave
  readonly cloth: Cloth
  readonly tiles: Readonly<Record<TileName, Uint8Array>>
  /** A generator of its own for each part of the piece. */
  readonly hand: (part: string) => Random
}

const loadTiles = async (): Promise<CuttingRoom['tiles']> => {
  const [lace, foliage, damask, sequins, eyelets, twill, fleck, net] = await Promise.all([
    tileOf('lace'),
    tileOf('foliage'),
    tileOf('damask'),
    tileOf('sequins'),
    tileOf('eyelets'),
    tileOf('twill'),
    tileOf('fleck'),
    tileOf('net'),
  ])
  return { lace, foliage, damask, sequins, eyelets, twill, fleck, net }
}

const weaves: Readonly<Record<string, Weave>> = {
  Satin: 'satin',
  Soie: 'crepe',
  Coton: 'cotton',
  Lin: 'cotton',
  Polyester: 'crepe',
  Laine: 'wool',
  Velours: 'velvet',
  Denim: 'cotton',
  Cuir: 'leather',
  Mousseline: 'chiffon',
}

export const weaveOf = (garment: Garment): Weave => {
  if (speaksOf(garment, 'taffetas')) return 'taffeta'
  if (speaksOf(garment, 'dentelle')) return 'lace'
  if (speaksOf(garment, 'structurée')) return 'taffeta'
  if (speaksOf(garment, 'organza', 'transparence', 'bord vif')) return 'chiffon'
  return weaves[garment.material] ?? 'crepe'
}

interface Marks {
  readonly cm: number
  readonly colour?: number
  readonly shadow?: number
  readonly white?: number
}

export const textureOf = (
  tiles: CuttingRoom['tiles'],
  name: TileName,
  { cm, colour = 0, shadow = 0, white = 0 }: Marks,
): Texture => ({
  size: tileSize,
  marks: tiles[name],
  cm,
  colour,
  shadow,
  white,
})

/** What is woven into the cloth of a piece. */
const textureFor = (garment: Garment, colours: Colours, tiles: CuttingRoom['tiles']): Texture | undefined => {
  if (speaksOf(garment, 'dentelle'))
    return colours.isWhite
      ? textureOf(tiles, 'lace', { cm: 11.5, white: 0.7, shadow: 0.5, colour: -0.1 })
      : textureOf(tiles, 'lace', { cm: 11.5, colour: 0.6, shadow: 0.34 })
  if (speaksOf(garment, 'imprimé'))
    return textureOf(tiles, 'foliage', { cm: 26, colour: -0.55, shadow: -0.2, white: 0.3 })
  if (speaksOf(garment, 'jacquard'))
    return textureOf(tiles, 'foliage', { cm: 19, colour: 0.42, shadow: 0.14 })
  if (speaksOf(garment, 'dévoré')) return textureOf(tiles, 'damask', { cm: 20, colour: 0.6, shadow: 0.35 })
  if (speaksOf(garment, 'paillettes'))
    return textureOf(tiles, 'sequins', { cm: 13, white: 0.55, shadow: 0.55 })
  if (garment.material === 'Denim') return textureOf(tiles, 'twill', { cm: 26, colour: 0.16, shadow: 0.05 })
  if (garment.material === 'Laine') return textureOf(tiles, 'fleck', { cm: 12, colour: 0.1, shadow: 0.06 })
  return undefined
}

export const openCuttingRoom = async (garment: Garment): Promise<CuttingRoom> => {
  const tiles = await loadTiles()
  const colours = coloursOf(garment)
  const kind = weaveOf(garment)
  return {
    garment,
    colours,
    weave: kind,
    cloth: weave(kind, colours, { texture: textureFor(garment, colours, tiles) }),
    tiles,
    hand: (part) => randomOf(`${garment.reference}-${part}`),
  }
}

/** Lace without a ground: flowers on net. */
export const sheerLace = (colours: Colours, tiles: CuttingRoom['tiles']) =>
  weave('tulle', colours, {
    texture: textureOf(
      tiles,
      'lace',
      colours.isWhite ? { cm: 11, white: 0.65, shadow: 0.45 } : { cm: 11, colour: 0.6, shadow: 0.3 },
    ),
  })

/** Net with nothing on it, its meshes more or less seen. */
export const plainNet = (colours: Colours, tiles: CuttingRoom['tiles'], marks: Marks) =>
  weave('tulle', colours, { texture: textureOf(tiles, 'net', marks) })
