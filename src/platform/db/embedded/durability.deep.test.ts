import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prepareFolder } from '../../../testing/database/prepared-folder.ts'
import { openDatabase } from '../open-database.ts'

const writer = fileURLToPath(new URL('../../../testing/database/durability-writer.ts', import.meta.url))

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'durability-'))
  await prepareFolder(folder)
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Counts the fsync calls that this work makes. */
const syncsDuring = async (work: () => Promise<unknown>) => {
  const sync = vi.spyOn(fs, 'fsyncSync')
  // Modules that import from `node:fs` also get the spy, until it is restored.
  syncBuiltinESMExports()
  try {
    await work()
    return sync.mock.calls.length
  } finally {
    sync.mockRestore()
    syncBuiltinESMExports()
  }
}

/** Starts a process that writes without pause, kills it after so many acknowledged rows, and returns the last row. */
const writeUntilKilled = async (rows: number) => {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  let acknowledged = 0
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line)
    if (acknowledged % rows === 0) child.kill('SIGKILL')
  }
  await exit
  return acknowledged
}

const storedIds = async () => {
  const database = await openDatabase({ dataDir: folder })
  const { rows } = await database.connection.query('select id from writes order by id')
  await database.close()
  return rows.map(({ id }) => id)
}

describe('the embedded database killed while it writes', () => {
  it('has every acknowledged row when it is opened again, each time', async () => {
    for (const rows of [100, 150]) {
      const acknowledged = await writeUntilKilled(rows)
      expect(acknowledged).toBeGreaterThanOrEqual(rows)
      const ids = await storedIds()
      expect(ids.slice(0, acknowledged)).toEqual(
        Array.from({ length: acknowledged }, (_, index) => index + 1),
      )
      expect(ids.length - acknowledged).toBeLessThanOrEqual(1)
    }
  }, 180_000)

  it('starts over when it was killed while it was made', async () => {
    const dataDir = join(folder, 'interrupted')
    mkdirSync(join(dataDir, 'db', 'base'), { recursive: true })
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '18\n')
    writeFileSync(join(dataDir, 'db.unfinished'), '')
    const database = await openDatabase({ dataDir })
    expect((await database.connection.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
  }, 180_000)

  it('says so when what it finds is no database of its own', async () => {
    const dataDir = join(folder, 'foreign')
    mkdirSync(join(dataDir, 'db'), { recursive: true })
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '9\n')
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /does not open .*: restore a backup, or set DATA_DIR/,
    )
  }, 180_000)

  it('waits for the disk at each commit', async () => {
    const database = await openDatabase({ dataDir: folder })
    const syncs = await syncsDuring(async () => {
      for (const id of [-1, -2, -3]) await database.connection.query('insert into writes values ($1)', [id])
    })
    expect(syncs).toBeGreaterThanOrEqual(3)
    await database.close()
  })
})
