import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { drawPiece } from './croquis/draw-piece.ts'
import { drawPlate } from './croquis/draw-plate.ts'
import { garmentOf } from './demo-garment.ts'
import type { Hurry } from './drawing-desk.ts'
import type { Sheet } from './sheet.ts'

// Run by drawing-desk.ts in a thread of its own: draws each sheet it is sent, and sends it back.
const hurry: Hurry = workerData

// On Linux this is the thread's own priority; elsewhere it would be that of the whole house.
if (hurry === 'visitors-first' && process.platform === 'linux')
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const draw = (sheet: Sheet) =>
  'plate' in sheet ? drawPlate(sheet.plate) : drawPiece(garmentOf(sheet.piece), sheet.view)

parentPort?.on('message', async (sheet: Sheet) => {
  parentPort?.postMessage(await draw(sheet))
})
