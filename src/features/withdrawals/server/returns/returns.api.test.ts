import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { arrivedOrder } from '../../../../testing/orders/arrived-order.ts'
import { brokenLaws } from '../../../../testing/orders/money-laws.ts'
import { buyingApi } from '../../../../testing/orders/orders-api.ts'
import { withdrawalsApi } from '../../../../testing/orders/withdrawals-api.ts'
import { stockRaised } from '../../../stock/server/stock-raised.public.ts'
import type { ReturnState } from '../../withdrawals.limits.ts'
import { lookUpOrder } from '../declaring/look-up-order.ts'
import { findWithdrawalsToSee } from '../withdrawals-to-see.public.ts'
import { remindOfParcels } from './remind-of-parcels.ts'

let app: CatalogApp
let admin: Caller
let staff: Caller

type Process = Pick<CatalogApp, 'context'>

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

beforeAll(async () => {
  app = await catalogApp()
  admin = await enterCustomer(app.context(), { firstName: 'Hélène', lastName: 'Clairval', role: 'admin' })
  staff = await enterCustomer(app.context(), { firstName: 'Inès', lastName: 'Roche', role: 'staff' })
})

afterEach(async () => expect(await brokenLaws(app.test.database.db)).toEqual({}))

afterAll(() => app.close())

const asStaff = (process: Process = app) => withdrawalsApi(process, { caller: staff })
const asAdmin = (process: Process = app) => withdrawalsApi(process, { caller: admin })

const today = () => parisTime(app.context().clock.now().epochMilliseconds).date

/** A delivered order of two gowns at 100 euros, of which none is left, and the declaration of its customer. */
const declared = async ({ arrived = true } = {}) => {
  const gown = await enterProduct(app.context(), {
    priceCents: 10_000,
    variants: [{ size: '38', stock: 2 }],
  })
  const { order, email, caller } = await arrivedOrder(app, {
    products: [{ productId: gown, size: '38', quantity: 2 }],
    ...(arrived && { deliveredAt: app.context().clock.now() }),
  })
  const line = order.items[0]?._id ?? ''
  const { reference } = await withdrawalsApi(app)('POST /withdrawals', {
    body: {
      name: 'Jeanne Arnaud',
      email,
      orderNumber: order.number,
      lines: [{ line, name: 'Robe', quantity: 2 }],
      confirmed: true,
    },
  })
  const [row] = await rows(sql`select id from withdrawals where reference = ${reference}`)
  const id = String(row?.id)
  await lookUpOrder(app.context(), id)
  return { id, reference, order, email, caller, gown, line }
}

type Declared = Awaited<ReturnType<typeof declared>>

interface Came {
  readonly state: ReturnState
  readonly quantity: number
  readonly words?: string
}

const note = (
  { id, line }: Pick<Declared, 'id' | 'line'>,
  came: readonly Came[],
  { version = 0, moreAwaited = false, cameOn = today(), process = app as Process } = {},
) =>
  asStaff(process)('POST /admin/withdrawals/{id}/returns', {
    params: { id },
    body: {
      returnsVersion: version,
      cameOn,
      moreAwaited,
      products: came.map((products) => ({ line, ...products })),
    },
  })

const awaitIt = ({ id }: Pick<Declared, 'id'>) =>
  asAdmin()('POST /admin/withdrawals/{id}/await', { params: { id } })

interface Accepting {
  readonly quantity?: number
  readonly returnsVersion?: number
  readonly withheld?: { amount: number; reason: string }
  readonly process?: Process
}

const accept = (
  { id, line }: Pick<Declared, 'id' | 'line'>,
  { quantity = 2, process = app, ...more }: Accepting = {},
) =>
  asAdmin(process)('POST /admin/withdrawals/{id}/accept', {
    params: { id },
    body: { lines: [{ line, quantity }], ...more },
  })

const stockOf = async ({ gown }: Pick<Declared, 'gown'>) => {
  const [row] = await rows(sql`select stock from product_variants where product_id = ${gown}::uuid`)
  return row?.stock
}

const subjectsTo = async (recipient: string) =>
  (await rows(sql`select subject from mail_outbox where recipient = ${recipient} order by id`)).map(
    ({ subject }) => String(subject),
  )

const ownParcels = async ({ caller, order }: Declared) => {
  const own = await buyingApi(app, { caller })('GET /orders/{id}', { params: { id: order._id } })
  return own.order.events.filter(({ kind }) => kind.startsWith('return_')).map(({ kind }) => kind)
}

describe('a parcel that came', () => {
  it('is noted product by product by staff; the customer reads it in the account and in a mail', async () => {
    const wanted = await declared()
    await awaitIt(wanted)
    const { withdrawal } = await note(wanted, [
      { state: 'as_new', quantity: 1 },
      { state: 'worn', quantity: 1, words: 'Ourlet déchiré.' },
    ])
    expect(withdrawal).toMatchObject({
      status: 'accepted',
      answerable: true,
      goodsReceived: true,
      parcel: 'noted',
      parcelSince: today(),
      returnsVersion: 1,
      refund: null,
    })
    expect(
      withdrawal.returns.map(({ state, notedBy, correctable }) => ({ state, notedBy, correctable })),
    ).toEqual(
      expect.arrayContaining([
        { state: 'as_new', notedBy: 'Inès Roche', correctable: true },
        { state: 'worn', notedBy: 'Inès Roche', correctable: true },
      ]),
    )
    expect(await ownParcels(wanted)).toEqual(['return_noted'])
    expect((await subjectsTo(wanted.email)).slice(-2)).toEqual([
      `Votre rétractation ${wanted.reference} est acceptée\u00a0: renvoyez les pièces`,
      `Votre colis est revenu\u00a0: rétractation ${wanted.reference}`,
    ])
    const audited = sql`select action, actor_id from audit_log where subject_id = ${wanted.id} order by id`
    expect(await rows(audited)).toEqual([
      { action: 'withdrawal.awaited', actor_id: admin.id },
      { action: 'withdrawal.parcel-noted', actor_id: staff.id },
    ])
  })

  it('may come in several, in all no more than was bought', { tags: ['deep'] }, async () => {
    const wanted = await declared()
    const first = await note(wanted, [{ state: 'as_new', quantity: 1 }], { moreAwaited: true })
    expect(first.withdrawal).toMatchObject({ goodsReceived: false, status: 'received' })
    await expect(note(wanted, [{ state: 'as_new', quantity: 2 }], { version: 1 })).rejects.toMatchObject({
      code: 'more_than_bought',
    })
    const second = await note(wanted, [{ state: 'wrong', quantity: 1, words: 'Un manteau.' }], { version: 1 })
    expect(second.withdrawal).toMatchObject({ goodsReceived: true, returnsVersion: 2 })
  })

  it('is refused when nothing was sent, on an impossible day, without words, or of another order', async () => {
    const inHouse = await declared({ arrived: false })
    const asNew = [{ state: 'as_new', quantity: 1 }] as const
    await expect(note(inHouse, asNew)).rejects.toMatchObject({ code: 'nothing_sent' })
    await expect(awaitIt(inHouse)).rejects.toMatchObject({ code: 'nothing_sent' })
    const wanted = await declared()
    for (const cameOn of ['2099-01-01', '0000-01-01', '2020-02-02'])
      await expect(note(wanted, asNew, { cameOn })).rejects.toMatchObject({ code: 'came_on_impossible' })
    await expect(note(wanted, [{ state: 'worn', quantity: 1 }])).rejects.toMatchObject({
      code: 'words_missing',
    })
    await expect(note({ ...wanted, line: inHouse.line }, asNew)).rejects.toMatchObject({
      code: 'line_not_found',
    })
    expect(await ownParcels(wanted)).toEqual([])
  })

  it('is told to nobody when nothing came at all', { tags: ['deep'] }, async () => {
    const wanted = await declared()
    await awaitIt(wanted)
    const { withdrawal } = await note(wanted, [{ state: 'missing', quantity: 2 }])
    expect(withdrawal).toMatchObject({ parcel: 'noted', parcelSince: null })
    expect(await ownParcels(wanted)).toEqual([])
    expect((await subjectsTo(wanted.email)).at(-1)).toContain('renvoyez les pièces')
  })

  it('is corrected while nothing follows from it, and the account says so', async () => {
    const wanted = await declared()
    await awaitIt(wanted)
    const { withdrawal } = await note(wanted, [{ state: 'as_new', quantity: 2 }])
    const returnId = withdrawal.returns[0]?._id ?? ''
    const taking = { params: { id: wanted.id, returnId } }
    const path = 'DELETE /admin/withdrawals/{id}/returns/{returnId}' as const
    const corrected = await asStaff()(path, taking)
    expect(corrected.withdrawal).toMatchObject({ returns: [], parcel: 'awaited', returnsVersion: 2 })
    expect(await ownParcels(wanted)).toEqual(['return_noted', 'return_taken_back'])
    await expect(asStaff()(path, taking)).rejects.toMatchObject({ code: 'return_not_found' })

    const again = await note(wanted, [{ state: 'as_new', quantity: 2 }], { version: 2 })
    await accept(wanted, { returnsVersion: 3 })
    const decided = { params: { id: wanted.id, returnId: again.withdrawal.returns[0]?._id ?? '' } }
    await expect(asStaff()(path, decided)).rejects.toMatchObject({ code: 'return_followed' })
  })
})

describe('the stock', () => {
  const restock = (id: string, returnId: string, process: Process = app) =>
    asStaff(process)('POST /admin/withdrawals/{id}/returns/{returnId}/restock', { params: { id, returnId } })

  it('takes back what came as new, once, and tells that the size is there again; nothing else', async () => {
    const wanted = await declared()
    const { withdrawal } = await note(wanted, [
      { state: 'as_new', quantity: 1 },
      { state: 'worn', quantity: 1, words: 'Tachée.' },
    ])
    const idOf = (wantedState: string) =>
      withdrawal.returns.find(({ state }) => state === wantedState)?._id ?? ''
    // Until the withdrawal is accepted, it is the customer's.
    await expect(restock(wanted.id, idOf('as_new'))).rejects.toMatchObject({ code: 'not_restockable' })
    await awaitIt(wanted)
    const other = { ...app, ...app.another() }
    const both = await Promise.allSettled([
      restock(wanted.id, idOf('as_new')),
      restock(wanted.id, idOf('as_new'), other),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(restock(wanted.id, idOf('worn'))).rejects.toMatchObject({ code: 'not_restockable' })
    expect(await stockOf(wanted)).toBe(1)
    const told = [...app.enqueued, ...other.enqueued].filter(({ name }) => name === stockRaised.name)
    expect(told.map(({ data }) => data)).toEqual([{ sizes: [{ productId: wanted.gown, size: '38' }] }])
    const taking = { params: { id: wanted.id, returnId: idOf('as_new') } }
    await expect(
      asStaff()('DELETE /admin/withdrawals/{id}/returns/{returnId}', taking),
    ).rejects.toMatchObject({ code: 'return_followed' })
    await expect(
      asAdmin()('POST /admin/withdrawals/{id}/refuse', {
        params: { id: wanted.id },
        body: { reason: 'Trop tard.', returnsVersion: 2 },
      }),
    ).rejects.toMatchObject({ code: 'already_restocked' })
    await accept(wanted, { returnsVersion: 2 })
    expect(await stockOf(wanted)).toBe(1)
  })
})

describe('the refund', () => {
  it('waits for the parcel without being overdue, and heads what there is to see once it came', async () => {
    const wanted = await declared()
    await awaitIt(wanted)
    await expect(awaitIt(wanted)).rejects.toMatchObject({ code: 'already_answered' })
    app.moveClock({ hours: 20 * 24 })
    const read = async () =>
      (await asStaff()('GET /admin/withdrawals/{id}', { params: { id: wanted.id } })).withdrawal
    expect(await read()).toMatchObject({ parcel: 'awaited', overdue: false, parcelLate: true })
    const seen = async () =>
      (await findWithdrawalsToSee(app.test.database.db, { today: today(), most: 50 })).first
    expect((await seen()).find(({ _id }) => _id === wanted.id)).toMatchObject({ parcel: 'awaited' })
    await note(wanted, [{ state: 'as_new', quantity: 2 }])
    const toSee = await seen()
    const at = toSee.findIndex(({ _id }) => _id === wanted.id)
    expect(toSee[at]).toMatchObject({ parcel: 'noted', parcelSince: today() })
    const others = toSee.slice(0, at).filter(({ parcel }) => parcel !== 'noted')
    expect([others, toSee.length > at + 1]).toEqual([[], true])
    expect(await read()).toMatchObject({ refundDueOn: today(), daysLeft: 0, overdue: false })
    const { withdrawals } = await asStaff()('GET /admin/withdrawals', { query: { limit: 50 } })
    expect(withdrawals[0]?.parcel).toBe('noted')
    await accept(wanted, { returnsVersion: 1 })
    expect((await seen()).map(({ _id }) => _id)).not.toContain(wanted.id)
  })

  it('is reduced by the loss of value of what came back worn, with a reason that is mailed', async () => {
    const wanted = await declared()
    await note(wanted, [
      { state: 'as_new', quantity: 1 },
      { state: 'worn', quantity: 1, words: 'Ourlet déchiré.' },
    ])
    const reason = 'L’ourlet est déchiré.'
    const withheld = (amount: number) => ({ returnsVersion: 1, withheld: { amount, reason } })
    for (const amount of [100.01, 0.001])
      await expect(accept(wanted, withheld(amount))).rejects.toMatchObject({ code: 'withheld_too_much' })
    const { withdrawal } = await accept(wanted, withheld(40.5))
    expect(withdrawal).toMatchObject({
      withheld: { amount: 40.5, reason },
      refund: { amount: wanted.order.total - 40.5 },
    })
    const [letter] = await rows(
      sql`select plain_text from mail_outbox where cause_key like ${`withdrawal:accepted:${wanted.id}%`}`,
    )
    expect(String(letter?.plain_text)).toContain(reason)
    expect(String(letter?.plain_text)).toMatch(/40,50/)
  })

  it('is not decided by returns that have changed, and nothing is noted twice by two at once', {
    tags: ['deep'],
  }, async () => {
    const wanted = await declared()
    await awaitIt(wanted)
    const other = { ...app, ...app.another() }
    const both = await Promise.allSettled([
      note(wanted, [{ state: 'as_new', quantity: 1 }]),
      note(wanted, [{ state: 'as_new', quantity: 1 }], { process: other }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'returns_changed', kind: 'conflict' },
    })
    await expect(accept(wanted)).rejects.toMatchObject({ code: 'returns_changed' })

    const racing = await Promise.allSettled([
      note(wanted, [{ state: 'worn', quantity: 1, words: 'Tachée.' }], { version: 1 }),
      accept(wanted, { returnsVersion: 1, process: other }),
    ])
    const [noting, accepting] = racing
    // Whichever comes first counts: a refund is never decided past a return, and a return may be noted after a refund.
    if (noting.status === 'rejected') throw noting.reason
    const after = noting.value.withdrawal
    if (accepting.status === 'fulfilled') expect(after.returns.map((one) => one.correctable)).toContain(true)
    else expect(accepting.reason).toMatchObject({ code: 'returns_changed' })
    const [asked] = await rows(
      sql`select count(*)::integer as refunds from refunds r join payments p on p.id = r.payment_id
        where p.subject_id = ${wanted.order._id}::uuid`,
    )
    expect(asked?.refunds).toBe(accepting.status === 'fulfilled' ? 1 : 0)
  })

  it('can be refused after all, by what came', async () => {
    const wanted = await declared()
    await awaitIt(wanted)
    await note(wanted, [{ state: 'wrong', quantity: 2, words: 'Deux manteaux d’une autre maison.' }])
    const refuse = (returnsVersion: number) =>
      asAdmin()('POST /admin/withdrawals/{id}/refuse', {
        params: { id: wanted.id },
        body: { reason: 'Le colis ne contenait pas nos robes.', returnsVersion },
      })
    await expect(refuse(0)).rejects.toMatchObject({ code: 'returns_changed' })
    expect((await refuse(1)).withdrawal).toMatchObject({ status: 'refused', parcel: null, refund: null })
  })
})

it('reminds the house, once, of a parcel that does not come for a fortnight', async () => {
  const wanted = await declared()
  await awaitIt(wanted)
  const reminders = () =>
    rows(sql`select subject from mail_outbox where cause_key = ${`withdrawal:reminder:${wanted.id}`}`)
  app.moveClock({ hours: 13 * 24 })
  await remindOfParcels(app.context())
  expect(await reminders()).toEqual([])
  app.moveClock({ hours: 2 * 24 })
  await remindOfParcels(app.context())
  await remindOfParcels(app.context())
  expect(await reminders()).toEqual([
    { subject: `Rétractation ${wanted.reference}\u00a0: rien n’est revenu` },
  ])
})
