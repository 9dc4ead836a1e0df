import { body } from './body.ts'
import { type Garment, speaksOf, type Side as View } from './garment.ts'
import { curve } from './outline.ts'
import type { Palette } from './palette.ts'
import { accentCloth, dot, seam, sheer, twice } from './strokes.ts'

/** Buttons down the centre line. */
export const buttons = ({ from, to, step }: { from: number; to: number; step: number }, palette: Palette) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) =>
    dot([0, from + place * step], 3.4, palette.line),
  ).join('')

const lacing = (palette: Palette) =>
  Array.from({ length: 7 }, (_, place) => {
    const y = 340 + place * 17
    return seam(`M-13,${y}L13,${y + 17}M13,${y}L-13,${y + 17}`, palette, 1.6)
  }).join('') + seam('M0,462C-26,500 -34,540 -24,600M0,462C26,500 36,530 30,584', palette, 2)

const smocking = (palette: Palette) =>
  [334, 346, 358, 370]
    .map((y) =>
      seam(`M-98,${y}q8,-6 16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t20,0`, palette, 1),
    )
    .join('')

const backCloses: Readonly<Record<string, (palette: Palette, fromY: number) => string>> = {
  lacé: lacing,
  boutonné: (palette, fromY) => buttons({ from: fromY + 10, to: 600, step: 17 }, palette),
  zip: (palette, fromY) => seam(`M0,${fromY + 4}V600`, palette, 1.8) + dot([0, fromY + 10], 4, palette.line),
  goutte: (palette) =>
    `<path d="M0,204C-22,236 -20,272 0,276C20,272 22,236 0,204Z" fill="${palette.paper}" stroke="${palette.line}" stroke-width="2"/>`,
  smocké: smocking,
  plein: (palette, fromY) => seam(`M0,${fromY + 16}V440`, palette),
}

const bow = (palette: Palette) =>
  accentCloth(
    'M0,456C-30,426 -66,428 -70,452C-66,476 -30,480 0,456C30,426 66,428 70,452C66,476 30,480 0,456Z',
    palette,
  )

/** What closes and marks a dress beyond its outline. */
export const dressCloses = (
  garment: Garment,
  { view, fromY }: { view: View; fromY: number },
  palette: Palette,
) => {
  if (view === 'back')
    return (
      (backCloses[garment.back]?.(palette, fromY) ?? '') +
      (speaksOf(garment, 'nœud plat') ? bow(palette) : '')
    )
  return [frontMarks[garment.neckline]?.(palette), hemMarks(garment, palette)].filter(Boolean).join('')
}

const { waist } = body

const frontMarks: Readonly<Record<string, (palette: Palette) => string>> = {
  'v-croisé': (palette) =>
    seam(
      curve([
        [58, 198],
        [20, 300],
        [0, 330],
        [-40, 396],
        [-waist.x, 446],
      ]),
      palette,
      2,
    ),
  illusion: (palette) =>
    sheer(
      `${curve([
        [0, 322],
        [36, 288],
        [76, 290],
        [104, 316],
      ])}L104,300L96,214Q0,236 -96,214L-104,300L-104,316${curve([
        [-104, 316],
        [-76, 290],
        [-36, 288],
        [0, 322],
      ]).replace('M', 'L')}Z`,
      palette,
    ),
  bénitier: (palette) =>
    [0, 16, 34]
      .map((drop) =>
        seam(`M-${76 - drop},${292 + drop}Q0,${356 + drop * 1.5} ${76 - drop},${292 + drop}`, palette),
      )
      .join(''),
  asymétrique: (palette) =>
    [0, 26, 52]
      .map((drop) =>
        seam(
          curve([
            [100, 240 + drop],
            [30, 320 + drop],
            [-90, 372 + drop * 1.2],
          ]),
          palette,
        ),
      )
      .join(''),
  coeur: (palette) =>
    twice(
      seam(
        curve([
          [60, 292],
          [52, 380],
          [34, 448],
        ]),
        palette,
      ),
    ) + seam('M0,322V450', palette),
  droit: (palette) =>
    twice(
      seam(
        curve([
          [58, 308],
          [50, 380],
          [34, 448],
        ]),
        palette,
      ),
    ),
  chemise: (palette) =>
    twice(accentCloth('M0,232L46,190L66,214L30,252Z', palette)) +
    buttons({ from: 262, to: 900, step: 44 }, palette),
  américain: (palette) => seam('M-36,184Q0,196 36,184', palette),
}

const hemMarks = (garment: Garment, palette: Palette) => {
  if (speaksOf(garment, 'plumes'))
    return Array.from({ length: 46 }, (_, place) => {
      const x = -214 + place * 9.5
      return seam(
        `M${x * 0.94},${712 - ((place * 13) % 5) * 6}q${((place * 7) % 9) - 4},30 ${x * 0.09 + ((place * 11) % 13) - 6},62`,
        palette,
        1.6,
      )
    }).join('')
  if (garment.length === 'longue' && speaksOf(garment, 'fente'))
    return seam(
      curve([
        [52, 1096],
        [48, 900],
        [40, 760],
      ]),
      palette,
      2.2,
    )
  if (speaksOf(garment, 'volants'))
    return twice(
      seam(
        curve([
          [62, 210],
          [120, 250],
          [150, 320],
        ]),
        palette,
        2,
      ),
    )
  return ''
}
