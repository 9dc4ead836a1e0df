import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../setup/refusal.mjs'

const manifestSchema = z.object({
  format: z.literal(1),
  database: z.enum(['embedded', 'server']),
  madeAt: z.iso.datetime(),
})

/** What an archive says of itself. */
export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)

export const readManifest = (folder: string): Manifest => {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, manifestName), 'utf8')))
  } catch {
    throw new Refusal('This archive is not a backup that this version can restore.')
  }
}
