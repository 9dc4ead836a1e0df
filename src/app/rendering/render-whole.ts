import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const timeLimitMs = 10_000

/**
 * React would defer large parts, which a script then moves into place; without streaming, this limit keeps every part
 * in its place.
 */
const neverPutAside = Number.POSITIVE_INFINITY

/** Renders a tree with everything that it waits for into one string; after a time limit the render is aborted. */
export const renderWhole = (tree: ReactNode, onError: (error: unknown) => void) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const collector = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        clearTimeout(limit)
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const fail = (error: unknown) => {
      clearTimeout(limit)
      reject(error)
    }
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: neverPutAside,

      onAllReady: () => pipe(collector),
      onShellError: fail,
      onError,
    })
    const limit = setTimeout(() => {
      const late = new Error('Rendering took too long')
      fail(late)
      abort(late)
    }, timeLimitMs)
  })
