import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { snapshot } from './embedded-test-database.ts'

/**
 * Puts a migrated database into a data folder, for tests that do not concern its creation, because creating one takes
 * seconds.
 */
export const prepareFolder = async (dataDir: string) => {
  const folder = join(dataDir, 'db')
  mkdirSync(folder, { recursive: true })
  const database = await PGlite.create({ dataDir: folder, loadDataDir: await snapshot() })
  await database.close()
}
