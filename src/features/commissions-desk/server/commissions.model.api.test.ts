import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import { AppError } from '../../../shared/errors.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import {
  acceptedQuote,
  aQuote,
  aWish,
  type CommissionsApi,
  commissionsApi,
  paidInstalment,
  passedStage,
  sentQuote,
} from '../../../testing/commissions/commissions-api.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { settleRefunds } from '../../../testing/payments/settle-refunds.ts'
import { marginDays } from '../../commissions/commissions.limits.ts'
import type { QuoteContent } from '../../commissions/quotes/quote-content.ts'
import { cameToNothing } from '../../commissions/stages/commission-status.rules.ts'

let app: CatalogApp
let guest: CommissionsApi
let desk: CommissionsApi
let admin: CommissionsApi

beforeAll(async () => {
  app = await catalogApp()
  guest = commissionsApi(app)
  desk = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
  admin = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
})

afterAll(() => app.close())

const db = () => app.test.database.db

const entry = (beforeStage: QuoteContent['schedule'][number]['beforeStage'], share: number) => ({
  beforeStage,
  share,
})

const schedules: readonly QuoteContent['schedule'][] = [
  aQuote.schedule,
  [entry(null, 3_333), entry('handover', 6_667)],
  [entry(null, 1), entry('finishing', 9_999)],
  [entry(null, 2_500), entry('toile', 2_499), entry('fitting_2', 2_501), entry('handover', 2_500)],
]

const declinedCard = '4000 0000 0000 9995'

interface Opened {
  readonly id: string
  readonly key: string
}

/** What customer and house may do at any moment; much of it is refused, and then nothing has happened. */
const steps = {
  quote: fc.record({
    cents: fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1, maxLength: 4 }),
    schedule: fc.constantFrom(...schedules),
    hours: fc.integer({ min: 1, max: 400 }),
  }),
  accept: fc.constant({}),
  pay: fc.record({ isDeclined: fc.boolean() }),
  pass: fc.constant({}),
  takeBack: fc.constant({}),
  refund: fc.record({ cents: fc.integer({ min: 1, max: 300_000 }) }),
  settle: fc.constant({}),
  moveEvent: fc.record({ days: fc.integer({ min: 1, max: 500 }) }),
  wait: fc.record({ days: fc.integer({ min: 1, max: 40 }) }),
  withdraw: fc.constant({}),
  cancel: fc.record({ cents: fc.integer({ min: 0, max: 300_000 }) }),
} as const

type StepName = keyof typeof steps
type Given = {
  readonly [Name in StepName]: (typeof steps)[Name] extends fc.Arbitrary<infer Value> ? Value : never
}

const today = () => addDays(app.context().clock.now().toString().slice(0, 10), 0)

const latest = async ({ id, key }: Opened) =>
  (await guest('GET /commissions/{id}', { params: { id }, query: { key } })).commission

const take: { readonly [Name in StepName]: (opened: Opened, given: Given[Name]) => Promise<unknown> } = {
  quote: ({ id }, { cents, schedule, hours }) =>
    sentQuote(
      desk,
      id,
      {
        ...aQuote,
        lines: cents.map((unitCents, n) => ({ fr: `Pièce ${n + 1}`, en: null, quantity: 1, unitCents })),
        stages: aQuote.stages.map((stage) => (stage.stage === 'toile' ? { ...stage, hours } : stage)),
        schedule,
        handoverBy: addDays(today(), 200),
      },
      addDays(today(), 20),
    ),
  accept: async (opened) => {
    const quote = (await latest(opened)).quotes.find(({ status }) => status === 'sent')
    if (quote) await acceptedQuote(guest, { ...opened, ...quote })
  },
  pay: async (opened, { isDeclined }) => {
    const isDue = (await latest(opened)).instalments.some(({ status }) => status === 'due')
    if (isDue) await paidInstalment(guest, { ...opened, ...(isDeclined && { cardNumber: declinedCard }) })
  },
  pass: async ({ id }) => {
    const { commission } = await desk('GET /admin/commissions/{id}', { params: { id } })
    if (commission.moves.passable) await passedStage(desk, id)
  },
  takeBack: async ({ id }) => {
    const { commission } = await desk('GET /admin/commissions/{id}', { params: { id } })
    const stage = commission.moves.takenBack
    if (stage) await desk('POST /admin/commissions/{id}/stages/{stage}/take-back', { params: { id, stage } })
  },
  refund: ({ id }, { cents }) =>
    admin('POST /admin/commissions/{id}/refund', {
      params: { id },
      body: { amount: cents / 100, reason: 'gesture' },
    }),
  settle: () => settleRefunds(app.context()),
  moveEvent: ({ id }, { days }) =>
    desk('PUT /admin/commissions/{id}', { params: { id }, body: { eventDate: addDays(today(), days) } }),
  wait: async (_opened, { days }) => app.moveClock({ hours: 24 * days }),
  withdraw: async ({ id }) => {
    const { commission } = await desk('GET /admin/commissions/{id}', { params: { id } })
    const sent = commission.quotes.find(({ status }) => status === 'sent')
    if (sent)
      await desk('POST /admin/commissions/{id}/quotes/{version}/withdraw', {
        params: { id, version: sent.version },
      })
  },
  cancel: ({ id }, { cents }) =>
    admin('POST /admin/commissions/{id}/cancel', {
      params: { id },
      body: { words: 'À votre demande.', refund: cents / 100 },
    }),
}

type Step = { readonly [Name in StepName]: { readonly name: Name; readonly given: Given[Name] } }[StepName]

const stepNamed = (name: StepName): fc.Arbitrary<Step> =>
  (steps[name] as fc.Arbitrary<Given[StepName]>).map((given) => ({ name, given }) as Step)

/** A commission that is cancelled at its second step shows little: the ways on are taken more often. */
const step = fc.oneof(
  ...(['quote', 'accept', 'pay', 'pass'] as const).map((name) => ({ arbitrary: stepNamed(name), weight: 6 })),
  ...(['refund', 'settle', 'moveEvent', 'wait', 'takeBack'] as const).map((name) => ({
    arbitrary: stepNamed(name),
    weight: 2,
  })),
  ...(['withdraw', 'cancel'] as const).map((name) => ({ arbitrary: stepNamed(name), weight: 1 })),
)

/** What is refused is refused in words; anything else that goes wrong is a fault. */
const taken = async (opened: Opened, { name, given }: Step) => {
  const run = take[name] as (opened: Opened, given: Given[StepName]) => Promise<unknown>
  try {
    await run(opened, given)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const inCents = (euros: number) => Math.round(euros * 100)

const expectTruth = async (opened: Opened) => {
  expect(await brokenLaws(db())).toEqual({})
  const { account, status } = await latest(opened)
  if (account) {
    const { quoted, paid, credited, due, overpaid } = account
    const [left, right] = [
      inCents(paid) - inCents(credited) + inCents(due) - inCents(overpaid),
      inCents(quoted),
    ]
    if (!cameToNothing(status) && status !== 'delivered' && status !== 'closed')
      expect([status, left]).toEqual([status, right])
  }
  const { commission } = await desk('GET /admin/commissions/{id}', { params: { id: opened.id } })
  const { plan, eventDate } = commission
  if (!plan) return
  if (eventDate) expect(plan.handOverBy <= addDays(eventDate, -marginDays)).toBe(true)
  for (const { on, latest: last } of plan.proposed) {
    if (plan.slackDays === null) continue
    expect([on, on <= plan.handOverBy, last === null || on <= last]).toEqual([on, true, true])
  }
}

/** Most begin as a commission does: quoted, accepted, its acompte paid. */
const walks = fc
  .tuple(
    fc.tuple(stepNamed('quote'), stepNamed('accept'), stepNamed('pay')),
    fc.integer({ min: 0, max: 3 }),
    fc.array(step, { minLength: 12, maxLength: 30, size: 'max' }),
  )
  .map(([beginning, many, rest]) => [...beginning.slice(0, many), ...rest])

const numRuns = Math.ceil(Number(process.env.MODEL_RUNS ?? 4) / 4)

it('a commission is paid, owed or given back to the cent, and planned before its event, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const { commission, manageKey } = await commissionsApi(app)('POST /commissions', {
        body: { ...aWish, eventDate: addDays(today(), 240), email: `${randomUUID()}@example.fr` },
      })
      const opened = { id: commission._id, key: manageKey }
      for (const each of walk) {
        await taken(opened, each)
        await expectTruth(opened)
      }
      await settleRefunds(app.context())
      await expectTruth(opened)
    }),
    { numRuns, endOnFailure: true },
  )
}, 300_000)
