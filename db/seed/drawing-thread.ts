import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'

/** Whether somebody waits for the drawings, or they may take what visitors leave of the machine. */
export type Hurry = 'at-once' | 'visitors-first'

/** What the thread is sent; answers come back under its number, in whichever order they are done. */
export interface SheetOrder {
  readonly number: number
  readonly sheet: Sheet
}

/** What the thread sends back. */
export type SheetAnswer =
  | { readonly number: number; readonly drawing: Uint8Array }
  | { readonly number: number; readonly failure: unknown }

/** A thread that draws. */
export interface DrawingThread {
  readonly draw: (sheet: Sheet) => Promise<Uint8Array>
  readonly end: () => Promise<unknown>
  /** Settled once it draws no more, whether it was ended or broke. */
  readonly ended: Promise<void>
}

/** Run from its source also beside the build: Node strips the types, and no bundler has to know about workers. */
const workerFile = join(process.cwd(), 'db/seed/drawing-worker.ts')

/** Starts a thread of its own for drawings, any one of which would keep every request waiting. */
export const startDrawingThread = (hurry: Hurry): DrawingThread => {
  const worker = new Worker(workerFile, { workerData: hurry })
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()
  const ended = Promise.withResolvers<void>()
  let lastNumber = 0
  let over = false
  let failure: unknown = new Error('The drawing thread was ended before the drawing was done')
  worker.on('message', (answer: SheetAnswer) => {
    const order = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('drawing' in answer) order?.resolve(answer.drawing)
    else order?.reject(answer.failure)
  })
  worker.on('error', (error: unknown) => {
    failure = error
  })
  worker.on('exit', () => {
    over = true
    for (const order of waiting.values()) order.reject(failure)
    waiting.clear()
    ended.resolve()
  })
  return {
    draw: async (sheet) => {
      if (over) throw failure
      lastNumber++
      const order = Promise.withResolvers<Uint8Array>()
      waiting.set(lastNumber, order)
      worker.postMessage({ number: lastNumber, sheet } satisfies SheetOrder)
      return order.promise
    },
    end: () => worker.terminate(),
    ended: ended.promise,
  }
}
