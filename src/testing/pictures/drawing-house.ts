import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { views } from '../../../db/seed/croquis/garment.ts'
import { readDemoData } from '../../../db/seed/demo-data.ts'
import { seedDemoHouse } from '../../../db/seed/demo-house.ts'
import { demoPlates } from '../../../db/seed/demo-plates.ts'
import { drawLater, laterDrawing } from '../../../db/seed/draw-later.ts'
import { productImages } from '../../features/catalog/server/catalog.table.ts'
import { plates } from '../../features/content/server/content.table.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { implementJob } from '../../platform/jobs/implement-job.ts'
import { createJobs } from '../../platform/jobs/queued-jobs.ts'
import { silentLog } from '../../platform/log/log.ts'
import { bareProcess } from '../bare-process.ts'
import { migrationsFolder } from '../database/migrations-folder.ts'
import { quickDesk } from './quick-desk.ts'

const drawingMs = 5

// Run by drawing-queue.api.test.ts in a process of its own, to be killed, or stopped, while it draws what was left to jobs.
const [folder = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir: folder })
await migrate(database, migrationsFolder)
const jobs = createJobs({ database, log: silentLog() })
const house = bareProcess({ database, jobs, personalData: [] })
const desk = quickDesk(async (name) => {
  await wait(drawingMs)
  writeSync(1, `${name}\n`)
})
const drawAndTell = implementJob(laterDrawing, async (ctx, { data }) => {
  await drawLater(ctx, { drawing: data, desk })
  const isWhole =
    (await ctx.db.$count(productImages)) === readDemoData().pieces.length * views.length &&
    (await ctx.db.$count(plates)) === demoPlates.length
  if (isWhole) writeSync(1, 'whole\n')
})
drawAndTell.register(jobs, () => house.context())
await jobs.prepare()
await seedDemoHouse({ ctx: house.context(), desk: quickDesk(), drawn: 'for-opening' })
await jobs.start()

process.on('SIGTERM', async () => {
  await jobs.stop()
  await database.close()
})
