import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { System } from './open-system.ts'

type Probed = Pick<System, 'database' | 'config'>

/** With less free space the next uploads, or the next log file of the database, would not fit. */
const leastFreeBytes = 32 * 1024 * 1024

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Resolves to undefined when the folder does not exist yet, because no file was stored. */
const whereItExists = <T>(work: Promise<T>) =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

/** Checks that the database answers, and that the disk has free space. */
export const probeReading = async ({ database, config: { dataDir } }: Probed) => {
  const disk = await whereItExists(statfs(dataDir))
  if (disk && disk.bavail * disk.bsize < leastFreeBytes)
    throw Object.assign(new Error(`There is hardly any room left on the disk of ${dataDir}`), {
      code: 'ENOSPC',
    })
  await database.connection.query('select 1')
}

/** Checks that a write succeeds in the database and in the data folder, and removes what it wrote. */
export const probeWriting = async ({ database, config: { dataDir } }: Probed) => {
  await database.connection.query(
    `begin;
     create temp table readiness on commit drop as
       select md5(number::text) as line from generate_series(1, 2000) as numbers (number);
     commit`,
  )
  await whereItExists(writeFile(join(dataDir, `readiness.${randomUUID()}`)))
}

const writeFile = async (path: string) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(Buffer.alloc(64 * 1024, 1))
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
