import { type AskedPage, assetsOf, type SentFile } from './assets.ts'

/** The most bytes that the scripts of a public page may weigh. */
export const mostScriptBytes = 150_000

const total = (files: readonly SentFile[], ending: string) =>
  files.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0)

/** Brotli bytes of what a page makes a browser load before it listens; what `lazy()` brings after that is not among it. */
export const firstLoad = async (page: AskedPage) => {
  const files = await assetsOf(page)
  const scripts = files.filter(({ path }) => path.endsWith('.js')).length
  return { script: total(files, '.js'), style: total(files, '.css'), scripts }
}
