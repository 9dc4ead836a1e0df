import { body } from './body.ts'
import type { Garment, Side as View } from './garment.ts'
import type { Point } from './outline.ts'

/** The upper edge of a bodice, each side from the centre to under the arm, and the straps that hold it. */
export interface TopEdge {
  readonly right: readonly Point[]
  readonly left: readonly Point[]
  readonly straps: readonly (readonly Point[])[]
}

const { shoulder, underarm } = body
const armpit: Point = [underarm.x, underarm.y, 'corner']

const overShoulder = (neck: readonly Point[]): readonly Point[] => [
  ...neck,
  [shoulder.x, shoulder.y, 'corner'],
  [shoulder.x - 14, 280],
  armpit,
]

const both = (side: readonly Point[], straps: TopEdge['straps'] = []): TopEdge => ({
  right: side,
  left: side,
  straps,
})

const roundNeck: readonly Point[] = [
  [0, 246],
  [34, 236],
  [58, 196, 'corner'],
]
const vNeck = (depth: number): readonly Point[] => [
  [0, depth, 'corner'],
  [58, 196, 'corner'],
]
const squareNeck = (depth: number): readonly Point[] => [
  [0, depth, 'corner'],
  [70, depth, 'corner'],
  [74, 202, 'corner'],
]
const boatNeck: readonly Point[] = [
  [0, 228],
  [60, 222],
  [96, 212, 'corner'],
]
const highNeck: readonly Point[] = [
  [0, 180, 'corner'],
  [38, 176, 'corner'],
  [46, 198, 'corner'],
]
const sweetheart: readonly Point[] = [[0, 322, 'corner'], [36, 288], [76, 286], [104, 312], armpit]
const straightEdge: readonly Point[] = [[0, 306, 'corner'], [106, 306, 'corner'], armpit]

const halter: readonly Point[] = [[0, 182, 'corner'], [36, 180, 'corner'], [46, 240], [84, 312], armpit]

const oneShoulder: TopEdge = {
  right: overShoulder([
    [0, 268],
    [40, 226],
    [72, 204, 'corner'],
  ]),
  left: [[0, 268], [30, 286], armpit],
  straps: [],
}

const strap = (from: Point): readonly Point[] => [from, [from[0] * 0.9, 250], [66, 206]]

const onStraps = (neckline: string): TopEdge => {
  if (neckline === 'v-plongeant')
    return both([[0, 408, 'corner'], [44, 340], [76, 290, 'corner'], [100, 318], armpit], [strap([76, 290])])
  if (neckline === 'bénitier')
    return both([[0, 338], [46, 318], [80, 280, 'corner'], [102, 318], armpit], [strap([80, 280])])
  return both(sweetheart, [strap([72, 288])])
}

const wideStraps = (neckline: string): TopEdge =>
  neckline === 'carré'
    ? both([
        [0, 286, 'corner'],
        [66, 286, 'corner'],
        [70, 204, 'corner'],
        [104, 216, 'corner'],
        [100, 290],
        armpit,
      ])
    : both([
        [0, 312, 'corner'],
        [40, 288],
        [62, 286, 'corner'],
        [68, 204, 'corner'],
        [100, 214, 'corner'],
        [98, 290],
        armpit,
      ])

const coveredNecks: Readonly<Record<string, readonly Point[]>> = {
  rond: roundNeck,
  bateau: boatNeck,
  illusion: boatNeck,
  carré: squareNeck(286),
  montant: highNeck,
  v: vNeck(318),
  'v-croisé': vNeck(330),
  'v-plongeant': vNeck(404),
  lavallière: highNeck,
  chemise: [
    [0, 232, 'corner'],
    [46, 190, 'corner'],
  ],
  coeur: [
    [0, 322, 'corner'],
    [40, 286],
    [62, 262],
    [66, 204, 'corner'],
  ],
}

const frontEdge = ({ neckline, sleeves }: Garment): TopEdge => {
  if (neckline === 'américain') return both(halter)
  if (neckline === 'asymétrique') return oneShoulder
  if (sleeves === 'bretelles-fines') return onStraps(neckline)
  if (sleeves === 'bretelles-larges') return wideStraps(neckline)
  if (sleeves === 'sans-manches' && neckline === 'coeur') return both(sweetheart)
  if (sleeves === 'sans-manches' && neckline === 'droit') return both(straightEdge)
  return both(overShoulder(coveredNecks[neckline] ?? roundNeck))
}

const backNecks: Readonly<Record<string, readonly Point[]>> = {
  nu: [
    [0, 436],
    [44, 400],
    [64, 290],
    [62, 198, 'corner'],
  ],
  v: vNeck(392),
  carré: squareNeck(300),
  goutte: [
    [0, 200],
    [40, 196],
    [58, 192, 'corner'],
  ],
}

const backEdge = (garment: Garment): TopEdge => {
  const { neckline, sleeves, back } = garment
  if (neckline === 'asymétrique') return { right: oneShoulder.left, left: oneShoulder.right, straps: [] }
  if (neckline === 'américain')
    return both(
      [
        [0, 446],
        [60, 420],
        [underarm.x, 350, 'corner'],
      ],
      [
        [
          [100, 340],
          [60, 240],
          [30, 184],
        ],
      ],
    )
  const deep = back === 'nu' || back === 'v' ? 420 : 320
  if (sleeves === 'bretelles-fines')
    return both(
      [
        [0, deep, 'corner'],
        [60, deep - 40],
        [underarm.x, underarm.y, 'corner'],
      ],
      [
        [
          [52, deep - 34],
          [58, 300],
          [66, 206],
        ],
      ],
    )
  if (sleeves === 'sans-manches' && (neckline === 'coeur' || neckline === 'droit'))
    return both([[0, 330, 'corner'], [70, 326], armpit])
  if (sleeves === 'bretelles-larges')
    return both([
      [0, 310, 'corner'],
      [66, 306, 'corner'],
      [70, 204, 'corner'],
      [104, 216, 'corner'],
      [100, 290],
      armpit,
    ])
  return both(
    overShoulder(
      backNecks[back] ?? [
        [0, 212],
        [36, 206],
        [58, 194, 'corner'],
      ],
    ),
  )
}

/** The upper edge of a dress, seen from one side. */
export const topEdge = (garment: Garment, view: View) =>
  view === 'front' ? frontEdge(garment) : backEdge(garment)
