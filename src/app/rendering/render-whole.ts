import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const timeLimitMs = 10_000

/** Renders a tree, everything it waits for included, into one string. */
export const renderWhole = (tree: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const limit = setTimeout(() => abort(new Error('Rendering took too long')), timeLimitMs)
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
      onAllReady: () => pipe(collector),
      onShellError: fail,
    })
  })
