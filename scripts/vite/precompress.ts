import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|webmanifest)$/
const smallestWorthIt = 1024

const compress = async (path: string) => {
  const bytes = await readFile(path)
  if (bytes.length < smallestWorthIt) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/** Writes .br and .gz beside each asset once, at build, so that serving one never compresses. */
export const precompress = (): Plugin => ({
  name: 'precompress-assets',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle: async ({ dir }) => {
    const names = dir ? await readdir(dir, { recursive: true }) : []
    await Promise.all(
      names.filter((name) => compressible.test(name)).map((name) => compress(join(dir ?? '', name))),
    )
  },
})
