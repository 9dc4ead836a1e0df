import { degrees } from '../../../curves.ts'
import type { Camera } from '../../../form/camera.ts'
import { moved } from '../../../form/moved.ts'
import { joined, part } from '../../../form/part.ts'
import { drawScene } from '../draw-scene.ts'
import { paperMargin, roundOf, shapeOf, type Wash } from '../washes.ts'
import { armchair } from './armchair.ts'
import { panelling } from './room-lines.ts'
import { standingMirror } from './standing-mirror.ts'
import { teaTable } from './tea-table.ts'
import { dressed, dyed, pieceLike } from './wardrobe.ts'

const salonView: Camera = {
  yaw: degrees(-22),
  pitch: degrees(14),
  pixelsPerCm: 4.7,
  originX: 600,
  originY: 1215,
}

const wall: Wash = {
  shapes: shapeOf(salonView, [
    [-300, 0, -120],
    [-300, 340, -120],
    [300, 340, -120],
    [300, 0, -120],
  ]),
  colour: '#b9bfae',
  layers: 0.46,
  soft: 3,
}

/** A round rug, its border left apart from its ground. */
const rug: readonly Wash[] = (
  [
    { reach: [112, 104], colour: '#c99c90', layers: 0.42 },
    { reach: [104, 96], colour: '#ffffff', layers: 0, masks: true },
    { reach: [100.5, 92.5], colour: '#cfa79a', layers: 0.34 },
  ] as const
).map(({ reach, ...wash }) => ({
  ...wash,
  shapes: shapeOf(salonView, roundOf([0, 0, 14], reach)),
  rough: 16,
}))

const shadows: readonly Wash[] = (
  [
    [-34, 54, 44],
    [54, 74, 32],
    [66, -56, 40],
    [-54, -66, 36],
  ] as const
).map(([x, z, reach]) => ({
  shapes: shapeOf(salonView, roundOf([x, 0, z], [reach, reach * 0.9])),
  colour: '#6f5560',
  layers: 0.36,
  soft: 10,
}))

/** The salon where one is received: an armchair, tea, a mirror, and a gown that waits. */
export const drawSalon = async (): Promise<Buffer> => {
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
    camera: salonView,
    things: joined(
      part([], panelling({ from: -158, to: 44, count: 3, high: 214, wall: -120 })),
      standingMirror({ at: [-64, 0, -70], turn: -4 }),
      moved(gown, { by: [54, 0, -64], turn: degrees(10) }),
      armchair(dyed('velvet', '#a2585c'), { at: [-44, 0, 44], turn: 44 }),
      teaTable({ at: [44, 0, 66] }),
    ),
    washes: [wall, ...paperMargin, ...rug, ...shadows],
  })
}
