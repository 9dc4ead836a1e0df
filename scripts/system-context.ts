import { createContexts } from '../src/app/wiring/create-contexts.ts'
import { printingFile } from '../src/features/papers/server/printing/print-paper.public.ts'
import { systemClock } from '../src/platform/clock.ts'
import { type Config, knownSecrets } from '../src/platform/config/config.ts'
import type { Context } from '../src/platform/context/context.ts'
import { createResidents } from '../src/platform/context/residents.ts'
import { createTagBus } from '../src/platform/context/tag-bus.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { createJobs } from '../src/platform/jobs/queued-jobs.ts'
import { silentLog } from '../src/platform/log/log.ts'
import { openMediaStore } from '../src/platform/media/open-media-store.ts'
import { openPrinter } from '../src/platform/paper/printer.ts'
import { openPaymentProvider } from '../src/platform/payments/open-payment-provider.ts'
import { createTokens } from '../src/platform/sessions/tokens.ts'
import { inProject } from './setup/project.mjs'
import { say } from './setup/say.mjs'

/** Opens the house's database, brings it up to date, and does something in it as the house itself. */
export const withSystemContext = async <T>(
  config: Config,
  work: (ctx: Context) => Promise<T>,
  /** What can be paid for, if anything is. */
  paidFor: Context['paidFor'] = [],
) => {
  const { databaseUrl: url, dataDir } = config
  const database = await openDatabase(url === undefined ? { dataDir } : { url })
  try {
    await migrate(database, inProject('db/migrations'))
    const { db } = database
    const bus = createTagBus()
    const log = silentLog()
    const contexts = createContexts({
      db,
      bus,
      clock: systemClock,
      processId: 'script',
      translate: (_lng, key) => key,
      resident: createResidents({ db, bus, onFailure: (error) => say(String(error)) }),
      media: openMediaStore(config),
      jobs: createJobs({ database, log }),
      printer: openPrinter(printingFile),
      tokens: createTokens({ secrets: config.appSecrets, clock: systemClock }),
      payments: await openPaymentProvider({ config, db, clock: systemClock, log }),
      demoPayments: null,
      paidFor,
      publicUrl: config.publicUrl,
      sendsMail: false,
      hasKnownSecrets: knownSecrets(config).length > 0,
      isDemo: config.isDemo,
      personalData: [],
    })
    return await work(contexts({ log, lng: 'fr', caller: null }))
  } finally {
    await database.close()
  }
}
