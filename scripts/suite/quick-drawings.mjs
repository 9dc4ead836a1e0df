import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'
import sharp from 'sharp'

/** @typedef {import('../../db/seed/drawing-thread.ts').SheetOrder} SheetOrder */

const smallSheet = { width: 300, height: 400 }
const { Worker } = threads

/** Another tone for each, as two pictures of one content are one. @param {number} number */
const emptySheetOf = (number) => {
  const background = { r: 0xf4, g: 0xec, b: 0x80 + (number % 0x60) }
  return sharp({ create: { ...smallSheet, channels: 3, background } })
    .png()
    .toBuffer()
}

/** @param {unknown} order @returns {order is SheetOrder} */
const isOfPiece = (order) =>
  typeof order === 'object' &&
  order !== null &&
  'sheet' in order &&
  typeof order.sheet === 'object' &&
  order.sheet !== null &&
  'piece' in order.sheet

// Loaded before the built server: its drawing threads draw the plates, and empty sheets stand for the pieces. How each
// piece is drawn is held by draw-piece.test.ts; drawing all of them here would take longer than all that is checked.
threads.Worker = class extends Worker {
  /** @param {unknown} order @param {Parameters<Worker['postMessage']>[1]} [rest] */
  postMessage(order, rest) {
    if (!isOfPiece(order)) return super.postMessage(order, rest)
    const { number } = order
    void emptySheetOf(number).then((drawing) => this.emit('message', { number, drawing }))
  }
}
syncBuiltinESMExports()
