import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import { bell, smooth, turnTo } from '../../curves.ts'
import { cowlFolds, drape } from '../../form/drapes.ts'
import { flat, type ReliefAt, together } from '../../form/folds.ts'
import { heights } from '../../form/stand.ts'
import { speaksOf } from '../../garment.ts'

/** Cloth gathered on one shoulder, falling across to the other side. */
const antique = drape({
  spacing: 6,
  height: 1.6,
  slope: 17,
  strength: (angle, height) =>
    smooth(88, 108, height) * (1 - 0.7 * smooth(0.3, 2.6, Math.abs(turnTo(0.6, angle)))),
})

/** A panel drawn up to one hip. */
const onHip = drape({
  spacing: 6.2,
  height: 1.7,
  slope: 13,
  strength: (angle, height) => bell(height - 93, 12) * (1 - smooth(0.9, 2.2, Math.abs(turnTo(0.5, angle)))),
})

/** One front laid over the other, pulled to the waist. */
const wrapped = drape({
  spacing: 3.4,
  height: 0.75,
  slope: -11,
  strength: (angle, height) => bell(height - 114, 9) * (1 - smooth(0.5, 1.5, Math.abs(angle))),
})

/** Gathers that spread from a waist or an empire seam. */
const gathered = drape({
  spacing: 2.6,
  height: 0.35,
  slope: 60,
  strength: (_, height) => bell(height - heights.underbust, 6) * 0.8,
})

/** The folds that a bodice is draped in. */
export const bodiceRelief = (garment: Garment): ReliefAt => {
  const reliefs = [
    ...(speaksOf(garment, "drapé à l'antique") || garment.sleeves === 'une-manche' ? [antique] : []),
    ...(speaksOf(garment, 'drapé à la hanche') ? [onHip] : []),
    ...(garment.neckline === 'v-croisé' ? [wrapped] : []),
    ...(garment.neckline === 'bénitier' ? [cowlFolds] : []),
    ...(garment.silhouette === 'empire' && garment.neckline !== 'asymétrique' ? [gathered] : []),
  ]
  return reliefs.length === 0 ? () => flat : together(...reliefs)
}
