import { body, hemOf } from './body.ts'
import { buttons } from './closures.ts'
import { surface } from './dress.ts'
import { type Garment, speaksOf, type Side as View } from './garment.ts'
import { area, curve, type Point } from './outline.ts'
import type { Palette } from './palette.ts'
import { trouserSide } from './skirt.ts'
import { sleeveSide } from './sleeves.ts'
import { accentCloth, cloth, seam, shadow, twice, within } from './strokes.ts'

const { shoulder, underarm, waist, hip } = body

const jacketSide = (hemY: number, flare: number): readonly Point[] => [
  [0, 204],
  [40, 198, 'corner'],
  [shoulder.x + 6, shoulder.y, 'corner'],
  [shoulder.x - 6, 284],
  [underarm.x + 4, underarm.y + 6, 'corner'],
  [98, 400],
  [waist.x + 16 + flare * 0.2, waist.y],
  ...(hemY > waist.y + 40 ? ([[hip.x + 6 + flare * 0.5, Math.min(hemY - 4, hip.y)]] satisfies Point[]) : []),
  [waist.x + 18 + Math.min(40, (hemY - waist.y) * 0.26) + flare, hemY, 'corner'],
  [0, hemY + 10],
]

const lapels: Readonly<Record<string, string>> = {
  'revers-châle': 'M0,452C-4,380 20,300 34,200L58,196C76,240 62,340 0,452Z',
  châle: 'M0,470C10,380 8,290 26,196L66,190C104,250 92,370 0,470Z',
  tailleur: 'M0,430L34,200L56,196L66,250L88,262L84,300Z',
  'revers-biker': 'M0,436L30,204L58,198L102,258L82,304L44,336Z',
}

/** A jacket, a coat: outline, sleeves, lapels, one line where it closes, pockets. */
export const drawJacket = (garment: Garment, view: View, palette: Palette) => {
  const hemY = hemOf(garment.length)
  const outline = area(jacketSide(hemY, garment.silhouette === 'trapèze' ? 64 : 0))
  const sleeve = `${curve(sleeveSide(garment.sleeves))}Z`
  return [
    twice(
      cloth(sleeve, palette) +
        surface(sleeve) +
        seam(
          curve([
            [146, 330],
            [160, 420],
            [180, 560],
          ]),
          palette,
        ),
    ),
    cloth(outline, palette),
    within(
      `${view}-jacket`,
      outline,
      shadow(`M60,190L260,190L260,${hemY + 20}L70,${hemY + 20}Z`, palette, 0.45) + surface(outline),
    ),
    twice(
      seam(
        curve([
          [84, 300],
          [62, 400],
          [66, hemY - 6],
        ]),
        palette,
      ),
    ),
    view === 'front' ? jacketFront(garment, hemY, palette) : jacketBack(garment, hemY, palette),
  ].join('')
}

const jacketFront = (garment: Garment, hemY: number, palette: Palette) => {
  const lapel = lapels[garment.neckline] ?? ''
  const closes =
    garment.neckline === 'revers-biker'
      ? seam(`M0,436L-34,${hemY - 2}`, palette, 4)
      : seam(`M0,440V${hemY + 9}`, palette, 2)
  const pockets = hemY > 520 ? twice(seam(`M44,${Math.min(hemY - 60, 600)}h54`, palette, 2.4)) : ''
  return [
    `<path d="M-40,200Q0,230 40,200L0,440Z" fill="${palette.paper}" stroke="${palette.line}" stroke-width="1.6"/>`,
    lapel && twice(accentCloth(lapel, palette)),
    closes,
    garment.neckline !== 'revers-biker' &&
      buttons(
        {
          from: 470,
          to: Math.min(hemY - 40, speaksOf(garment, 'un bouton', 'un seul bouton') ? 480 : 560),
          step: 44,
        },
        palette,
      ),
    pockets,
  ]
    .filter(Boolean)
    .join('')
}

const jacketBack = (garment: Garment, hemY: number, palette: Palette) =>
  seam(`M0,208V${hemY + 6}`, palette, 1.6) +
  (garment.neckline === 'châle'
    ? accentCloth('M-66,196Q0,250 66,196Q40,170 0,172Q-40,170 -66,196Z', palette)
    : seam('M-44,200Q0,226 44,200', palette, 2)) +
  (speaksOf(garment, 'dos à pli') ? seam(`M-14,300L-30,${hemY}M14,300L30,${hemY}`, palette) : '')

/** Trousers, alone or under a jacket. */
export const drawTrousers = (garment: Garment, view: View, palette: Palette) => {
  const outline = area(trouserSide(speaksOf(garment, 'large') ? 54 : 8))
  const crease = twice(
    seam(
      curve([
        [58, 500],
        [66, 760],
        [72, 1080],
      ]),
      palette,
      1.8,
    ),
  )
  const stripe = speaksOf(garment, 'bande de satin')
    ? twice(
        seam(
          curve([
            [112, 560],
            [122, 820],
            [124, 1078],
          ]),
          palette,
          5,
        ),
      )
    : ''
  const band = accentCloth(
    `M${-waist.x},434Q0,442 ${waist.x},434L${waist.x},456Q0,464 ${-waist.x},456Z`,
    palette,
  )
  const middle =
    view === 'front'
      ? seam('M0,460V640', palette, 1.8) + twice(seam('M62,462L96,520', palette, 1.8))
      : seam('M0,460V646', palette) + twice(seam('M40,520h44', palette, 2))
  return (
    cloth(outline, palette) +
    within(`${view}-legs`, outline, shadow('M60,430L260,430L260,1100L96,1100Z', palette, 0.4)) +
    crease +
    stripe +
    middle +
    band
  )
}

/** A blouse with its tied collar. */
export const drawBlouse = (garment: Garment, view: View, palette: Palette) => {
  const outline = area(jacketSide(hemOf(garment.length), 10))
  const sleeve = `${curve(sleeveSide(garment.sleeves))}Z`
  const bow = accentCloth(
    'M0,214C-34,190 -70,206 -66,232C-50,250 -20,240 0,220C20,240 50,250 66,232C70,206 34,190 0,214Z',
    palette,
  )
  const ends = accentCloth('M-4,222L-34,402L-8,408L0,226L14,420L40,410L6,222Z', palette)
  const cuffs = twice(accentCloth('M170,548L206,540L212,574L170,582Z', palette))
  const collar = accentCloth('M-46,200Q0,220 46,200L42,176Q0,190 -42,176Z', palette)
  const front = `${buttons({ from: 430, to: 590, step: 34 }, palette)}${ends}${collar}${bow}`
  return [
    twice(
      cloth(sleeve, palette) +
        seam(
          curve([
            [146, 330],
            [164, 430],
            [184, 540],
          ]),
          palette,
        ),
    ),
    cloth(outline, palette),
    within(`${view}-blouse`, outline, shadow('M64,190L260,190L260,640L60,640Z', palette, 0.4)),
    twice(
      seam(
        curve([
          [92, 300],
          [80, 420],
          [96, 590],
        ]),
        palette,
      ),
    ),
    cuffs,
    view === 'front' ? front : `${collar}${seam('M-100,262Q0,280 100,262', palette)}`,
  ].join('')
}
