import { createContexts } from '../app/wiring/create-contexts.ts'
import type { Caller, Context, Visitor } from '../platform/context/context.ts'
import { createResidents } from '../platform/context/residents.ts'
import { createTagBus } from '../platform/context/tag-bus.ts'
import type { Database } from '../platform/db/database.ts'
import type { Translate } from '../platform/http/refusals/refusal.ts'
import type { JobRequest } from '../platform/jobs/jobs.ts'
import { silentLog } from '../platform/log/log.ts'
import { demoDesk } from '../platform/payments/demo/demo-desk.ts'
import { demoProvider } from '../platform/payments/demo/demo-provider.ts'
import { createTokens } from '../platform/sessions/tokens.ts'
import type { Language } from '../shared/i18n/languages.ts'
import { someSession } from './accounts/account-factories.ts'
import { testPrinter } from './papers/test-printer.ts'
import { memoryStore } from './pictures/memory-store.ts'

/** Noon in Paris on a working day, later than the dates of the demo data. */
export const testNow = Temporal.Instant.from('2026-10-14T10:00:00Z')

export interface BareProcessOptions {
  readonly database: Database
  readonly now?: Temporal.Instant
  /** By default jobs are only recorded; with a queue they are added to it. */
  readonly jobs?: Context['jobs']
  /** By default an in-memory store to which the test has no access. */
  readonly media?: Context['media']
  /** The personal data of the slices: tests find it by file name, which is impossible without a bundler. */
  readonly personalData: Context['personalData']
  /** The kinds of subjects that can be paid for, found by file name too; none by default. */
  readonly paidFor?: Context['paidFor']
  /** The payment provider; the demo by default. */
  readonly payments?: Context['payments']
  /** By default a sentence is its key: the texts of the house are found by a bundler. */
  readonly translate?: Translate
  /** Whether there is a mail server; true by default. */
  readonly sendsMail?: boolean
}

const someVisitor: Visitor = { ip: '192.0.2.1', device: '' }

/** Gives every account a network of its own. */
const visitors = () => {
  const known = new Map<string, Visitor>()
  return (caller: Pick<Caller, 'id'> | null) => {
    if (!caller) return someVisitor
    const n = known.size
    const visitor = known.get(caller.id) ?? { ip: `198.18.${n >> 8}.${n & 255}`, device: '' }
    known.set(caller.id, visitor)
    return visitor
  }
}

/** The secret that signs the events of demo payments in tests. */
export const webhookSecret = 'the secret of the demo payment in tests'

interface CallOptions {
  readonly visitor?: Visitor
  readonly lng?: Language
  /** The caller, by default with a session whose owner has just proved the identity. */
  readonly caller?: (Pick<Caller, 'id' | 'role'> & Partial<Caller>) | null
}

/**
 * A process without HTTP: the same wiring as in production, a clock that stands still until a test moves it, and
 * recorded jobs.
 */
export const bareProcess = ({
  database,
  now = testNow,
  jobs,
  media = memoryStore().store,
  personalData,
  paidFor = [],
  payments,
  sendsMail = true,
  translate = (_lng, key) => key,
}: BareProcessOptions) => {
  const { db } = database
  const bus = createTagBus()
  const visitorOf = visitors()
  const announced: string[] = []
  const read: string[] = []
  const enqueued: { readonly name: string; readonly data: object }[] = []
  let instant = now
  const clock = { now: () => instant }

  bus.subscribe((tags) => {
    announced.push(...tags)
  })
  const createContext = createContexts({
    db,
    bus,
    clock,
    processId: 'test',
    translate,
    resident: createResidents({
      db,
      bus,
      onFailure: (error) => {
        throw error
      },
    }),
    media,
    printer: testPrinter,
    tokens: createTokens({ secrets: ['the secret of the house in tests'], clock }),
    payments: payments ?? demoProvider({ db, clock, secret: webhookSecret }),
    demoPayments: payments ? null : demoDesk({ db, clock, secret: webhookSecret }),
    paidFor,
    publicUrl: 'https://house.test',
    sendsMail,
    hasKnownSecrets: false,
    isDemo: true,
    personalData,
    jobs: jobs ?? {
      enqueue: async <Data extends object>(_tx: unknown, { kind, data }: JobRequest<Data>) => {
        enqueued.push({ name: kind.name, data })
      },
    },
  })
  const log = silentLog()
  const context = ({ lng = 'fr', caller = null, visitor = visitorOf(caller) }: CallOptions = {}): Context =>
    createContext({
      log,
      lng,
      caller: caller && { sessionId: someSession, isFresh: true, owesFactor: false, ...caller },
      visitor,
      reads: (...tags) => read.push(...tags),
    })

  return {
    context,
    bus,
    /** The cache tags of committed writes, and the cache tags of answers, in order. */
    announced,
    read,
    enqueued,
    moveClock: (duration: Temporal.DurationLike) => {
      instant = instant.add(duration)
    },
  }
}
