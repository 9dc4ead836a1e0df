import type { NewPicture } from '../../../../shared/pictures/stored-picture.ts'
import type { Cut } from '../../../garments/cut.ts'
import type { SizeMeasures } from '../../../garments/garment-measures.ts'
import type { GirthName } from '../../../sizing/size-table.ts'

export interface NewVariant {
  /** It is '' for a product without sizes. */
  readonly size: string
  readonly stock: number
}

/** A product as an admin enters it. French texts are required, English ones may be missing (§3). */
export interface NewProduct {
  readonly id?: string | undefined
  readonly state?: 'draft' | 'published' | undefined
  readonly sku: string
  readonly categoryId: string
  readonly nameFr: string
  readonly nameEn?: string | null | undefined
  readonly descriptionFr: string
  readonly descriptionEn?: string | null | undefined
  readonly compositionFr: string
  readonly compositionEn?: string | null | undefined
  readonly careFr?: string | null | undefined
  readonly careEn?: string | null | undefined
  readonly tagsFr?: readonly string[] | undefined
  readonly tagsEn?: readonly string[] | undefined
  readonly material: string
  readonly colorFr?: string | null | undefined
  readonly colorEn?: string | null | undefined
  readonly colorHex?: string | null | undefined
  readonly customizable: boolean
  readonly featured: boolean
  readonly animalParts?: boolean | undefined
  readonly fittedAt?: readonly GirthName[] | undefined
  readonly cut?: Cut | undefined
  readonly measures?: readonly SizeMeasures[] | undefined
  readonly priceCents: number
  readonly lowStock?: number | null | undefined
  readonly drawing?: Readonly<Record<string, unknown>> | undefined
  readonly createdAt?: Temporal.Instant | undefined
  readonly variants: readonly NewVariant[]
  readonly images: readonly NewPicture[]
}
