import { degrees } from '../../../curves.ts'
import type { Vec3 } from '../../../form/camera.ts'
import { framed } from '../../../form/framing.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { ribbon } from '../../../form/ribbon.ts'
import { dot, sewn } from '../../../form/sewn.ts'
import { onShell, type ShellPlan, shell } from '../../../form/shell.ts'
import { heights, onBody, stand } from '../../../form/stand.ts'
import { bodiceCut } from '../../../garments/bodice/necklines.ts'
import { clothOf, washes as layered } from '../../../paint/cloth.ts'
import { rgbOf } from '../../../paint/colour.ts'
import type { Seam } from '../../../pen/seam.ts'
import { drawScene } from '../draw-scene.ts'
import { dyed, pieceLike } from '../rooms/wardrobe.ts'
import { sheetSize } from '../sheet-size.ts'
import { madder } from '../thread.ts'

const toile: ShellPlan = {
  cloth: dyed('cotton', '#f1e8d6', '#b9a68c'),
  top: 147.4,
  bottom: 79,
  section: () => undefined,
  ease: 0.8,
  cut: bodiceCut(pieceLike({ reference: 'toile', neckline: 'rond', back: 'boutonné', sleeves: 'courtes' })),
  edges: { top: false },
  cols: 240,
  rows: 200,
}

const pencil = '#56688c'

/** Across the toile at a height, where the cutter marked it. */
const level = (height: number, colour: string, stitches: readonly [number, number]): Seam => ({
  ...sewn(
    toile,
    Array.from({ length: 25 }, (_, step) => [-Math.PI + (step / 12) * Math.PI, height] as const),
    { width: 2.6, colour, stitches },
  ),
})

const marks = (): readonly Seam[] => [
  level(heights.bust, madder, [12, 7]),
  level(heights.waist, madder, [12, 7]),
  level(heights.hip + 1, madder, [12, 7]),
  sewn(
    toile,
    [
      [0, 139],
      [0, 125],
      [0, 106],
      [0, 79.5],
    ],
    { width: 2, colour: pencil },
  ),
  ...[1, -1].flatMap((side) => [
    sewn(
      toile,
      [
        [side * 1, 142.5],
        [side * 0.66, 134],
        [side * 0.52, 125],
        [side * 0.44, 106],
        [side * 0.5, 92],
        [side * 0.56, 79.5],
      ],
      { width: 1.8 },
    ),
    sewn(
      toile,
      [
        [side * 1.55, 128],
        [side * 1.55, 106],
        [side * 1.55, 79.5],
      ],
      { width: 1.6 },
    ),
  ]),
]

/** Pins along the seam that is being fitted: a stroke of steel, a head of glass. */
const pins = (): readonly Seam[] =>
  Array.from({ length: 8 }, (_, place) => {
    const height = 134 - place * 5
    const angle = -0.56 + 0.13 * Math.min(1, place / 5)
    return [
      sewn(
        toile,
        [
          [angle - 0.12, height + 0.7],
          [angle + 0.12, height - 0.7],
        ],
        { width: 2.2, colour: '#6f747e' },
      ),
      dot(toile, [angle - 0.13, height + 0.8], {
        radius: 0.42,
        colour: place % 3 === 1 ? madder : '#fbf7ee',
      }),
    ]
  }).flat()

const tapeCloth = clothOf({
  colour: rgbOf('#e6d5a0'),
  shadow: rgbOf('#8b6b3d'),
  colourTone: layered(0.42, [0.2, 0.3], [0.5, 0.3]),
  shadowTone: layered(0, [0.5, 0.3]),
})

/** A tape around the neck, both ends hanging before. */
const tape = (): Part => {
  const round = Array.from(
    { length: 15 },
    (_, step): Vec3 =>
      onBody(
        Math.PI * 0.36 + (step / 14) * Math.PI * 1.28,
        146.6 + 2.2 * Math.sin((step / 14) * Math.PI),
        0.9,
      ),
  )
  const end = (side: 1 | -1, low: number): readonly Vec3[] =>
    [143, 136, 127, 118, 110, low].map((height, place) =>
      onShell(
        toile,
        side * (0.86 - 0.07 * place + (side === 1 ? 0 : 0.05)),
        Math.max(height, low),
        1.1 + (height < 120 ? 2 : 0),
      ),
    )
  const path = [...end(1, 92).toReversed(), ...round, ...end(-1, 100)]
  const centre: Vec3 = [0, 120, 0]
  const strip = ribbon({
    cloth: tapeCloth,
    path,
    width: () => 2.1,
    faces: (share) => {
      const at = path[Math.round(share * (path.length - 1))] ?? centre
      return [at[0], share > 0.24 && share < 0.76 ? 4 : 0.1, at[2] + 1]
    },
    cols: 4,
    rows: 240,
    ends: true,
    line: 0.8,
  })
  const ticks = Array.from({ length: 150 }, (_, place): Seam => {
    const row = Math.round((place / 150) * 239)
    const from = row * 5
    const at = (col: number): Vec3 => [
      strip.positions[(from + col) * 3] ?? 0,
      strip.positions[(from + col) * 3 + 1] ?? 0,
      (strip.positions[(from + col) * 3 + 2] ?? 0) + 0.1,
    ]
    return {
      path: place % 5 === 0 ? [at(0), at(1), at(2), at(3)] : [at(0), at(1)],
      width: 1.4,
      tolerance: 0.4,
    }
  })
  return part([strip], ticks)
}

/** Made to measure: a toile on its stand, marked and pinned. */
export const drawMeasure = (): Promise<Buffer> => {
  const form = part(stand())
  const camera = framed(form.meshes.slice(0, 2), {
    ...sheetSize,
    yaw: degrees(-24),
    pitch: degrees(7),
    pixelsPerCm: 12.4,
    margin: { side: 150, top: 150, bottom: 190 },
  })
  return drawScene('savoir-faire-measure', {
    camera,
    things: joined(form, part([shell(toile)], [...marks(), ...pins()]), tape()),
    washes: [
      {
        shapes:
          '<path d="M210,130C500,80 880,110 1010,260C1060,560 1040,980 960,1280C720,1360 420,1340 220,1270C140,900 140,480 210,130Z"/>',
        colour: '#aab39d',
        layers: 0.4,
        rough: 60,
        soft: 5,
      },
    ],
  })
}
