import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { printingFile } from '../../features/papers/server/printing/print-paper.public.ts'
import { endChildren } from '../../platform/children/reused-child.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import { type Config, knownSecrets } from '../../platform/config/config.ts'
import { createResidents } from '../../platform/context/residents.ts'
import { createTagBus, everyTag, type TagBus } from '../../platform/context/tag-bus.ts'
import { cacheTagsChannel, readAnnouncement } from '../../platform/db/announce.ts'
import type { Database } from '../../platform/db/database.ts'
import { makePrivate } from '../../platform/db/embedded/private-folder.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { createDispatcher, type Dispatcher } from '../../platform/http/dispatcher.ts'
import { clearOldKeys, oldKeys } from '../../platform/idempotency/clear-old-keys.ts'
import { implementJob } from '../../platform/jobs/implement-job.ts'
import { createJobs } from '../../platform/jobs/queued-jobs.ts'
import { schemaNote } from '../../platform/log/chatter.ts'
import type { Log } from '../../platform/log/log.ts'
import { createOutbox, outboxSweep } from '../../platform/mail/outbox.ts'
import { smtpTransport } from '../../platform/mail/smtp-transport.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { openMediaStore } from '../../platform/media/open-media-store.ts'
import { mediaSweep, sweepMedia } from '../../platform/media/sweep-media.ts'
import { openPrinter } from '../../platform/paper/printer.ts'
import { demoDesk } from '../../platform/payments/demo/demo-desk.ts'
import { openPaymentProvider } from '../../platform/payments/open-payment-provider.ts'
import { createTokens, type Tokens } from '../../platform/sessions/tokens.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import { translate } from '../i18n/translate.ts'
import { type CreateContext, createContexts } from './create-contexts.ts'
import type { TellHowFar } from './in-view.ts'
import { apiModules } from './modules/api-modules.ts'
import { jobModules } from './modules/job-modules.ts'
import { paymentPurposes } from './modules/payment-purposes.ts'
import { personalDataModules } from './modules/personal-data-modules.ts'

/** The open resources of a running process. */
export interface System {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
  readonly database: Database
  readonly bus: TagBus
  readonly dispatcher: Dispatcher
  readonly createContext: CreateContext
  readonly tokens: Tokens
  readonly media: MediaStore
  /** Creates the queues, for code that enqueues before the process begins to work. */
  readonly prepareJobs: () => Promise<void>
  /** Begins to run jobs and send mail. */
  readonly startWork: () => Promise<void>
  /** Starts no further job or mail, and aborts the running ones, while requests are still being answered. */
  readonly stopWork: () => Promise<void>
  /** Stops the work unless it is stopped, ends the child processes and the printer, then closes the database. */
  readonly close: () => Promise<void>
}

interface Opening {
  readonly config: Config
  readonly log: Log
  readonly tellHowFar: TellHowFar
}

/** Opens the database, updates its schema and creates the system on it. */
export const openSystem = async ({ config, log, tellHowFar }: Opening): Promise<System> => {
  const { databaseUrl: url, dataDir } = config
  makePrivate(dataDir)
  const database = await openDatabase(url === undefined ? { dataDir } : { url, log })
  const applied = await migrate(database, join(process.cwd(), 'db/migrations'), ({ done, total }) =>
    tellHowFar({ done, total, of: 'migrations applied' }),
  )
  if (applied.length > 0) log.info({ applied }, schemaNote)
  return assembleSystem({ config, log, database, clock: systemClock })
}

type Parts = Pick<System, 'config' | 'log' | 'database' | 'clock'>

/** Creates the system on an open database, and listens to the writes of other processes. */
export const assembleSystem = async (parts: Parts): Promise<System> => {
  const { config, log, database, clock } = parts
  const bus = createTagBus()
  const processId = randomUUID()
  const onFailure = (error: unknown) => log.error({ err: error }, 'a cache could not be brought up to date')
  const resident = createResidents({ db: database.db, bus, onFailure })
  const hear = (tags: readonly string[]) => {
    bus.publish(tags).catch(onFailure)
  }
  await database.listen(cacheTagsChannel, {
    onPayload: (payload) => {
      const announcement = readAnnouncement(payload)
      // An announcement that cannot be parsed may come from a newer version, so it counts as a change of everything.
      if (announcement?.from !== processId) hear(announcement?.tags ?? [everyTag])
    },
    onReconnect: () => hear([everyTag]),
  })
  const jobs = createJobs({ database, log })
  const media = openMediaStore(config)
  const transport = mailTransport(config)
  const outbox = createOutbox({ database, transport, log })
  const tokens = createTokens({ secrets: config.appSecrets, clock })
  const payments = await openPaymentProvider({ config, db: database.db, clock, log })
  const demoPayments =
    payments.name === 'demo' ? demoDesk({ db: database.db, clock, secret: config.demoWebhookSecret }) : null
  const printer = openPrinter(printingFile)
  const createContext = createContexts({
    db: database.db,
    clock,
    bus,
    processId,
    translate,
    resident,
    media,
    jobs,
    tokens,
    printer,
    payments,
    demoPayments,
    paidFor: paymentPurposes,
    publicUrl: config.publicUrl,
    sendsMail: transport !== undefined,
    hasKnownSecrets: knownSecrets(config).length > 0,
    isDemo: config.isDemo,
    personalData: personalDataModules,
  })
  jobs.handle(outboxSweep, () => outbox.deliver())
  for (const job of [...jobModules, sweeping, clearingKeys]) {
    job.register(jobs, (run) => createContext({ log: run.log, lng: defaultLanguage, caller: null }))
  }
  let stopped: Promise<void> | undefined
  const stopWork = () => {
    stopped ??= Promise.all([jobs.stop(), outbox.stop()]).then(() => undefined)
    return stopped
  }
  return {
    ...parts,
    bus,
    media,
    createContext,
    tokens,
    dispatcher: createDispatcher({ modules: apiModules, checkAnswers: config.mode !== 'production' }),
    prepareJobs: jobs.prepare,
    startWork: async () => {
      await jobs.start()
      await outbox.start()
    },
    stopWork,
    close: async () => {
      await stopWork()
      await Promise.all([printer.end(), endChildren()])
      await database.close()
    },
  }
}

const sweeping = implementJob(mediaSweep, sweepMedia)

const clearingKeys = implementJob(oldKeys, clearOldKeys)

const mailTransport = ({ smtpUrl, mailFrom }: Config) =>
  smtpUrl && mailFrom ? smtpTransport({ url: smtpUrl, from: mailFrom }) : undefined
