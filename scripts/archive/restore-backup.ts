import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openFolderDatabase } from '../../src/platform/db/embedded/embedded-database.ts'
import { lockFolder } from '../../src/platform/db/embedded/folder-lock.ts'
import { makePrivate } from '../../src/platform/db/embedded/private-folder.ts'
import { Refusal } from '../setup/refusal.mjs'
import { entriesOf, swapEntries } from './data-folder.ts'
import { manifestName, readManifest } from './manifest.ts'
import { dumpName, isServerEmpty, restoreServer } from './server-dump.ts'
import { unpack } from './tar.ts'
import type { Installation } from './write-backup.ts'

interface RestoreOptions {
  readonly installation: Installation
  readonly archive: string
  readonly isForced: boolean
}

/**
 * Puts a backup in place of the house's data, after proving that it is whole. What it replaces in the data folder
 * is set aside, not deleted; returns where, if there was anything.
 */
export const restoreBackup = async ({ installation, archive, isForced }: RestoreOptions) => {
  if (!existsSync(archive)) throw new Refusal(`There is no archive at ${resolve(archive)}.`)
  await refuseOverwriting({ installation, isForced })
  const unlock = lockFolder(installation.dataDir)
  const folder = resolve(installation.dataDir)
  const staging = join(folder, `.restoring-${process.pid}`)
  const aside = join(folder, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  try {
    mkdirSync(staging)
    await unpack({ archive, folder: staging })
    makePrivate(staging)
    await (installation.databaseUrl === undefined
      ? checkFolder(staging)
      : loadServer(staging, installation.databaseUrl))
    swapEntries({ from: staging, into: folder, aside })
    return existsSync(aside) ? aside : undefined
  } finally {
    rmSync(staging, { recursive: true, force: true })
    unlock()
  }
}

const refuseOverwriting = async ({
  installation,
  isForced,
}: Pick<RestoreOptions, 'installation' | 'isForced'>) => {
  if (isForced) return
  if (entriesOf(installation.dataDir).length > 0)
    throw new Refusal(`${resolve(installation.dataDir)} is not empty: add --force to replace what is there.`)
  if (installation.databaseUrl !== undefined && !(await isServerEmpty(installation.databaseUrl)))
    throw new Refusal('The database of DATABASE_URL is not empty: add --force to replace what is there.')
}

/** Opening the database is the proof that it can be restored; the lock this leaves is not part of the data. */
const checkFolder = async (staging: string) => {
  if (readManifest(staging).database !== 'embedded')
    throw new Refusal('This backup is of a database server: set DATABASE_URL to the one to restore it to.')
  if (!existsSync(join(staging, 'db', 'PG_VERSION'))) throw new Refusal('This archive holds no database.')
  rmSync(join(staging, manifestName))
  const database = await openFolderDatabase(staging)
  await database.connection.query('select 1')
  await database.close()
}

const loadServer = async (staging: string, url: string) => {
  if (readManifest(staging).database !== 'server')
    throw new Refusal('This backup is of an embedded database: unset DATABASE_URL to restore it to DATA_DIR.')
  await restoreServer({ url, file: join(staging, dumpName) })
  for (const name of [manifestName, dumpName]) rmSync(join(staging, name))
}
