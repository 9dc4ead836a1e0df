import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFolderDatabase } from '../../src/platform/db/embedded/embedded-database.ts'
import { lockFolder } from '../../src/platform/db/embedded/folder-lock.ts'
import { restoreBackup } from './restore-backup.ts'
import { pack } from './tar.ts'
import { writeBackup } from './write-backup.ts'

const madeAt = new Date('2026-03-01T12:00:00Z')
let root = ''
let archive = ''
let dataDir = ''

const installationIn = (folder: string) => ({ dataDir: folder, databaseUrl: undefined })

const query = async (folder: string, text: string) => {
  const database = await openFolderDatabase(folder)
  const { rows } = await database.connection.query(text)
  await database.close()
  return rows
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'backup-test-'))
  archive = join(root, 'backups', 'house.tar.gz')
  const original = join(root, 'original')
  await query(original, `create table gown (name text); insert into gown values ('Élodie')`)
  mkdirSync(join(original, 'media'))
  writeFileSync(join(original, 'media', 'plate.avif'), 'ink')
  await writeBackup({ installation: installationIn(original), archive, madeAt })
})

beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'data-'))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a backup of the embedded database', () => {
  it('comes back with its rows and its media', async () => {
    expect(
      await restoreBackup({ installation: installationIn(dataDir), archive, isForced: false }),
    ).toBeUndefined()
    expect(readdirSync(dataDir).sort()).toEqual(['db', 'media'])
    expect(readFileSync(join(dataDir, 'media', 'plate.avif'), 'utf8')).toBe('ink')
    expect(await query(dataDir, 'select name from gown')).toEqual([{ name: 'Élodie' }])
  })

  it.skipIf(process.platform === 'win32')(
    'is read by nobody else, and neither is what comes back',
    async () => {
      expect(statSync(archive).mode & 0o777).toBe(0o600)
      await restoreBackup({ installation: installationIn(dataDir), archive, isForced: false })
      expect(statSync(join(dataDir, 'media', 'plate.avif')).mode & 0o777).toBe(0o600)
    },
  )

  it('is not restored over other data unless forced, and then sets it aside', async () => {
    mkdirSync(join(dataDir, 'media'))
    const restored = restoreBackup({ installation: installationIn(dataDir), archive, isForced: false })
    await expect(restored).rejects.toThrow('--force')
    const aside = await restoreBackup({ installation: installationIn(dataDir), archive, isForced: true })
    expect(readdirSync(aside ?? '')).toEqual(['media'])
    expect(readFileSync(join(dataDir, 'media', 'plate.avif'), 'utf8')).toBe('ink')
  })

  it('leaves the data as it was when the archive is damaged', async () => {
    const damaged = join(root, 'damaged.tar.gz')
    writeFileSync(damaged, readFileSync(archive))
    truncateSync(damaged, 50_000)
    writeFileSync(join(dataDir, 'mine'), '')
    const restored = restoreBackup({
      installation: installationIn(dataDir),
      archive: damaged,
      isForced: true,
    })
    await expect(restored).rejects.toThrow('not a whole backup')
    expect(readdirSync(dataDir)).toEqual(['mine'])
  })

  it('refuses an archive of something else', async () => {
    const other = join(root, 'other.tar.gz')
    await pack({ archive: other, parts: [{ folder: join(root, 'original'), names: ['media'] }] })
    const restored = restoreBackup({ installation: installationIn(dataDir), archive: other, isForced: false })
    await expect(restored).rejects.toThrow('not a backup')
  })

  it('is neither written nor restored while the house is open', async () => {
    const close = lockFolder(dataDir)
    mkdirSync(join(dataDir, 'db'))
    const second = join(root, 'second.tar.gz')
    await expect(
      writeBackup({ installation: installationIn(dataDir), archive: second, madeAt }),
    ).rejects.toThrow('in use')
    const restored = restoreBackup({ installation: installationIn(dataDir), archive, isForced: true })
    await expect(restored).rejects.toThrow('in use')
    close()
  })

  it('refuses to write an archive of nothing', async () => {
    const nothing = writeBackup({
      installation: installationIn(dataDir),
      archive: join(root, 'nothing.tar.gz'),
      madeAt,
    })
    await expect(nothing).rejects.toThrow('nothing to back up')
  })
})
