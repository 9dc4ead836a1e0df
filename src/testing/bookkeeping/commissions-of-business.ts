import fc from 'fast-check'
import type { QuoteContent } from '../../features/commissions/quotes/quote-content.ts'
import { addDays } from '../../shared/calendar/civil-date.ts'
import { parisTime } from '../../shared/calendar/paris-time.ts'
import { enterCustomer } from '../accounts/account-factories.ts'
import {
  acceptedQuote,
  aQuote,
  aWish,
  commissionsApi,
  passedStage,
  sentQuote,
} from '../commissions/commissions-api.ts'
import { type BuyingApp, intentIdOf } from '../orders/buying-app.ts'
import type { paymentRecorder } from '../payments/payment-recorder.ts'

/** Paid in two or in three, to odd cents. */
const schedules: readonly QuoteContent['schedule'][] = [
  aQuote.schedule,
  [
    { beforeStage: null, share: 3_333 },
    { beforeStage: 'finishing', share: 6_667 },
  ],
]

/** Something that happens to a commission: it is agreed to and paid for in part or whole, or money goes back. */
export const deedOfCommissions = [
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('make' as const),
      cents: fc.constantFrom(420_000, 100_001, 333_337),
      lace: fc.nat({ max: 3 }),
      schedule: fc.nat({ max: 1 }),
      payments: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('giveBackOfMaking' as const),
      place: fc.nat({ max: 20 }),
      cents: fc.constantFrom<number | 'all'>(100, 33_333, 'all'),
    }),
  },
] as const

type Deed = (typeof deedOfCommissions)[number]['arbitrary'] extends fc.Arbitrary<infer D> ? D : never
type Of<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>

/** A house that makes to measure, and does what a property asks for. */
export const withCommissions = async (app: BuyingApp, bank: ReturnType<typeof paymentRecorder>) => {
  const desk = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
  const made: string[] = []

  const make = async ({ cents, lace, schedule, payments }: Of<'make'>) => {
    const today = parisTime(app.context().clock.now().epochMilliseconds).date
    const api = commissionsApi(app, { caller: await enterCustomer(app.context()) })
    const wish = { ...aWish, email: `${made.length}@example.fr`, eventDate: addDays(today, 300) }
    const { commission } = await api('POST /commissions', { body: wish })
    const id = commission._id
    const gown = { fr: 'Robe en crêpe de soie', en: null, quantity: 1, unitCents: cents }
    const content = {
      ...aQuote,
      lines: [gown, ...(lace > 0 ? [{ fr: 'Dentelle', en: null, quantity: lace, unitCents: 10_007 }] : [])],
      schedule: schedules[schedule] ?? aQuote.schedule,
      handoverBy: addDays(today, 280),
    }
    await acceptedQuote(api, { id, ...(await sentQuote(desk, id, content, addDays(today, 30))) })
    for (let paid = 0; paid < Math.min(payments, content.schedule.length); ) {
      const { instalments } = (await api('GET /commissions/{id}', { params: { id }, query: {} })).commission
      const due = instalments.find(({ status }) => status === 'due')
      if (!due) {
        await passedStage(desk, id)
        continue
      }
      const { payment } = await api('POST /commissions/{id}/instalments/{instalmentId}/payment', {
        params: { id, instalmentId: due._id },
        query: {},
      })
      bank.customer.pays(intentIdOf(payment.clientSecret))
      const told = bank.told.at(-1)
      if (told) await app.webhook(bank.signedNow(told))
      paid += 1
    }
    made.push(id)
  }

  const giveBackOfMaking = async ({ place, cents }: Of<'giveBackOfMaking'>) => {
    const id = made[place % Math.max(made.length, 1)]
    if (!id) return
    const { refundable } = (await desk('GET /admin/commissions/{id}', { params: { id } })).commission
    const most = refundable.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    const amountCents = cents === 'all' ? most : Math.min(cents, most)
    if (amountCents <= 0) return
    await desk('POST /admin/commissions/{id}/refund', {
      params: { id },
      body: { amount: amountCents / 100, reason: 'gesture' },
    })
    await app.work()
  }

  return { make, giveBackOfMaking }
}
