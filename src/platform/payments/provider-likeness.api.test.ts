import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isOnServer } from '../../testing/database/test-database.ts'
import { type ProviderUnderTest, providersUnderTest } from '../../testing/payments/providers-under-test.ts'
import { ProviderRefusal } from './provider-errors.ts'

interface Opening {
  readonly does: 'open'
  readonly key: number
  readonly amountCents: number
}

interface GivingBack {
  readonly does: 'refund'
  readonly intent: number
  readonly key: number
  readonly amountCents: number
}

interface Acting {
  readonly does: 'pay' | 'ask' | 'decline' | 'cancel' | 'read'
  readonly intent: number
}

type Step = Opening | GivingBack | Acting

const place = fc.nat({ max: 3 })
const cents = fc.constantFrom(49, 1000, 2013, 3000, 60_000)

const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('open'), key: place, amountCents: cents }),
    fc.record({
      does: fc.constantFrom('pay', 'pay', 'ask', 'decline', 'cancel', 'read'),
      intent: place,
    }),
    fc.record({ does: fc.constant('refund'), intent: place, key: place, amountCents: cents }),
  ),
  { minLength: 4, maxLength: 20 },
)

let houses: readonly ProviderUnderTest[]
let runs = 0

/** Performs a customer's steps at one provider and numbers its payments in the order in which they were opened. */
const walker = ({ provider, customer }: ProviderUnderTest, run: string) => {
  const ids: string[] = []
  let refusals = 0

  /** Calls with a key; after a refusal the key is used up. */
  const keyed = async <T>(key: string, call: (idempotencyKey: string) => Promise<T>) => {
    try {
      return await call(`${run}-${key}-${refusals}`)
    } catch (error) {
      refusals += 1
      throw error
    }
  }

  const open = async ({ key, amountCents }: Opening) => {
    const asked = { amountCents, reference: run, description: run, metadata: {} }
    const intent = await keyed(`open-${key}`, (idempotencyKey) =>
      provider.openIntent({ ...asked, idempotencyKey }),
    )
    if (!ids.includes(intent.id)) ids.push(intent.id)
    return { ...intent, id: ids.indexOf(intent.id), clientSecret: '' }
  }

  const giveBack = async ({ key, amountCents, intent }: GivingBack) => {
    const asked = {
      intentId: ids[intent] ?? 'pi_none',
      amountCents,
      reason: 'duplicate',
      metadata: {},
    } as const
    const { id: _, ...refund } = await keyed(`back-${key}`, (idempotencyKey) =>
      provider.refund({ ...asked, idempotencyKey }),
    )
    return refund
  }

  const act = async ({ does, intent }: Acting) => {
    const id = ids[intent] ?? 'pi_none'
    const acts = {
      pay: () => customer.pays(id),
      ask: () => customer.isAsked(id),
      decline: () => customer.isDeclined(id, 'insufficient_funds'),
      cancel: () => provider.cancelIntent(id, { idempotencyKey: `${run}-${id}` }),
      read: async () => undefined,
    }
    if (ids[intent]) await acts[does]()
    return { ...(await provider.readIntent(id)), id: intent, clientSecret: '' }
  }

  const take = (step: Step): Promise<object> => {
    if (step.does === 'open') return open(step)
    return step.does === 'refund' ? giveBack(step) : act(step)
  }

  return (step: Step) =>
    take(step).catch((error: unknown) => (error instanceof ProviderRefusal ? error.code : error))
}

/** Performs the steps at one provider; returns everything that could be observed there. */
const walk = async (app: ProviderUnderTest, path: readonly Step[]) => {
  const take = walker(app, `run-${runs}`)
  const before = (await app.told()).length
  const seen: unknown[] = []
  for (const step of path) seen.push(await take(step))
  const raw = (await app.told()).slice(before)
  const events = await Promise.all(raw.map((each) => app.provider.readEvent(each, app.nowMs)))
  return { seen, told: events.map((event) => event?.type) }
}

beforeAll(async () => {
  houses = await Promise.all(providersUnderTest.map(({ open }) => open()))
})

afterAll(() => Promise.all(houses.map(({ close }) => close())))

it.runIf(isOnServer)(
  'whatever is done at them, in whatever order, payments look the same by every provider',
  { tags: ['deep'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (path) => {
        runs += 1
        const [demo, stripe] = await Promise.all(houses.map((app) => walk(app, path)))
        expect(stripe).toEqual(demo)
      }),
      { numRuns: 20 },
    )
  },
)
