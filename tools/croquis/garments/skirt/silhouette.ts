import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import type { ReliefAt } from '../../form/folds.ts'
import type { Section } from '../../form/stand.ts'
import type { Random } from '../../random.ts'

/** How a dress stands away from the body, and how its skirt folds. */
export interface Silhouette {
  /** Where bodice and skirt are sewn together; undefined when they are one. */
  readonly seam?: number
  /** The outline below the seam, or wherever the cloth leaves the body. */
  readonly section: (height: number) => Section | undefined
  readonly relief: ReliefAt
}

export type MakeSilhouette = (garment: Garment, hem: number, random: Random) => Silhouette
