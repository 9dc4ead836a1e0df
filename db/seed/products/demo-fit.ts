import { type GirthName, girthNames } from '../../../src/features/sizing/size-table.ts'
import type { DemoProduct } from './demo-data.ts'

type Cut = Pick<DemoProduct, 'garment' | 'silhouette'>

const bySilhouette: ReadonlyMap<string, readonly GirthName[]> = new Map([
  ['princesse', ['bust', 'waist']],
  ['A-line', ['bust', 'waist']],
  ['empire', ['bust']],
  ['trapèze', ['bust']],
])

/** Garments that end above the hips, or begin below the bust, lie close at these at most. */
const byGarment: ReadonlyMap<string, readonly GirthName[]> = new Map([
  ['jupe', ['waist', 'hip']],
  ['pantalon', ['waist', 'hip']],
  ['chemisier', ['bust']],
  ['veste', ['bust', 'waist']],
])

/** Where a demo product lies close to the body, by its cut. */
export const fittedAt = ({ garment, silhouette }: Cut): readonly GirthName[] => {
  const girths = bySilhouette.get(silhouette) ?? girthNames
  const reached = byGarment.get(garment) ?? girthNames
  return girths.filter((girth) => reached.includes(girth))
}
