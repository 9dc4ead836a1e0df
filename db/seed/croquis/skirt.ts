import { body, hemOf } from './body.ts'
import type { Side as View } from './garment.ts'
import type { Point } from './outline.ts'

const { hip, waist, underarm, kneeY } = body

type Side = (hemY: number) => readonly Point[]

const flare = (from: Point, perPixel: number, hemY: number): Point => [
  from[0] + (hemY - from[1]) * perPixel,
  hemY,
  'corner',
]

const waistCorner: Point = [waist.x, waist.y, 'corner']

const sides: Readonly<Record<string, Side>> = {
  princesse: (hemY) => [
    [96, 400],
    waistCorner,
    [140, 490],
    [214, 610],
    [waist.x + 66 + (hemY - waist.y) * 0.27, (waist.y + hemY * 2) / 3],
    [waist.x + (hemY - waist.y) * 0.4, hemY, 'corner'],
  ],
  'A-line': (hemY) => [[94, 400], waistCorner, [104, 510], flare([104, 510], 0.3, hemY)],
  empire: (hemY) => [[100, 372], [96, body.underbustY, 'corner'], [112, 480], flare([112, 480], 0.17, hemY)],
  trapèze: (hemY) => [[118, 420], flare([underarm.x, underarm.y], 0.26, hemY)],
  fourreau: (hemY) => [
    [92, 400],
    [waist.x, waist.y],
    [106, 520],
    [hip.x, hip.y],
    [hip.x - 2, (hip.y + hemY) / 2],
    [hip.x - 12 + Math.max(0, hemY - kneeY) * 0.06, hemY, 'corner'],
  ],
  sirène: (hemY) => [
    [92, 400],
    [waist.x, waist.y],
    [106, 520],
    [hip.x - 2, hip.y],
    [92, 760],
    [84, kneeY + 10],
    [120, 940],
    [206, hemY, 'corner'],
  ],
  droite: (hemY) => [
    [100, 410],
    [96, waist.y + 10],
    [hip.x + 2, Math.min(hemY, hip.y), 'corner'],
    [hip.x + 6, hemY, 'corner'],
  ],
}

/** The side of a dress from under the arm down, then its hem to the centre, which hangs a little lower. */
export const dressSide = ({
  silhouette,
  length,
}: {
  silhouette: string
  length: string
}): readonly Point[] => {
  const hemY = hemOf(length)
  const side = (sides[silhouette] ?? sides.fourreau)?.(hemY) ?? []
  const width = side.at(-1)?.[0] ?? waist.x
  const drop = 8 + width * 0.06
  return [...side, [width / 2, hemY + drop * 0.8], [0, hemY + drop]]
}

export const hemWidth = (side: readonly Point[]) => Math.max(...side.map(([x]) => x))

/** A skirt worn alone starts at its band. */
export const skirtSide = (length: string): readonly Point[] => [
  [0, waist.y - 16, 'corner'],
  [waist.x, waist.y - 18, 'corner'],
  ...dressSide({ silhouette: 'A-line', length }).slice(1),
]

/** One trouser leg from waist to hem and up to the fork. */
export const trouserSide = (wide: number): readonly Point[] => [
  [waist.x, waist.y, 'corner'],
  [108, 520],
  [hip.x, hip.y],
  [hip.x + wide * 0.5, 840],
  [hip.x + wide, 1085, 'corner'],
  [22, 1090, 'corner'],
  [14, 840],
  [0, 650, 'corner'],
]

const trains: Readonly<Record<string, number>> = { balayeuse: 34, chapelle: 74, cathédrale: 104 }

interface Train {
  readonly view: View
  readonly train: string
  /** Of the dress at its hem. */
  readonly width: number
  readonly hemY: number
}

/** Cloth that lies on the floor behind a dress: wider than its hem, and longer; from behind it starts high. */
export const trainSide = ({ view, train, width, hemY }: Train): readonly Point[] => {
  const reach = trains[train] ?? 0
  if (reach === 0) return []
  const outer = Math.min(width + reach, 400)
  const rise: readonly Point[] =
    view === 'front'
      ? [
          [0, hemY - 170, 'corner'],
          [width * 0.7, hemY - 130],
        ]
      : [
          [0, hemY - 460, 'corner'],
          [width * 0.26, hemY - 330],
          [width * 0.62, hemY - 130],
        ]
  return [...rise, [outer, hemY + 8], [outer * 0.8, hemY + 34], [0, hemY + 30 + reach * 0.3]]
}
