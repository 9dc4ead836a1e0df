import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { openMemoryDatabase } from '../../platform/db/embedded/embedded-database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { migrationsFingerprint, migrationsFolder } from './migrations-folder.ts'

/** An embedded database in memory, loaded from a migrated snapshot that all test files share. */
export const embeddedTestDatabase = async () => {
  const database = await openMemoryDatabase(await snapshot())
  return { database, close: () => database.close() }
}

const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))

/** A dump of a migrated database. */
export const snapshot = async () => {
  const path = join(cache, `empty-database-${pgliteVersion()}-${migrationsFingerprint()}.tar`)
  const known = readIfThere(path)
  if (known) return new Blob([known])
  const made = await makeSnapshot()
  // The file is renamed when it is complete, so that a test file that starts meanwhile finds a complete file or none.
  const draft = `${path}.${process.pid}`
  mkdirSync(cache, { recursive: true })
  writeFileSync(draft, new Uint8Array(await made.arrayBuffer()))
  renameSync(draft, path)
  return made
}

const makeSnapshot = async () => {
  const database = await openMemoryDatabase()
  await migrate(database, migrationsFolder)
  // Two thirds of the files belong to template databases that no test opens; loading is faster without them.
  await database.connection.query('update pg_database set datistemplate = false')
  await database.connection.query('drop database template1')
  await database.connection.query('drop database template0')
  await database.connection.query('checkpoint')
  const dump = await database.dump()
  await database.close()
  return dump
}

const readIfThere = (path: string) => {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

const pgliteVersion = () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const text = readFileSync(join(entry, '../../package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
