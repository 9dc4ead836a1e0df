import { drawBelt, drawStole, drawVeil } from './accessories.ts'
import { drawDress, folds } from './dress.ts'
import type { Garment, Side as View } from './garment.ts'
import { area } from './outline.ts'
import { type Palette, paletteOf } from './palette.ts'
import { skirtSide } from './skirt.ts'
import { accentCloth, cloth, shadow, within } from './strokes.ts'
import { surfaceOf } from './surface.ts'
import { drawBlouse, drawJacket, drawTrousers } from './tailoring.ts'

export const sheet = { width: 900, height: 1200 } as const

type Draw = (garment: Garment, view: View, palette: Palette) => string

const drawSkirt: Draw = (garment, view, palette) => {
  const side = skirtSide(garment.length)
  const outline = area(side)
  const band = accentCloth('M-78,434Q0,442 78,434L80,458Q0,466 -80,458Z', palette)
  return `${cloth(outline, palette)}${within(`${view}-skirt`, outline, shadow('M50,430L400,430L400,960L120,960Z', palette, 0.4) + folds(garment, side, palette))}${band}`
}

const drawTuxedo: Draw = (garment, view, palette) =>
  drawTrousers(garment, view, palette) + drawJacket({ ...garment, length: 'hanches' }, view, palette)

/** A short collarless jacket over its dress. */
const drawTwoPiece: Draw = (garment, view, palette) =>
  drawDress({ ...garment, sleeves: 'sans-manches' }, view, palette) +
  drawJacket({ ...garment, length: 'taille', neckline: 'rond' }, view, { ...palette, cloth: palette.light })

const draws: Readonly<Record<string, Draw>> = {
  robe: drawDress,
  combinaison: drawDress,
  ensemble: drawTwoPiece,
  tailleur: drawTuxedo,
  chemisier: drawBlouse,
  jupe: drawSkirt,
  pantalon: drawTrousers,
  veste: drawJacket,
  manteau: drawJacket,
  voile: (_, view, palette) => drawVeil(view, palette),
  étole: (_, view, palette) => drawStole(view, palette),
  ceinture: (_, view, palette) => drawBelt(view, palette),
}

/** Where a piece that is not a full length lies on the sheet. */
const placements: Readonly<Record<string, string>> = {
  chemisier: 'translate(450 20) scale(1.45)',
  jupe: 'translate(450 -300) scale(1.3)',
  pantalon: 'translate(450 -170)',
  veste: 'translate(450 20) scale(1.45)',
  ceinture: 'translate(450 -60)',
  manteau: 'translate(450 -20) scale(1.2)',
  courte: 'translate(450 -10) scale(1.3)',
  genou: 'translate(450 -20) scale(1.22)',
  midi: 'translate(450 -20) scale(1.1)',
}

/** Pieces that reach the floor cast a shadow on it. */
const standing = ['robe', 'combinaison', 'tailleur', 'voile']

/** One view of a piece as a plain drawing on tinted paper: the same fields always give the same drawing. */
export const flatDrawing = (garment: Garment, view: View) => {
  const palette = paletteOf(garment)
  const draw = draws[garment.garment] ?? drawDress
  const { width, height } = sheet
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${surfaceOf(garment, palette) ?? '<pattern id="surface" width="1" height="1"/>'}</defs>
<rect width="${width}" height="${height}" fill="${palette.paper}"/>
${standing.includes(garment.garment) && garment.length === 'longue' ? `<ellipse cx="462" cy="1128" rx="250" ry="16" fill="${palette.line}" opacity=".1"/>` : ''}
<g transform="${placements[garment.garment] ?? placements[garment.length] ?? 'translate(450 0)'}">${draw(garment, view, palette)}</g>
</svg>`
}
