import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import {
  acceptedQuote,
  aWish,
  type CommissionsApi,
  commissionsApi,
  openSlots,
  paidInstalment,
  passedStage,
  sentQuote,
} from '../../../../testing/commissions/commissions-api.ts'

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

const from = '2026-10-19'

/** A gown whose quote was accepted. */
const agreed = async () => {
  const { commission, manageKey: key } = await commissionsApi(app)('POST /commissions', {
    body: { ...aWish, email: `${randomUUID()}@example.fr` },
  })
  const opened = { id: commission._id, key }
  await acceptedQuote(guest, { ...opened, ...(await sentQuote(desk, opened.id)) })
  return opened
}

/** The same with its acompte paid: measures are to be taken. */
const begun = async () => {
  const opened = await agreed()
  await paidInstalment(guest, opened)
  return opened
}

type Opened = Awaited<ReturnType<typeof agreed>>

const shown = async ({ id, key }: Opened) =>
  (await guest('GET /commissions/{id}', { params: { id }, query: { key } })).commission

const stageOf = async (opened: Opened, key: string) =>
  (await shown(opened)).stages.find(({ stage }) => stage === key)

const book = ({ id, key }: Opened, stage: 'measures' | 'fitting_1', start: string) =>
  guest('POST /commissions/{id}/stages/{stage}/appointment', {
    params: { id, stage },
    query: { key },
    body: { start },
  })

const note = ({ id }: Opened, start: string) =>
  desk('POST /admin/commissions/{id}/stages/{stage}/appointment', {
    params: { id, stage: 'measures' },
    body: { start },
  })

const slots = (type: 'measuring' | 'fitting' = 'measuring') => openSlots(guest, { type, from })

const slot = async () => (await slots())[0] ?? ''

describe('the appointment of a stage', () => {
  it('is offered for the present stage, booked once, mailed, and opened by a key of its own', async () => {
    const opened = await begun()
    expect(await stageOf(opened, 'measures')).toMatchObject({
      appointment: null,
      booking: { type: 'measuring', from: expect.any(String) },
    })
    const start = await slot()
    await book(opened, 'measures', start)
    const measures = await stageOf(opened, 'measures')
    expect(measures).toMatchObject({ appointment: { status: 'confirmed' }, booking: null })
    expect(Date.parse(measures?.appointment?.start ?? '')).toBe(Date.parse(start))
    const { _id: id = '', key } = measures?.appointment ?? {}
    const { appointment } = await guest('GET /appointments/{id}', {
      params: { id },
      query: { key: key ?? undefined },
    })
    expect(appointment).toMatchObject({ type: 'measuring', firstName: 'Jeanne' })
    const { rows } = await app.test.database.db.execute(
      sql`select 1 from mail_outbox where cause_key like ${`%${id}%`}`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  it.each([
    ['waits for money', agreed, 'measures' as const],
    ['is not the present one', begun, 'fitting_1' as const],
  ])('is refused where the stage %s', async (_why, come, stage) => {
    await expect(book(await come(), stage, await slot())).rejects.toMatchObject({
      kind: 'conflict',
      code: 'not_bookable',
    })
  })

  it('is refused for one who has neither key nor account', async () => {
    const { id } = await begun()
    await expect(book({ id, key: 'wrong' }, 'measures', await slot())).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('is one, however many ask at once', { tags: ['deep'] }, async () => {
    const opened = await begun()
    const starts = (await slots()).slice(0, 4)
    const tries = await Promise.allSettled(starts.map((start) => book(opened, 'measures', start)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await app.test.database.db.execute(
      sql`select 1 from appointments where commission_id = ${opened.id}::uuid`,
    )
    expect(rows).toHaveLength(1)
  })

  it('is not before the atelier can be ready; the house may still note one', async () => {
    const opened = await begun()
    await passedStage(desk, opened.id)
    await passedStage(desk, opened.id)
    await paidInstalment(guest, opened)
    const first = (await stageOf(opened, 'fitting_1'))?.booking?.from ?? ''
    expect(first > from).toBe(true)
    const all = await openSlots(guest, { type: 'fitting', from })
    const tooEarly = all.find((start) => start.slice(0, 10) < first) ?? ''
    await expect(book(opened, 'fitting_1', tooEarly)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'not_ready_by',
    })
    const inTime = all.findLast((start) => start.slice(0, 10) >= first) ?? ''
    expect(inTime).not.toBe('')
    await book(opened, 'fitting_1', inTime)
    const booked = (await stageOf(opened, 'fitting_1'))?.appointment
    const own = { params: { id: booked?._id ?? '' }, query: { key: booked?.key ?? undefined } }
    await expect(
      guest('PUT /appointments/{id}', { ...own, body: { start: tooEarly } }),
    ).rejects.toMatchObject({ kind: 'invalid', code: 'not_ready_by' })
    await guest('DELETE /appointments/{id}', own)
    const params = { id: opened.id, stage: 'fitting_1' as const }
    const { commission } = await desk('POST /admin/commissions/{id}/stages/{stage}/appointment', {
      params,
      body: { start: tooEarly },
    })
    const fitting = commission.stages.find(({ stage }) => stage === 'fitting_1')
    expect(fitting).toMatchObject({ appointment: { status: 'confirmed', key: null }, booking: null })
  })

  it('names other slots where its own is taken', { tags: ['deep'] }, async () => {
    // Both salons are full at that hour.
    const start = await slot()
    for (let salons = 0; salons < 10; salons++) {
      if (!(await slots()).includes(start)) break
      await note(await begun(), start)
    }
    await expect(book(await begun(), 'measures', start)).rejects.toMatchObject({
      kind: 'conflict',
      instead: { slots: expect.arrayContaining([expect.objectContaining({ start: expect.any(String) })]) },
    })
  })

  it('is asked for by the mail that says that the stage before it is passed', async () => {
    const opened = await begun()
    await passedStage(desk, opened.id)
    const { rows } = await app.test.database.db.execute<{ body: string }>(
      sql`select plain_text as body from mail_outbox where cause_key like ${`commission:toBook:${opened.id}%`}`,
    )
    expect(rows.map(({ body }) => body)).toEqual([expect.stringContaining('Toile')])
  })

  it('that its customer cancels can be booked anew', { tags: ['deep'] }, async () => {
    const opened = await begun()
    const start = (await slots()).at(-1) ?? ''
    await book(opened, 'measures', start)
    const booked = (await stageOf(opened, 'measures'))?.appointment
    await guest('DELETE /appointments/{id}', {
      params: { id: booked?._id ?? '' },
      query: { key: booked?.key ?? undefined },
    })
    expect(await stageOf(opened, 'measures')).toMatchObject({
      appointment: null,
      booking: { type: 'measuring' },
    })
    await book(opened, 'measures', start)
  })

  it('goes with a commission that is cancelled, and its salon is free again', async () => {
    const opened = await begun()
    const start = (await slots()).at(-2) ?? ''
    await book(opened, 'measures', start)
    await admin('POST /admin/commissions/{id}/cancel', {
      params: { id: opened.id },
      body: { words: 'À votre demande.', refund: 0 },
    })
    expect((await stageOf(opened, 'measures'))?.appointment).toBeNull()
    const { rows } = await app.test.database.db.execute(
      sql`select a.status, a.cancel_reason, (select count(*)::int from salon_times s where s.appointment_id = a.id) as times
        from appointments a where a.commission_id = ${opened.id}::uuid`,
    )
    expect(rows).toEqual([{ status: 'cancelled_by_house', cancel_reason: 'À votre demande.', times: 0 }])
  })
})
