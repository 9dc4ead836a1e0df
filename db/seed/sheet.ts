import type { PlateName } from './croquis/draw-plate.ts'
import type { View } from './croquis/garment.ts'
import type { DemoPiece } from './demo-data.ts'

/** What can be drawn: a view of a piece, or a plate. */
export type Sheet = PieceSheet | PlateSheet

export interface PieceSheet {
  readonly piece: DemoPiece
  readonly view: View
}

export interface PlateSheet {
  readonly plate: PlateName
}
