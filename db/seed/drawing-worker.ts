import { parentPort } from 'node:worker_threads'
import { drawPiece } from './croquis/draw-piece.ts'
import { drawPlate } from './croquis/draw-plate.ts'
import { garmentOf } from './demo-garment.ts'
import type { Sheet } from './sheet.ts'

// Run by drawing-desk.ts in a thread of its own: draws each sheet it is sent, and sends it back.
const draw = (sheet: Sheet) =>
  'plate' in sheet ? drawPlate(sheet.plate) : drawPiece(garmentOf(sheet.piece), sheet.view)

parentPort?.on('message', async (sheet: Sheet) => {
  parentPort?.postMessage(await draw(sheet))
})
