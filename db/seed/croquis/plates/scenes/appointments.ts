import { degrees } from '../../curves.ts'
import type { Camera, Vec3 } from '../../form/camera.ts'
import { moved } from '../../form/moved.ts'
import { joined, part } from '../../form/part.ts'
import { tube } from '../../form/tube.ts'
import { drawScene } from './draw-scene.ts'
import { length } from './lengths.ts'
import { materials } from './materials.ts'
import { straight } from './room-lines.ts'
import { armchair, standingMirror, teaTable } from './salon.ts'
import { cushion, turned } from './solids.ts'
import { thread } from './thread.ts'
import { dressed, dyed, pieceLike } from './wardrobe.ts'
import { roundOf, shapeOf } from './washes.ts'

const salonView: Camera = {
  yaw: degrees(-22),
  pitch: degrees(14),
  pixelsPerCm: 4.5,
  originX: 596,
  originY: 1180,
}

/** The salon where one is received: an armchair, tea, a mirror, and a gown that waits. */
export const drawSalon = async (): Promise<Buffer> => {
  const camera = salonView
  const gown = await dressed(
    pieceLike({
      reference: 'salon-gown',
      silhouette: 'empire',
      neckline: 'v',
      sleeves: 'sans-manches',
      colour: '#f4e6dc',
      accent: '#caa193',
      material: 'Mousseline',
    }),
  )
  return drawScene('service-appointment', {
    camera,
    things: joined(
      part(
        [],
        [straight([-300, 0, -120], [300, 0, -120], 1.6), straight([-300, 12, -120], [300, 12, -120], 1)],
      ),
      standingMirror({ at: [-64, 0, -70], turn: -4 }),
      moved(gown, { by: [54, 0, -64], turn: degrees(10) }),
      armchair(dyed('velvet', '#a2585c'), { at: [-44, 0, 44], turn: 44 }),
      teaTable({ at: [44, 0, 66] }),
    ),
    washes: [
      {
        shapes: shapeOf(camera, [
          [-240, 0, -120],
          [-200, 300, -120],
          [210, 300, -120],
          [240, 0, -120],
        ]),
        colour: '#b9bfae',
        layers: 0.42,
        rough: 60,
        soft: 6,
      },
      {
        shapes: shapeOf(camera, roundOf([0, 0, 10], [150, 118])),
        colour: '#c99c90',
        layers: 0.42,
        rough: 16,
      },
      {
        shapes: shapeOf(camera, roundOf([0, 0, 10], [139, 108])),
        colour: '#ffffff',
        layers: 0,
        masks: true,
        rough: 16,
      },
      {
        shapes: shapeOf(camera, roundOf([0, 0, 10], [135, 104.5])),
        colour: '#cfa79a',
        layers: 0.34,
        rough: 16,
      },
      ...(
        [
          [-34, 54, 44],
          [54, 74, 32],
          [66, -56, 40],
          [-54, -66, 36],
        ] as const
      ).map(([x, z, reach]) => ({
        shapes: shapeOf(camera, roundOf([x, 0, z], [reach, reach * 0.9])),
        colour: '#6f5560',
        layers: 0.36,
        soft: 10,
      })),
    ],
  })
}

const fittingView: Camera = {
  yaw: degrees(-16),
  pitch: degrees(13),
  pixelsPerCm: 5.1,
  originX: 600,
  originY: 1230,
}

const curtain = (name: string, at: number, swing: number) =>
  length({
    name,
    cloth: dyed('velvet', '#7c8a7c'),
    path: [
      [at, 236, 0],
      [at + swing * 0.1, 190, 1],
      [at + swing * 0.7, 130, 2],
      [at + swing, 104, 3],
      [at + swing * 0.8, 80, 3],
      [at + swing * 0.55, 40, 3],
      [at + swing * 0.5, 1, 4],
    ],
    width: (share) => 64 - 40 * Math.exp(-(((share - 0.5) / 0.2) ** 2)) - 8 * share,
    faces: [0, 0, 1],
    folds: 13,
    height: 6,
    begins: [0, 0.02],
  })

const ring = (x: number) =>
  tube({
    cloth: materials.brass,
    path: Array.from(
      { length: 13 },
      (_, step): Vec3 => [
        x,
        237.5 + 2.6 * Math.cos((step / 12) * 2 * Math.PI),
        2.6 * Math.sin((step / 12) * 2 * Math.PI),
      ],
    ),
    radius: () => [0.4, 0.4],
    cols: 10,
    rows: 30,
  })

/** The fitting room: its curtain held aside by the thread, a mirror, a step to stand on. */
export const drawFittingRoom = (): Promise<Buffer> => {
  const camera = fittingView
  return drawScene('appointments', {
    camera,
    things: joined(
      part(
        [
          tube({
            cloth: materials.brass,
            path: [
              [-128, 240, 0],
              [128, 240, 0],
            ],
            radius: () => [1.2, 1.2],
            cols: 16,
          }),
          ...[-116, -102, -88, -74, -60, 66, 82, 98, 112].map(ring),
          curtain('curtain-left', -84, -22),
          curtain('curtain-right', 92, 18),
        ],
        [straight([-106, 0, -96], [106, 0, -96], 1.6), straight([-106, 11, -96], [106, 11, -96], 1)],
      ),
      standingMirror({ at: [18, 0, -66], turn: 10 }),
      part([
        turned({
          cloth: materials.oak,
          at: [0, 0, 12],
          profile: [
            [0, 46],
            [11, 46],
            [12, 47],
            [14, 47],
            [14.4, 46],
            [14.5, 0.1],
          ],
        }),
        turned({
          cloth: dyed('velvet', '#b9737a'),
          at: [-66, 0, 62],
          profile: [
            [4, 17],
            [8, 19],
            [26, 20],
            [34, 20],
            [38, 18],
            [39, 0.2],
          ],
        }),
        cushion({ cloth: materials.card, at: [-66, 41.5, 62], size: [24, 4, 17], soft: 0.2 }),
      ]),
      thread([
        [-126, 106, 6],
        [-112, 100, 14],
        [-98, 102, 12],
        [-92, 106, 4],
      ]),
      thread([
        [-110, 100, 14],
        [-112, 84, 15],
        [-109, 66, 15],
        [-112, 52, 15],
      ]),
    ),
    washes: [
      {
        shapes: shapeOf(camera, [
          [-106, 0, -96],
          [-106, 250, -96],
          [106, 250, -96],
          [106, 0, -96],
        ]),
        colour: '#cbb193',
        layers: 0.44,
        rough: 20,
        soft: 8,
      },
      {
        shapes: shapeOf(camera, [
          [-128, 0, -96],
          [128, 0, -96],
          [150, 0, 110],
          [-150, 0, 110],
        ]),
        colour: '#b4946f',
        layers: 0.36,
        rough: 40,
        soft: 6,
      },
      { shapes: shapeOf(camera, roundOf([16, 0, 22], [60, 48])), colour: '#6b5650', layers: 0.4, soft: 9 },
      { shapes: shapeOf(camera, roundOf([-56, 0, 68], [28, 22])), colour: '#6b5650', layers: 0.4, soft: 8 },
      { shapes: shapeOf(camera, roundOf([32, 0, -58], [46, 26])), colour: '#6b5650', layers: 0.34, soft: 9 },
    ],
  })
}
