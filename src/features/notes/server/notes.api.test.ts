import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { paidOrder } from '../../../testing/orders/bought-order.ts'
import type { NotesContract } from '../notes.contract.ts'
import { mostNotes } from '../notes.limits.ts'
import { notesRoutes } from './notes.routes.ts'

const dispatcher = createDispatcher({ modules: [notesRoutes], checkAnswers: true })

let app: CatalogApp
let gown: string

const member = async (role: 'staff' | 'admin' = 'staff') => {
  const caller = await enterCustomer(app.context(), { role })
  return createApi<NotesContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')
}

type Api = Awaited<ReturnType<typeof member>>

const note = (api: Api, id: string, text: string) =>
  api('POST /admin/orders/{id}/notes', {
    params: { id },
    body: { text },
    idempotencyKey: randomUUID(),
  })

const textsOf = async (api: Api, id: string) =>
  (await api('GET /admin/orders/{id}/notes', { params: { id } })).notes.map(({ text }) => text)

const remove = (api: Api, id: string, noteId: string) =>
  api('DELETE /admin/orders/{id}/notes/{noteId}', { params: { id, noteId } })

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { priceCents: 20_000, variants: [{ size: '38', stock: 50 }] })
})

afterAll(() => app.close())

describe('the notes about an order', () => {
  it('stand beside each other, the newest first, whoever writes at the same time', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const [ines, margaux] = [await member(), await member()]
    await Promise.all([note(ines, id, 'Appeler avant midi.'), note(margaux, id, 'Ourlet à reprendre.')])
    app.moveClock({ minutes: 1 })
    await note(ines, id, 'C’est un cadeau.')
    const texts = await textsOf(margaux, id)
    expect(texts[0]).toBe('C’est un cadeau.')
    expect(texts.toSorted()).toEqual(['Appeler avant midi.', 'C’est un cadeau.', 'Ourlet à reprendre.'])
  })

  it('are of one order, and of one that exists', async () => {
    const [first, second] = [
      await paidOrder(app, { productId: gown }),
      await paidOrder(app, { productId: gown }),
    ]
    const ines = await member()
    const { notes } = await note(ines, first.id, 'Rien que la première.')
    expect(await textsOf(ines, second.id)).toEqual([])
    await expect(remove(ines, second.id, notes[0]?._id ?? '')).rejects.toMatchObject({
      code: 'note_not_found',
    })
    await expect(note(ines, randomUUID(), 'De rien.')).rejects.toMatchObject({
      code: 'order_not_found',
    })
  })

  it('are removed by the member who wrote them, and by an admin', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const [ines, margaux, owner] = [await member(), await member(), await member('admin')]
    const { notes } = await note(ines, id, 'De moi.')
    const [own] = notes
    expect(own).toMatchObject({ removable: true })
    const seen = await margaux('GET /admin/orders/{id}/notes', { params: { id } })
    expect(seen.notes).toMatchObject([{ removable: false }])
    await expect(remove(margaux, id, own?._id ?? '')).rejects.toMatchObject({ code: 'note_not_found' })
    await remove(ines, id, own?._id ?? '')
    const { notes: others } = await note(margaux, id, 'D’elle.')
    await remove(owner, id, others[0]?._id ?? '')
    expect(await textsOf(ines, id)).toEqual([])
  })

  it('say something, and not too much', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const ines = await member()
    await expect(note(ines, id, '  ')).rejects.toBeInstanceOf(InvalidInput)
    await expect(note(ines, id, 'a'.repeat(2_001))).rejects.toBeInstanceOf(InvalidInput)
    await app.test.database.db.execute(sql`insert into order_notes (order_id, at, text)
      select ${id}::uuid, now(), 'n' from generate_series(1, ${mostNotes})`)
    await expect(note(ines, id, 'Une de trop.')).rejects.toMatchObject({ code: 'many_notes' })
  })

  it('are noted in the log without what they say', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    await note(await member(), id, 'Ses mesures ont changé.')
    const { rows } = await app.test.database.db.execute(
      sql`select action, before, after from audit_log where subject_id = ${id} and action = 'order.noted'`,
    )
    expect(rows).toEqual([{ action: 'order.noted', before: null, after: null }])
  })
})
