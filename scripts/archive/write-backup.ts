import { closeSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { lockFolder } from '../../src/platform/db/embedded/folder-lock.ts'
import { Refusal } from '../setup/refusal.mjs'
import { entriesOf } from './data-folder.ts'
import { manifestName, writeManifest } from './manifest.ts'
import { dumpName, dumpServer } from './server-dump.ts'
import { pack } from './tar.ts'

/** Where the house keeps what must not be lost. */
export interface Installation {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

interface BackupOptions {
  readonly installation: Installation
  readonly archive: string
  readonly madeAt: Date
}

/**
 * Writes the database and the media into one archive. A stopped embedded database is its folder, write-ahead log
 * included, so the folder is copied under its lock; a server dumps itself. The archive appears only when it is whole.
 */
export const writeBackup = async ({ installation, archive, madeAt }: BackupOptions) => {
  const draft = `${resolve(archive)}.part`
  const staging = mkdtempSync(join(tmpdir(), 'backup-'))
  mkdirSync(dirname(draft), { recursive: true })
  // What is packed into it keeps this mode: a backup holds all that the house knows.
  rmSync(draft, { force: true })
  closeSync(openSync(draft, 'wx', 0o600))
  try {
    const copy = installation.databaseUrl === undefined ? packFolder : packServer
    await copy({ installation, archive: draft, staging, madeAt: madeAt.toISOString() })
    renameSync(draft, resolve(archive))
  } finally {
    rmSync(draft, { force: true })
    rmSync(staging, { recursive: true, force: true })
  }
}

interface Copy {
  readonly installation: Installation
  readonly archive: string
  readonly staging: string
  readonly madeAt: string
}

const packFolder = async ({ installation: { dataDir }, archive, staging, madeAt }: Copy) => {
  const names = entriesOf(dataDir)
  if (!names.includes('db'))
    throw new Refusal(`There is nothing to back up: ${resolve(dataDir)} holds no database.`)
  writeManifest(staging, { format: 1, database: 'embedded', madeAt })
  const unlock = lockFolder(dataDir)
  try {
    const parts = [
      { folder: staging, names: [manifestName] },
      { folder: resolve(dataDir), names },
    ]
    await pack({ archive, parts })
  } finally {
    unlock()
  }
}

const packServer = async ({
  installation: { dataDir, databaseUrl: url = '' },
  archive,
  staging,
  madeAt,
}: Copy) => {
  writeManifest(staging, { format: 1, database: 'server', madeAt })
  await dumpServer({ url, file: join(staging, dumpName) })
  const media = entriesOf(dataDir).filter((name) => name !== 'db')
  const parts = [
    { folder: staging, names: [manifestName, dumpName] },
    { folder: resolve(dataDir), names: media },
  ]
  await pack({ archive, parts })
}
