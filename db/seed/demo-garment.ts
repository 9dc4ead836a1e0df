import type { Garment } from './croquis/garment.ts'
import type { DemoPiece } from './demo-data.ts'

/** What the drawing of a demo piece is made from; kept with the product, so that it can be drawn again. */
export const garmentOf = (piece: DemoPiece): Garment => ({
  garment: piece.garment,
  silhouette: piece.silhouette,
  neckline: piece.neckline,
  sleeves: piece.sleeves,
  length: piece.length,
  train: piece.train,
  back: piece.back,
  colour: piece.colour_hex,
  accent: piece.accent_hex,
  details: piece.illustration_details,
  material: piece.material,
  reference: piece.sku,
})
