import { randomUUID } from 'node:crypto'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { aWish, type CommissionsApi, commissionsApi } from '../../../testing/commissions/commissions-api.ts'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { commissionsToday } from '../../commissions-desk/server/commissions.today.ts'
import { commissionsWaiting } from '../../commissions-desk/server/commissions.waiting.ts'
import type { CommissionMessagesContract } from '../commission-messages.contract.ts'
import { mostMessagesADay, mostUnsentPictures } from '../commission-messages.limits.ts'
import { clearMessages } from './clear-messages.ts'
import { keptCommissionMessages } from './commission-messages.personal-data.ts'
import { commissionMessagesRoutes } from './commission-messages.routes.ts'
import { commissionPictures } from './commission-messages.table.ts'
import { tellOfMessages } from './tell-of-messages.ts'

const dispatcher = createDispatcher({ modules: [commissionMessagesRoutes], checkAnswers: true })

type Calling = NonNullable<Parameters<CatalogApp['context']>[0]>['caller']

let app: CatalogApp
let guest: CommissionsApi
let picture: Uint8Array
let desk: ReturnType<typeof messagesOf>
let seamstress: ReturnType<typeof messagesOf>

const messagesOf = (caller: Calling = null) => {
  const api = createApi<CommissionMessagesContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
  /** Sends a file to an upload, and counts how often its bytes were asked for. */
  const add = async (
    key: 'POST /commissions/{id}/pictures' | 'POST /admin/commissions/{id}/pictures',
    call: { readonly params: { readonly id: string }; readonly query?: { readonly key: string | undefined } },
    bytes: Uint8Array = picture,
  ) => {
    let received = 0
    const receive = async () => {
      received++
      return { files: [{ field: 'image', name: 'robe.jpg', bytes }], body: {} }
    }
    const answer = await dispatcher
      .call(app.context({ caller }), key, { ...call, receive })
      .catch((error: unknown) => error)
    if (answer instanceof Error) throw Object.assign(answer, { received })
    return (answer as { picture: { _id: string; small: string; large: string } }).picture
  }
  return { api, add }
}

beforeAll(async () => {
  app = await catalogApp()
  guest = commissionsApi(app)
  picture = await plainPicture({ width: 640, height: 900 }).jpeg().toBuffer()
  desk = messagesOf(await enterCustomer(app.context(), { role: 'staff', firstName: 'Anne' }))
  const member = await enterCustomer(app.context(), { role: 'staff', firstName: 'Odile' })
  seamstress = messagesOf({ ...member, areas: ['workshop' as const] })
})

afterAll(() => app.close())

/** A wish of a guest, and the calls of its customer. */
const wished = async () => {
  const email = `${randomUUID()}@example.fr`
  const { commission, manageKey: key } = await guest('POST /commissions', { body: { ...aWish, email } })
  const params = { id: commission._id }
  const named = { params, query: { key } }
  const own = messagesOf()
  return {
    ...{ id: commission._id, number: commission.number, key, email, params, named },
    read: async () => (await own.api('GET /commissions/{id}/messages', named)).messages,
    write: (body: { words?: string; pictureIds?: string[] }) =>
      own.api('POST /commissions/{id}/messages', { ...named, body }),
    add: () => own.add('POST /commissions/{id}/pictures', named),
    see: () => own.api('POST /commissions/{id}/messages/seen', named),
    remove: (messageId: string) =>
      own.api('DELETE /commissions/{id}/messages/{messageId}', {
        params: { ...params, messageId },
        query: { key },
      }),
  }
}

const fetched = (address: string) => {
  const url = new URL(address, 'https://untel.example')
  const [, , , pictureId = '', file = ''] = url.pathname.split('/')
  const size = file.replace('.webp', '')
  const query = Object.fromEntries(url.searchParams)
  return dispatcher.call(app.context(), 'GET /commission-pictures/{pictureId}/{size}.webp', {
    params: { pictureId, size },
    query,
  }) as Promise<{ bytes: Uint8Array }>
}

const mailsTo = async (to: string) => {
  const mails = await app.context().db.select().from(mailOutbox)
  return mails.filter(({ recipient }) => recipient === to)
}

/** What a query of one number counts. */
const counted = async (query: SQLWrapper) => {
  const { rows } = await app.context().db.execute<{ count: string }>(sql`${query}`)
  return Number(rows[0]?.count)
}

describe('a conversation about a commission', () => {
  it('goes both ways, with pictures, and each side knows what the other has seen', async () => {
    const own = await wished()
    const { _id: pictureId } = await own.add()
    await own.write({ words: 'Voici le dos que j’aime.', pictureIds: [pictureId] })
    const { messages } = await desk.api('GET /admin/commissions/{id}/messages', { params: own.params })
    expect(messages).toMatchObject([
      { author: 'customer', words: 'Voici le dos que j’aime.', shown: true, seen: false, stage: null },
    ])
    await desk.api('POST /admin/commissions/{id}/messages/seen', { params: own.params })
    await desk.api('POST /admin/commissions/{id}/messages', {
      params: own.params,
      body: { words: 'Quelle belle idée.' },
    })
    expect(await own.read()).toMatchObject([
      { author: 'customer', seen: true, pictures: [{ _id: pictureId, width: 640, height: 900 }] },
      { author: 'house', by: '', words: 'Quelle belle idée.', seen: false },
    ])
    await own.see()
    const { messages: after } = await desk.api('GET /admin/commissions/{id}/messages', {
      params: own.params,
    })
    expect(after[1]).toMatchObject({ by: 'Anne', seen: true })
  })

  it('is of its commission alone: another key opens nothing of it', async () => {
    const own = await wished()
    const other = await wished()
    await own.write({ words: 'Bonjour' })
    const { _id: messageId } = (await own.read())[0] ?? { _id: '' }
    const stranger = messagesOf()
    const named = { params: own.params, query: { key: other.key } }
    await expect(stranger.api('GET /commissions/{id}/messages', named)).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(other.remove(messageId)).rejects.toMatchObject({ kind: 'not-found' })
    const { _id: pictureId } = await own.add()
    await expect(other.write({ pictureIds: [pictureId] })).rejects.toMatchObject({ kind: 'not-found' })
    expect(await own.read()).toHaveLength(1)
    expect(await other.read()).toEqual([])
  })

  it('has no empty message, and none once the commission has ended', async () => {
    const own = await wished()
    await expect(own.write({ words: '  ' })).rejects.toMatchObject({ code: 'nothing_written' })
    await guest('POST /commissions/{id}/give-up', { ...own.named, body: { words: '' } })
    await expect(own.write({ words: 'Encore un mot' })).rejects.toMatchObject({ code: 'ended' })
    await expect(own.add()).rejects.toMatchObject({ code: 'ended', received: 0 })
  })

  it('is not flooded', async () => {
    const own = await wished()
    for (let written = 0; written < mostMessagesADay; written++) await own.write({ words: 'Bonjour' })
    await expect(own.write({ words: 'Bonjour' })).rejects.toMatchObject({ code: 'too_many_messages' })
    app.moveClock({ hours: 25 })
    await own.write({ words: 'Bonjour' })
  })

  it('loses what its writer deletes, and nothing of the other side', async () => {
    const own = await wished()
    await own.write({ words: 'Une erreur' })
    await desk.api('POST /admin/commissions/{id}/messages', { params: own.params, body: { words: 'Bien.' } })
    const [mine, theirs] = await own.read()
    await expect(own.remove(theirs?._id ?? '')).rejects.toMatchObject({ code: 'message_not_found' })
    const remove = (messageId = '') =>
      desk.api('DELETE /admin/commissions/{id}/messages/{messageId}', {
        params: { ...own.params, messageId },
      })
    await expect(remove(mine?._id)).rejects.toMatchObject({ code: 'message_not_found' })
    await own.remove(mine?._id ?? '')
    await remove(theirs?._id)
    expect(await own.read()).toEqual([])
  })
})

describe('the atelier', () => {
  it('notes for itself what the customer sees once it is shown, and reads no words of customers', async () => {
    const own = await wished()
    const { _id: theirs } = await own.add()
    await own.write({ words: 'Appelez-moi au 06 12 34 56 78', pictureIds: [theirs] })
    await own.write({ words: 'Ou écrivez-moi.' })
    const { _id: ours } = await seamstress.add('POST /admin/commissions/{id}/pictures', {
      params: own.params,
    })
    const { messages } = await seamstress.api('POST /admin/atelier/commissions/{id}/messages', {
      params: own.params,
      body: { words: 'Toile montée.', pictureIds: [ours] },
    })
    expect(messages).toMatchObject([
      { author: 'customer', words: '', pictures: [{ _id: theirs }] },
      { author: 'house', words: 'Toile montée.', shown: false, by: 'Odile', pictures: [{ _id: ours }] },
    ])
    expect(await own.read()).toHaveLength(2)
    const messageId = messages[1]?._id ?? ''
    const show = () =>
      desk.api('POST /admin/commissions/{id}/messages/{messageId}/show', {
        params: { ...own.params, messageId },
      })
    await show()
    await show()
    expect((await own.read())[2]).toMatchObject({ words: 'Toile montée.', pictures: [{ _id: ours }] })
    for (const call of [
      () => seamstress.api('GET /admin/commissions/{id}/messages', { params: own.params }),
      () =>
        seamstress.api('POST /admin/commissions/{id}/messages', {
          params: own.params,
          body: { words: 'À vous' },
        }),
    ])
      await expect(call()).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('sends its own pictures only', async () => {
    const own = await wished()
    const { _id: pictureId } = await desk.add('POST /admin/commissions/{id}/pictures', { params: own.params })
    const send = () =>
      seamstress.api('POST /admin/atelier/commissions/{id}/messages', {
        params: own.params,
        body: { pictureIds: [pictureId] },
      })
    await expect(send()).rejects.toMatchObject({ code: 'picture_not_found' })
  })
})

describe('a picture of a commission', () => {
  it('opens by the address that a reader was given, until the end of the next day, without what it told', async () => {
    const own = await wished()
    const { small, large } = await own.add()
    const bytes = (await fetched(large)).bytes
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 900 })
    expect((await sharp((await fetched(small)).bytes).metadata()).width).toBeLessThan(640)
    await expect(fetched(large.replace(/key=.*/, 'key=other'))).rejects.toMatchObject({ kind: 'not-found' })
    await expect(fetched(large.replace(/until=[\d-]+/, 'until=2099-01-01'))).rejects.toMatchObject({
      kind: 'not-found',
    })
    app.moveClock({ hours: 48 })
    await expect(fetched(large)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('is refused before it is received where nobody may send one, and as what it is not', async () => {
    const own = await wished()
    const stranger = messagesOf()
    await expect(
      stranger.add('POST /commissions/{id}/pictures', { params: own.params }),
    ).rejects.toMatchObject({ kind: 'not-found', received: 0 })
    await expect(
      messagesOf().add('POST /commissions/{id}/pictures', own.named, Buffer.from('<svg/>')),
    ).rejects.toMatchObject({ kind: 'unsupported', received: 1 })
  })

  it('waits a day to be sent, with few others', { tags: ['deep'] }, async () => {
    const own = await wished()
    const { _id: sent } = await own.add()
    await own.write({ pictureIds: [sent] })
    for (let added = 0; added < mostUnsentPictures; added++) await own.add()
    await expect(own.add()).rejects.toMatchObject({ code: 'too_many_unsent', received: 0 })
    app.moveClock({ hours: 25 })
    const { db } = app.context()
    await clearMessages(app.context())
    const left = await db
      .select({ id: commissionPictures.id })
      .from(commissionPictures)
      .where(eq(commissionPictures.commissionId, own.id))
    expect(left).toEqual([{ id: sent }])
  })
})

describe('who waits', () => {
  it('is the house: a mail says so once, the number in the menu and the day too', async () => {
    const own = await wished()
    const { db } = app.context()
    const waiting = () => counted(commissionsWaiting.count(db, '2026-10-14'))
    const toldOf = async () => {
      const mails = await db.select().from(mailOutbox)
      return mails.filter(({ subject }) => subject === `Création ${own.number}\u00a0: nouveau message`).length
    }
    await db.update(commissions).set({ status: 'quoted' }).where(eq(commissions.id, own.id))
    const before = await waiting()
    await own.write({ words: 'Un mot' })
    await own.write({ words: 'Un autre' })
    expect(await waiting()).toBe(before + 1)
    expect(await toldOf()).toBe(1)
    const entries = await commissionsToday.find(db, { today: '2026-10-14', most: 500 } as never)
    expect(entries).toContainEqual(expect.objectContaining({ title: own.number, note: 'written' }))
    await desk.api('POST /admin/commissions/{id}/messages/seen', { params: own.params })
    expect(await waiting()).toBe(before)
    await own.write({ words: 'Encore un' })
    expect(await toldOf()).toBe(2)
  })

  it('is the customer: one mail for all that was written, unless it was seen', async () => {
    const [away, near] = [await wished(), await wished()]
    for (const { params } of [away, near])
      for (const words of ['La toile est prête.', 'Venez jeudi.'])
        await desk.api('POST /admin/commissions/{id}/messages', { params, body: { words } })
    await near.see()
    await tellOfMessages(app.context())
    expect(await mailsTo(away.email)).toHaveLength(1)
    app.moveClock({ minutes: 6 })
    await tellOfMessages(app.context())
    await tellOfMessages(app.context())
    const mails = await mailsTo(away.email)
    expect(mails).toHaveLength(2)
    expect(mails.find(({ subject }) => subject.includes('message'))?.plainText).toMatch(
      /La toile est prête\.[\s\S]*Venez jeudi\./,
    )
    expect(await mailsTo(near.email)).toHaveLength(1)
  })
})

describe('what was written', () => {
  it('goes with its person, also where an accepted quote stays', async () => {
    const own = await wished()
    await own.write({ words: 'Un mot', pictureIds: [(await own.add())._id] })
    const person = { id: randomUUID(), email: own.email, isEmailConfirmed: true }
    const { db } = app.context()
    expect(await keptCommissionMessages.collect(db, person)).toMatchObject([{ words: 'Un mot', pictures: 1 }])
    await app
      .context()
      .write((tx) => keptCommissionMessages.erase?.(tx, person, app.context()) ?? Promise.resolve())
    expect(await own.read()).toEqual([])
    expect(await db.$count(commissionPictures, eq(commissionPictures.commissionId, own.id))).toBe(0)
  })

  it('is forgotten a year after the commission has ended', async () => {
    const own = await wished()
    await own.write({ words: 'Un mot', pictureIds: [(await own.add())._id] })
    await guest('POST /commissions/{id}/give-up', { ...own.named, body: { words: '' } })
    app.moveClock({ hours: 24 * 300 })
    await clearMessages(app.context())
    expect(await own.read()).toHaveLength(1)
    app.moveClock({ hours: 24 * 70 })
    await clearMessages(app.context())
    expect(await own.read()).toEqual([])
  })
})
