import { seedDemoHouse } from '../db/seed/demo-house.ts'
import type { Progress } from '../db/seed/draw-sheets.ts'
import { atDrawingDesk } from '../db/seed/drawing-desk.ts'
import { createContexts } from '../src/app/wiring/create-contexts.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { createResidents } from '../src/platform/context/residents.ts'
import { createTagBus } from '../src/platform/context/tag-bus.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { createJobs } from '../src/platform/jobs/queued-jobs.ts'
import { silentLog } from '../src/platform/log/log.ts'
import { openMediaStore } from '../src/platform/media/open-media-store.ts'
import { createTokens } from '../src/platform/sessions/tokens.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { inProject } from './setup/project.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say } from './setup/say.mjs'

const tellEvery = 20

const tell = ({ done, total }: Progress) => {
  if (done % tellEvery === 0) say(`${done} of ${total} pictures drawn`)
}

/** Fills an empty database, embedded or not, with the demo house. */
const seed = async () => {
  const config = readConfig(process.env)
  if (config.mode === 'production' && config.databaseUrl) {
    throw new Refusal(
      'The demo house is not for a real database: unset NODE_ENV=production, or DATABASE_URL.',
    )
  }
  const { databaseUrl: url, dataDir } = config
  const database = await openDatabase(url === undefined ? { dataDir } : { url })
  try {
    await migrate(database, inProject('db/migrations'))
    const { db } = database
    const bus = createTagBus()
    const log = silentLog()
    const jobs = createJobs({ database, log })
    const contexts = createContexts({
      db,
      bus,
      clock: systemClock,
      processId: 'seed',
      resident: createResidents({ db, bus, onFailure: (error) => say(String(error)) }),
      media: openMediaStore(config),
      jobs,
      tokens: createTokens({ secrets: config.appSecrets, clock: systemClock }),
      publicUrl: config.publicUrl,
      personalData: [],
    })
    const seeded = await seedDemoHouse({
      ctx: contexts({ log, lng: 'fr', caller: null }),
      desk: atDrawingDesk,
      drawn: 'whole',
      onProgress: tell,
    })
    say(seeded ? 'The demo house stands.' : 'There are pieces in this database already: nothing was changed.')
    return 0
  } finally {
    await database.close()
  }
}

await runCommandLine(seed)
