import sharp from 'sharp'
import { flatDrawing } from './flat-drawing.ts'
import type { Garment, View } from './garment.ts'

/** A view of a piece as a finished sheet, ready to be taken in like any upload. */
export const drawPiece = (garment: Garment, view: View): Promise<Buffer> =>
  sharp(Buffer.from(flatDrawing(garment, view === 'back' ? 'back' : 'front')))
    .resize({ width: 1200 })
    .png({ compressionLevel: 1 })
    .toBuffer()
