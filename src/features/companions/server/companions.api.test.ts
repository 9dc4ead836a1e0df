import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalDataModules } from '../../../app/wiring/modules/personal-data-modules.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import {
  acceptedQuote,
  aWish,
  type CommissionsApi,
  commissionsApi,
  openSlots,
  paidInstalment,
  passedStage,
  sentQuote,
} from '../../../testing/commissions/commissions-api.ts'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { addHousePicture } from '../../commission-messages/server/add-picture.ts'
import { readMessages } from '../../commission-messages/server/read-messages.public.ts'
import { writeFromHouse, writeToHouse } from '../../commission-messages/server/write-message.ts'
import { type CompanionsContract, companionsContract } from '../companions.contract.ts'
import { companionsRoutes } from './companions.routes.ts'

const dispatcher = createDispatcher({ modules: [companionsRoutes], checkAnswers: true })

let app: CatalogApp
let guest: CommissionsApi
let desk: CommissionsApi

beforeAll(async () => {
  app = await catalogApp()
  guest = commissionsApi(app)
  desk = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
})

afterAll(() => app.close())

const companions = () =>
  createApi<CompanionsContract>((key, call) => dispatcher.call(app.context(), key, call), 'fr')

const wished = async () => {
  const body = { ...aWish, email: `${randomUUID()}@example.fr` }
  const { commission, manageKey: key } = await guest('POST /commissions', { body })
  return { id: commission._id, key, named: { params: { id: commission._id }, query: { key } } }
}

const opened = async ({ named }: Awaited<ReturnType<typeof wished>>) =>
  (await companions()('PUT /commissions/{id}/companion', named)).key ?? ''

const follow = (id: string, key: string) =>
  companions()('GET /companions/{id}', { params: { id }, query: { key } })

describe('a companion', () => {
  it('sees the stages, the appointments and the pictures that were shown, and nothing else', async () => {
    const own = await wished()
    await acceptedQuote(guest, { ...own, ...(await sentQuote(desk, own.id)) })
    await paidInstalment(guest, own)
    await passedStage(desk, own.id)
    const member = app.context({ caller: await enterCustomer(app.context(), { role: 'staff' }) })
    const bytes = await plainPicture().png().toBuffer()
    const add = async () => {
      const files = [{ field: 'image', name: 'toile.png', bytes }]
      return (await addHousePicture(member, { id: own.id, files }))._id
    }
    const [shown, kept] = [await add(), await add()]
    const words = 'Tour de taille 68, payé 1 680 €'
    await writeFromHouse(member, { id: own.id, isShown: true, words, pictureIds: [shown] })
    await writeFromHouse(member, { id: own.id, isShown: false, words, pictureIds: [kept] })
    await writeToHouse(app.context(), { ...own, words: 'Merci', pictureIds: [] })
    const [start] = await openSlots(guest, { type: 'toile-fitting', from: '2027-01-11' })
    if (start)
      await desk('POST /admin/commissions/{id}/stages/{stage}/appointment', {
        params: { id: own.id, stage: 'toile' },
        body: { start },
      })
    const { commission } = await follow(own.id, await opened(own))
    expect(commission).toMatchObject({
      firstName: 'Jeanne',
      title: 'Robe de mariée Aurore',
      eventDate: '2027-06-12',
      pictures: [{ _id: shown }],
    })
    expect(commission.stages.slice(0, 2)).toMatchObject([
      { stage: 'measures', state: 'done', appointment: null },
      { stage: 'toile', state: 'present', appointment: { start: new Date(start ?? '').toISOString() } },
    ])
    expect(JSON.stringify(commission)).not.toMatch(/taille|payé|€|Lefèvre|@|\+33|Vaux|Merci/)
  })

  it('has no field for an amount, a measure, words or a way to reach the customer', () => {
    const { answer } = companionsContract['GET /companions/{id}']
    const fields = Object.keys(answer.shape.commission.shape)
    expect(fields).toEqual(['firstName', 'title', 'occasion', 'eventDate', 'stages', 'pictures'])
    expect(Object.keys(answer.shape.commission.shape.stages.element.shape)).toEqual([
      'stage',
      'state',
      'doneOn',
      'plannedOn',
      'appointment',
    ])
  })

  it('comes by the link that is open, and by no other', async () => {
    const own = await wished()
    expect((await companions()('GET /commissions/{id}/companion', own.named)).key).toBeNull()
    const key = await opened(own)
    expect(await opened(own)).toBe(key)
    await follow(own.id, key)
    const other = await wished()
    for (const [id, wrong] of [
      [own.id, own.key],
      [own.id, ''],
      [other.id, key],
    ] as const)
      await expect(follow(id, wrong)).rejects.toMatchObject({ kind: 'not-found' })
    const manage = guest('GET /commissions/{id}', { params: { id: own.id }, query: { key } })
    await expect(manage).rejects.toMatchObject({ kind: 'not-found' })
    await companions()('DELETE /commissions/{id}/companion', own.named)
    await companions()('DELETE /commissions/{id}/companion', own.named)
    await expect(follow(own.id, key)).rejects.toMatchObject({ kind: 'not-found' })
    const next = await opened(own)
    expect(next).not.toBe(key)
    await expect(follow(own.id, key)).rejects.toMatchObject({ kind: 'not-found' })
    await follow(own.id, next)
  })

  it('is told nothing more once the customer is erased, also where the accepted quote stays', async () => {
    const own = await wished()
    await acceptedQuote(guest, { ...own, ...(await sentQuote(desk, own.id)) })
    await writeToHouse(app.context(), { ...own, words: 'Merci', pictureIds: [] })
    const key = await opened(own)
    const { commission } = await guest('GET /commissions/{id}', own.named)
    const person = { id: randomUUID(), email: commission.email, isEmailConfirmed: true }
    const ctx = app.context()
    await ctx.write(async (tx) => {
      for (const { section, erase } of personalDataModules)
        if (/^(commission|companion)/.test(section)) await erase?.(tx, person, ctx)
    })
    await expect(follow(own.id, key)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await readMessages(ctx, own.id, 'house')).toEqual([])
    const { rows } = await ctx.db.execute(sql`select email from commissions where id = ${own.id}::uuid`)
    expect(rows).toEqual([{ email: '' }])
  })

  it('is told of nothing that has come to nothing', async () => {
    const own = await wished()
    const key = await opened(own)
    await guest('POST /commissions/{id}/give-up', { ...own.named, body: { words: '' } })
    await expect(follow(own.id, key)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(opened(own)).rejects.toMatchObject({ kind: 'conflict', code: 'ended' })
  })
})
