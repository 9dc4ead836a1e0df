import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from '../../media/folder-store.ts'
import { openFolderDatabase } from './embedded-database.ts'

let parent: string
let dataDir: string
let umask: number

/** Lists every file in the data folder that another user of the machine could read, write or enter. */
const openToOthers = () =>
  [dataDir, ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name))]
    .filter((path) => (statSync(path).mode & 0o077) !== 0)
    .map((path) => path.slice(parent.length))

const openAndWrite = async () => {
  const database = await openFolderDatabase(dataDir)
  await database.connection.query('create table if not exists letters (secret text)')
  await database.connection.query(`insert into letters values ('for her only')`)
  const open = openToOthers()
  await database.close()
  return open
}

beforeAll(() => {
  // This is the most permissive umask that a machine can have.
  umask = process.umask(0)
  parent = mkdtempSync(join(tmpdir(), 'private-'))
  dataDir = join(parent, 'data')
})

afterAll(() => {
  process.umask(umask)
  rmSync(parent, { recursive: true, force: true })
})

describe.skipIf(process.platform === 'win32')('the folder of a house', () => {
  it('is closed to everybody else, with all that the database and the pictures put there', async () => {
    expect(await openAndWrite()).toEqual([])
    await folderStore(join(dataDir, 'media')).put('abc/400.webp', Buffer.from('ink'), 'image/webp')
    expect(openToOthers()).toEqual([])
  })

  it('that stood open is closed at the next start', async () => {
    for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
      const path = join(dataDir, name)
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666)
    }
    chmodSync(dataDir, 0o755)
    expect(await openAndWrite()).toEqual([])
  })

  it('is not furnished anew when the database has lost its heart', async () => {
    const heart = join(dataDir, 'db/PG_VERSION')
    rmSync(heart)
    await expect(openFolderDatabase(dataDir)).rejects.toThrow(/PG_VERSION is missing.*restore a backup/)
    expect(existsSync(heart)).toBe(false)
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)
  })

  it('is not furnished anew beside the pictures of a database that is gone', async () => {
    rmSync(join(dataDir, 'db'), { recursive: true })
    await expect(openFolderDatabase(dataDir)).rejects.toThrow(/media still holds files: restore a backup/)
    expect(existsSync(join(dataDir, 'db'))).toBe(false)
  })

  it('is furnished where nothing is but an empty place', async () => {
    dataDir = join(parent, 'empty')
    mkdirSync(join(dataDir, 'db'), { recursive: true })
    mkdirSync(join(dataDir, 'media'))
    writeFileSync(join(dataDir, 'replaced-notes'), '')
    expect(await openAndWrite()).toEqual([])
  })
})
