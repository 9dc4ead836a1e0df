import type { DemoProduct } from './demo-data.ts'

/** The words of the catalogue from which a product is drawn. */
export interface Garment {
  readonly garment: string
  readonly silhouette: string
  readonly neckline: string
  readonly sleeves: string
  readonly length: string
  readonly train: string
  readonly back: string
  readonly colour: string
  readonly accent: string
  readonly details: readonly string[]
  /** The cloth as the shop's filter names it: « Satin », « Velours ». */
  readonly material: string
  /** The reference, which is written by hand in the corner of the sheet. */
  readonly reference: string
}

/** The words from which a demo product is drawn. They are stored with the product. */
export const garmentOf = (product: DemoProduct): Garment => ({
  garment: product.garment,
  silhouette: product.silhouette,
  neckline: product.neckline,
  sleeves: product.sleeves,
  length: product.length,
  train: product.train,
  back: product.back,
  colour: product.colour_hex,
  accent: product.accent_hex,
  details: product.illustration_details,
  material: product.material,
  reference: product.sku,
})
