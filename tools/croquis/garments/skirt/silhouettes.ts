import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import type { Random } from '../../random.ts'
import { hemOf } from './lengths.ts'
import { fourreau, sirene, straight } from './narrow-silhouettes.ts'
import type { MakeSilhouette, Silhouette } from './silhouette.ts'
import { aLine, empire, princesse, trapeze } from './wide-silhouettes.ts'

const silhouettes: Readonly<Record<string, MakeSilhouette>> = {
  princesse,
  'A-line': aLine,
  empire,
  fourreau,
  sirène: sirene,
  trapèze: trapeze,
  droite: straight,
}

export const silhouetteOf = (garment: Garment, random: Random): Silhouette =>
  (silhouettes[garment.silhouette] ?? straight)(garment, hemOf(garment.length), random)
