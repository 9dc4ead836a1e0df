import { degrees } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import { joined, part } from '../../../form/part.ts'
import { plus } from '../../../form/vectors.ts'
import { drawScene } from '../draw-scene.ts'
import { roundOf, shapeOf } from '../washes.ts'
import { hoop, hoopAt } from './embroidery-hoop.ts'
import { hem, hemmedCloth, needle, stitches, workingThread } from './hem-in-work.ts'
import { button, spool, thimble } from './notions.ts'

/** Lengths are millimetres here: a table top, seen from above. */
const camera: Camera = {
  yaw: degrees(-16),
  pitch: degrees(50),
  pixelsPerCm: 4.85,
  originX: 585,
  originY: 780,
}

const shadows: readonly (readonly [at: Vec3, reach: readonly [number, number]])[] = [
  [
    [-52, 0, -28],
    [17, 12],
  ],
  [
    [-62, 0, -106],
    [24, 16],
  ],
  [plus(hoopAt, [10, 0, 6]), [74, 70]],
  [
    [6, 0, 66],
    [88, 44],
  ],
]

/** What is finished by hand: a hem, covered buttons, a flower in the hoop. */
export const drawHand = (): Promise<Buffer> =>
  drawScene('savoir-faire-hand', {
    camera,
    things: joined(
      part([hemmedCloth(), hem()], stitches()),
      hoop(),
      needle(),
      workingThread(),
      thimble([-58, 0, -34]),
      spool([-74, 0, -112]),
      part([
        button([-30, 0, -18], '#f6efe2'),
        button([-14, 0, -10], '#f6efe2'),
        button([-38, 0, -2], '#f6efe2'),
        button([-80, 0, -64], '#d9aca2'),
      ]),
    ),
    washes: [
      {
        shapes:
          '<path d="M140,160C460,80 860,120 1060,240C1120,620 1090,1040 1020,1380C720,1470 360,1440 160,1360C80,980 80,520 140,160Z"/>',
        colour: '#c6b498',
        layers: 0.4,
        rough: 60,
        soft: 5,
      },
      ...shadows.map(([at, reach]) => ({
        shapes: shapeOf(camera, roundOf(at, reach)),
        colour: '#6f5c5e',
        layers: 0.34,
        soft: 8,
      })),
    ],
  })
