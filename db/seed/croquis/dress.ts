import { topEdge } from './bodice.ts'
import { body, hemOf } from './body.ts'
import { dressCloses } from './closures.ts'
import { type Garment, speaksOf, type Side as View } from './garment.ts'
import { area, curve, mirrored, type Point } from './outline.ts'
import type { Palette } from './palette.ts'
import { dressSide, hemWidth, trainSide, trouserSide } from './skirt.ts'
import { capeSleeve, sleeveSide } from './sleeves.ts'
import { accentCloth, cloth, seam, shadow, sheer, twice, within } from './strokes.ts'

/** A dress, or a jumpsuit: bodice, skirt or legs, sleeves, train, closures. */
export const drawDress = (garment: Garment, view: View, palette: Palette) => {
  const edge = topEdge(garment, view)
  const below = garment.garment === 'combinaison' ? jumpsuitSide : dressSide(garment)
  const outline = area([...edge.right, ...below], [...edge.left, ...below])
  const train = trainSide({ view, train: garment.train, width: hemWidth(below), hemY: hemOf(garment.length) })
  const trainPath = train.length > 0 ? area(train) : ''
  return [
    view === 'front' && trainPath && cloth(trainPath, palette) + shadow(trainPath, palette, 0.5),
    sleevesOf(garment, view, palette),
    edge.straps.map((strap) => twice(seam(curve(strap), palette, 5))).join(''),
    cloth(outline, palette),
    within(
      `${view}-body`,
      outline,
      `${lit(below, palette)}${surface(outline)}${folds(garment, below, palette)}`,
    ),
    garment.garment === 'combinaison' && seam('M0,650V452', palette),
    view === 'back' &&
      trainPath &&
      cloth(trainPath, palette) + surface(trainPath) + trainFolds(train, palette),
    waistOf(garment, palette),
    dressCloses(garment, { view, fromY: edge.right[0]?.[1] ?? 210 }, palette),
  ]
    .filter(Boolean)
    .join('')
}

const jumpsuitSide: readonly Point[] = [[92, 400], ...trouserSide(52)]

const sleevesOf = (garment: Garment, view: View, palette: Palette) => {
  if (garment.sleeves === 'une-manche') {
    const cape = cloth(
      area(
        capeSleeve.map(([x, y, corner]) => (corner ? [x, y, corner] : [x, y])),
        [],
      ),
      palette,
    )
    return view === 'front' ? cape : `<g transform="scale(-1 1)">${cape}</g>`
  }
  const side = sleeveSide(garment.sleeves)
  if (side.length === 0) return ''
  const path = `${curve(side)}Z`
  const isSheer = speaksOf(garment, 'transparent', 'ajourées')
  const sleeve = isSheer ? sheer(path, palette) + surface(path) : cloth(path, palette) + surface(path)
  const bend = longSleeves.includes(garment.sleeves)
    ? seam(
        curve([
          [132, 300],
          [150, 350],
          [152, 400],
        ]),
        palette,
        1,
      )
    : ''
  return twice(sleeve + bend)
}

const longSleeves = ['trois-quarts', 'évasées', 'longues']

/** Light from the left: the right third lies in shade, and a narrow strip of the left in light. */
const lit = (side: readonly Point[], palette: Palette) => {
  const inner = side.map(([x, y]): Point => [x * 0.62, y])
  const rim = side.map(([x, y]): Point => [x + 40, y])
  const shade = `${curve([[70, 200], ...inner])}${curve([...rim].reverse()).replace('M', 'L')}Z`
  const gleam = mirrored(side).map(([x, y]): Point => [x * 0.72, y + 10])
  return `${shadow(shade, palette, 0.5)}<path d="${curve(gleam)}" fill="none" stroke="${palette.light}" stroke-width="16" stroke-opacity=".45" stroke-linecap="round"/>`
}

export const surface = (path: string) => `<path d="${path}" fill="url(#surface)"/>`

const foldCounts: Readonly<Record<string, number>> = {
  princesse: 9,
  'A-line': 7,
  empire: 6,
  trapèze: 5,
  sirène: 2,
  fourreau: 1,
  droite: 1,
}

/** Folds start where the cloth is held and open towards the hem; none is quite as long as its neighbour. */
export const folds = (garment: Garment, side: readonly Point[], palette: Palette) => {
  const hemY = hemOf(garment.length)
  const width = hemWidth(side)
  const count = (foldCounts[garment.silhouette] ?? 2) + (speaksOf(garment, 'plis', 'plissé') ? 3 : 0)
  const startY =
    { empire: body.underbustY, trapèze: 420, sirène: body.kneeY + 6 }[garment.silhouette] ?? body.waist.y + 8
  const held = garment.silhouette === 'sirène' ? 76 : 66
  return Array.from({ length: count }, (_, place) => {
    const share = count === 1 ? 0.3 : (place / (count - 1)) * 2 - 1
    const until = hemY - 10 - ((place * 37) % 5) * (hemY - startY) * 0.09
    const reach = (until - startY) / (hemY - startY)
    const x = share * (held + (width * 0.9 - held) * reach)
    return seam(
      curve([
        [share * held, startY],
        [share * held + (x - share * held) * 0.38, (startY + until) / 2],
        [x, until],
      ]),
      palette,
    )
  }).join('')
}

const trainFolds = (train: readonly Point[], palette: Palette) => {
  const width = hemWidth(train)
  const bottom = Math.max(...train.map(([, y]) => y)) - 8
  return [-0.75, -0.4, 0, 0.4, 0.75]
    .map((share) =>
      seam(
        curve([
          [share * 40, bottom - 250],
          [share * width * 0.5, bottom - 110],
          [share * width * 0.86, bottom - 6 - Math.abs(share) * 26],
        ]),
        palette,
      ),
    )
    .join('')
}

const waistOf = (garment: Garment, palette: Palette) => {
  const { waist, underbustY } = body
  const y = garment.silhouette === 'empire' ? underbustY : waist.y
  const half = garment.silhouette === 'empire' ? 97 : waist.x + 1
  if (garment.silhouette === 'trapèze' && !speaksOf(garment, 'ceinture')) return ''
  const band = (height: number) =>
    `M${-half},${y - height}Q0,${y - height + 8} ${half},${y - height}L${half},${y}Q0,${y + 8} ${-half},${y}Z`
  if (speaksOf(garment, 'ceinture', 'ruban', 'nœud à la taille', 'noué'))
    return accentCloth(band(18), palette)
  if (garment.silhouette === 'fourreau' || garment.silhouette === 'sirène') return ''
  return seam(`M${-half},${y}Q0,${y + 9} ${half},${y}`, palette, 1.8)
}
