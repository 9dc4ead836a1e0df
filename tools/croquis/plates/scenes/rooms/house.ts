import { degrees } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import { moved } from '../../../form/moved.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { heights, onBody, stand } from '../../../form/stand.ts'
import { drawScene } from '../draw-scene.ts'
import { thread } from '../thread.ts'
import { paperMargin, roundOf, shapeOf, type Wash } from '../washes.ts'
import { length } from '../work/lengths.ts'
import { openingOf, straight, tallWindow } from './room-lines.ts'
import { dressed, dyed, pieceLike } from './wardrobe.ts'

const camera: Camera = {
  yaw: degrees(-15),
  pitch: degrees(10),
  pixelsPerCm: 3.95,
  originX: 585,
  originY: 1250,
}

const wall = -110
const windows = [-132, 18].map((left) => ({ left, wide: 88, low: 22, high: 240, wall }))

const boards = Array.from({ length: 5 }, (_, place) => {
  const x = -120 + place * 50
  return straight([x, 0, wall], [x, 0, 96], 1)
})

/** The sun lies on the floor in the shape of the windows. */
const sunOf = ({ left, wide }: { left: number; wide: number }): readonly Vec3[] => [
  [left + 10, 0, wall + 24],
  [left + wide + 10, 0, wall + 24],
  [left + wide + 74, 0, 96],
  [left + 74, 0, 96],
]

const wallWash: Wash = {
  shapes: shapeOf(camera, [
    [-330, 0, wall],
    [-330, 330, wall],
    [330, 330, wall],
    [330, 0, wall],
  ]),
  colour: '#cbb49b',
  layers: 0.5,
}

/** Their panes stay paper, but for the sky in the upper ones. */
const windowWashes: readonly Wash[] = [
  ...windows.map((window) => ({
    shapes: shapeOf(camera, openingOf(window)),
    colour: '#ffffff',
    layers: 0,
    masks: true,
  })),
  ...windows.map((window) => ({
    shapes: shapeOf(
      camera,
      openingOf({ ...window, low: 150, wide: window.wide - 8, left: window.left + 4, high: 236 }),
    ),
    colour: '#a9b8bf',
    layers: 0.42,
    soft: 30,
  })),
]

const floorWashes: readonly Wash[] = [
  {
    shapes: shapeOf(camera, [
      [-330, 0, wall],
      [330, 0, wall],
      [330, 0, 600],
      [-330, 0, 600],
    ]),
    colour: '#a98762',
    layers: 0.5,
    soft: 3,
    rough: 20,
  },
  ...windows.map((window) => ({
    shapes: shapeOf(camera, sunOf(window)),
    colour: '#ffffff',
    layers: 0.02,
    masks: true,
    soft: 3,
  })),
]

/** What the three stands throw on the floor. */
const shadows: readonly Wash[] = (
  [
    [-88, -34, 36],
    [6, 0, 24],
    [96, 44, 22],
  ] as const
).map(([x, z, reach]) => ({
  shapes: shapeOf(camera, roundOf([x + 26, 0, z + 12], [reach + 20, reach])),
  colour: '#6f5a62',
  layers: 0.36,
  soft: 10,
}))

const tape = () => {
  const way = Array.from(
    { length: 9 },
    (_, step): Vec3 => onBody(-1.2 + (step / 8) * 2.4, 149 - 3 * Math.abs(step - 4), 0.8),
  )
  return part([], [{ path: way, width: 3.4, colour: '#e9d9a4' }])
}

const curtains = () =>
  windows.flatMap(({ left, wide, high }, place) =>
    [left - 9, left + wide + 9].map((x, side) =>
      length({
        cloth: dyed('chiffon', '#f5ecdc', '#d8c3ac'),
        name: `curtain-${place}-${side}`,
        path: [
          [x, high + 8, wall + 5],
          [x, 160, wall + 7],
          [x, 1, wall + 7],
        ],
        width: (share) => 17 + 7 * share,
        faces: [0, 0, 1],
        folds: 5,
        height: 5,
        begins: [0, 0.02],
        line: 0.7,
      }),
    ),
  )

/** The windows between their curtains, the boards and the skirting. */
const room = (): Part =>
  part(curtains(), [
    ...windows.flatMap(tallWindow),
    ...boards,
    straight([-142, 0, wall], [132, 0, wall], 1.8),
    straight([-142, 14, wall], [132, 14, wall], 1),
  ])

/** From the waist of the stand that waits, down to the floor and towards the viewer. */
const threadFromWaist = (): Part =>
  thread([
    [96, heights.waist, 56],
    [93, 60, 58],
    [88, 1, 66],
    [60, 0.4, 86],
    [20, 0.4, 84],
    [6, 0.4, 104],
    [-26, 0.4, 112],
  ])

/** The salon of the house: stands before the tall windows, the last one waiting. */
export const drawHouse = async (): Promise<Buffer> => {
  const gown = await dressed(
    pieceLike({
      reference: 'house-gown',
      neckline: 'coeur',
      silhouette: 'princesse',
      details: ['plis creux'],
    }),
  )
  const dress = await dressed(
    pieceLike({
      reference: 'house-dress',
      silhouette: 'A-line',
      neckline: 'bateau',
      length: 'midi',
      colour: '#b9737a',
      accent: '#7a3c48',
      material: 'Soie',
      details: ['corolle'],
    }),
  )
  return drawScene('house', {
    camera,
    things: joined(
      room(),
      moved(gown, { by: [-88, 0, -34], turn: degrees(-8) }),
      moved(dress, { by: [6, 0, 0], turn: degrees(6) }),
      moved(joined(part(stand()), tape()), { by: [92, 0, 44], turn: degrees(-14) }),
      threadFromWaist(),
    ),
    washes: [wallWash, ...windowWashes, ...floorWashes, ...paperMargin, ...shadows],
  })
}
