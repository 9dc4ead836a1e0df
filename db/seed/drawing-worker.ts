import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { drawPiece } from './croquis/draw-piece.ts'
import { drawPlate } from './croquis/draw-plate.ts'
import { garmentOf } from './demo-garment.ts'
import type { Hurry, SheetAnswer, SheetOrder } from './drawing-thread.ts'
import type { Sheet } from './sheet.ts'

// Run by drawing-thread.ts: draws each sheet it is sent, and sends it back under its number.
const hurry: Hurry = workerData

// On Linux this is the thread's own priority; elsewhere it would be that of the whole house.
if (hurry === 'visitors-first' && process.platform === 'linux')
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const draw = async (sheet: Sheet) =>
  'plate' in sheet ? drawPlate(sheet.plate) : drawPiece(garmentOf(sheet.piece), sheet.view)

const answerTo = ({ number, sheet }: SheetOrder): Promise<SheetAnswer> =>
  draw(sheet).then(
    (drawing) => ({ number, drawing }),
    (failure: unknown) => ({ number, failure }),
  )

parentPort?.on('message', async (order: SheetOrder) => {
  parentPort?.postMessage(await answerTo(order))
})
