import { brotliDecompressSync } from 'node:zlib'
import { assetsOf, type SentFile } from './assets.ts'
import { rawAnswer } from './raw-answer.ts'

/** What the scripts of a page may weigh that anybody reads. */
export const mostScriptBytes = 150_000

const total = (files: readonly SentFile[], ending: string) =>
  files.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0)

/** Brotli bytes of what a page makes a browser load before it listens; what `lazy()` brings after that is not among it. */
export const firstLoad = async ({ port, target }: { port: number; target: string }) => {
  const ask = (path: string) => rawAnswer({ port, target: path })
  const { body } = await ask(target)
  const files = await assetsOf({ html: brotliDecompressSync(body).toString(), ask })
  return { files, html: body.length, script: total(files, '.js'), style: total(files, '.css') }
}
