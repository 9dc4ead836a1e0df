import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url))

/** A hash of the current migrations, so that a database with other migrations is never reused. */
export const migrationsFingerprint = () => {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).sort())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 16)
}
