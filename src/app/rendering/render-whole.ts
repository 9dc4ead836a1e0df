import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const timeLimitMs = 10_000

/** React would put large parts aside, for a script to place; here nothing is streamed, so nothing need wait for one. */
const neverPutAside = Number.POSITIVE_INFINITY

/** Renders a tree, everything it waits for included, into one string; a tree that is late is given up. */
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
