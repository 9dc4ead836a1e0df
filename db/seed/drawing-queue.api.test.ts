import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { productImages } from '../../src/features/catalog/server/catalog.table.ts'
import { plates } from '../../src/features/content/server/content.table.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { implementJob } from '../../src/platform/jobs/implement-job.ts'
import { createJobs } from '../../src/platform/jobs/queued-jobs.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import { prepareFolder } from '../../src/testing/database/prepared-folder.ts'
import { testDatabase } from '../../src/testing/database/test-database.ts'
import { quickDesk } from '../../src/testing/pictures/quick-desk.ts'
import { testProcess } from '../../src/testing/test-context.ts'
import { seedDemoHouse } from './demo-house.ts'
import { demoPlates } from './demo-plates.ts'
import { drawLater, laterDrawing } from './draw-later.ts'

const whole = { images: 160, pictures: 160, plates: demoPlates.length }

const countsIn = async (db: Db) => {
  const keys = (await db.select({ key: productImages.mediaKey }).from(productImages)).map(({ key }) => key)
  return { images: keys.length, pictures: new Set(keys).size, plates: await db.$count(plates) }
}

describe('what is left to jobs', () => {
  it('is drawn once the house is open, one sheet at a time', async () => {
    const test = await testDatabase()
    const { database } = test
    const jobs = createJobs({ database, log: silentLog() })
    const house = testProcess({ database, jobs })
    let drawing = 0
    let most = 0
    const desk = quickDesk(async () => {
      drawing++
      most = Math.max(most, drawing)
      await new Promise(setImmediate)
      drawing--
    })
    implementJob(laterDrawing, (ctx, { data }) => drawLater(ctx, { drawing: data, desk })).register(
      jobs,
      () => house.context(),
    )
    await jobs.prepare()
    await seedDemoHouse({ ctx: house.context(), desk: quickDesk(), drawn: 'for-opening' })
    expect(await countsIn(database.db)).toEqual({ images: 40, pictures: 40, plates: 2 })
    await jobs.start()
    await expect.poll(() => countsIn(database.db), { timeout: 100_000, interval: 200 }).toEqual(whole)
    expect(most).toBe(1)
    await jobs.stop()
    await test.close()
  }, 120_000)
})

describe.skipIf(process.env.TEST_DATABASE_URL)('a picture during which the house was stopped', () => {
  it('is drawn in the end, however often that was', async () => {
    const test = await testDatabase()
    const { database } = test
    const startHouse = async () => {
      const jobs = createJobs({ database, log: silentLog() })
      const house = testProcess({ database, jobs })
      const desk = quickDesk()
      implementJob(laterDrawing, (ctx, { data }) => drawLater(ctx, { drawing: data, desk })).register(
        jobs,
        () => house.context(),
      )
      await jobs.prepare()
      return { jobs, house }
    }
    const { jobs, house } = await startHouse()
    const drawing = { kind: laterDrawing, data: { plate: 'not-found' as const } }
    await database.db.transaction((tx) => house.context().jobs.enqueue(tx, drawing))
    await jobs.stop()
    // As a process leaves it that was killed in its twentieth try.
    await database.connection.query(
      `update jobs.job set state = 'active', started_on = now(), retry_count = 20 where name = 'demo.draw'`,
    )
    const next = await startHouse()
    await next.jobs.start()
    await expect.poll(() => database.db.$count(plates)).toBe(1)
    await next.jobs.stop()
    await test.close()
  })
})

const program = fileURLToPath(new URL('../../src/testing/pictures/drawing-house.ts', import.meta.url))

/** Starts a process that draws what is left, and ends it once what it says is enough. */
const drawUntil = async (
  folder: string,
  { isEnough, signal }: { isEnough: (said: string, times: number) => boolean; signal: NodeJS.Signals },
) => {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  let times = 0
  for await (const said of createInterface({ input: child.stdout })) {
    times++
    if (isEnough(said, times)) child.kill(signal)
  }
  await exit
}

const countsInFolder = async (dataDir: string) => {
  const database = await openDatabase({ dataDir })
  const counts = await countsIn(database.db)
  await database.close()
  return counts
}

describe.skipIf(process.env.TEST_DATABASE_URL)('a process killed while it draws', () => {
  it('leaves a house that goes on where it was, and lacks and repeats nothing in the end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'drawing-'))
    await prepareFolder(folder)
    await drawUntil(folder, { isEnough: (_said, times) => times === 50, signal: 'SIGKILL' })
    const half = await countsInFolder(folder)
    await drawUntil(folder, { isEnough: (said) => said === 'whole', signal: 'SIGTERM' })
    const counts = await countsInFolder(folder)
    rmSync(folder, { recursive: true, force: true })
    expect(half.images).toBeGreaterThan(40)
    expect(half.images).toBeLessThan(whole.images)
    expect(counts).toEqual(whole)
  }, 240_000)
})
