import { type Camera, project, type Vec3 } from '../../form/camera.ts'
import { rgbOf } from '../../paint/colour.ts'
import type { Pigment } from '../../paint/pigment.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import { type Size, sheetSize } from './sheet-size.ts'

/** A wash of the room: where the brush goes, how wet the paper is, how much lies there. */
export interface Wash {
  /** Shapes of a drawing in pixels of the sheet, filled white where the wash lies. */
  readonly shapes: string
  readonly colour: string
  readonly layers: number
  /** How far the wet paper carries it, in pixels. */
  readonly soft?: number
  /** How far its border wanders, in pixels. */
  readonly rough?: number
  /** Uncovers what lies beneath, as if masked before. */
  readonly masks?: boolean
}

/** Lays washes one over the other; they use no chance of the sheet, so that its pen lines stay where they are without them. */
export const layWashes = async (pigment: Pigment, washes: readonly Wash[], size: Size = sheetSize) => {
  for (const { shapes, colour, layers, soft = 0, rough = 0, masks = false } of washes) {
    await layShapes(pigment, { ...size, shapes, colour: rgbOf(colour), layers, soft, rough, masks })
  }
}

/** A flat outline in the room as it lies on the sheet. */
export const shapeOf = (camera: Camera, outline: readonly Vec3[], fill = '#fff') =>
  `<path d="M${outline
    .map((place) => project(camera, place))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join('L')}Z" fill="${fill}"/>`

/** A round on the floor, for what a stand or a hem throws there. */
export const roundOf = ([x, y, z]: Vec3, [across, deep]: readonly [number, number]): readonly Vec3[] =>
  Array.from({ length: 40 }, (_, step): Vec3 => {
    const turn = (step / 40) * 2 * Math.PI
    return [x + Math.cos(turn) * across, y, z + Math.sin(turn) * deep]
  })

/** A margin of clean paper around a room, as the brush leaves it. */
export const paperMargin: readonly Wash[] = [
  {
    shapes:
      '<path fill-rule="evenodd" d="M-200,-200H1400V1800H-200ZM120,150C380,96 880,110 1076,160C1120,420 1096,900 1110,1330C1080,1480 980,1490 640,1478C420,1490 200,1480 104,1440C70,1080 96,520 120,150Z"/>',
    colour: '#ffffff',
    layers: 0,
    rough: 70,
    soft: 4,
    masks: true,
  },
  {
    shapes: '<path fill-rule="evenodd" d="M0,0H1200V1600H0ZM50,50V1540H1150V50Z"/>',
    colour: '#ffffff',
    layers: 0,
    masks: true,
  },
]
