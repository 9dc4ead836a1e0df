import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { admin, catalogApi } from '../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { newestLink } from '../../../testing/mailed-link.ts'
import { boughtOrder, paidOrder } from '../../../testing/orders/bought-order.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { productVariants } from '../../catalog/server/catalog.table.ts'
import { stockRaised } from '../../stock/server/stock-raised.public.ts'
import type { RestockContract } from '../restock.contract.ts'
import { mailsAtOnce } from '../restock.limits.ts'
import { clearOldAlerts } from './clear-old-alerts.ts'
import { notifyWaiting } from './notify-waiting.ts'
import { restockRoutes } from './restock.routes.ts'
import { confirmationAsked, sendConfirmation } from './send-confirmation.ts'
import { stockAlerts } from './stock-alerts.table.ts'

let app: CatalogApp
let productId: string
let mailboxes = 0

const dispatcher = createDispatcher({ modules: [restockRoutes], checkAnswers: true })
const db = () => app.test.database.db

interface From {
  readonly caller?: Caller
  readonly lng?: 'fr' | 'en'
}

const api = ({ caller, lng = 'fr' }: From = {}) =>
  createApi<RestockContract>((key, call) => {
    const visitor = { ip: `198.51.100.${++mailboxes}`, device: '' }
    return dispatcher.call(app.context({ lng, caller: caller ?? null, visitor }), key, call)
  }, lng)

const anyEmail = () => `attente-${++mailboxes}@example.fr`

const ask = (
  email: string,
  { size = '40', id = productId, ...from }: From & { size?: string; id?: string } = {},
) => api(from)('POST /products/{id}/stock-alerts', { params: { id }, body: { size, email } })

/** Runs the jobs that are queued. */
const work = async () => {
  for (const { name, data } of app.enqueued.splice(0)) {
    if (name === confirmationAsked.name)
      await sendConfirmation(app.context(), confirmationAsked.data.parse(data).alertId)
    if (name === stockRaised.name)
      await notifyWaiting(app.context(), stockRaised.data.parse(data).sizes, new AbortController().signal)
  }
}

const confirm = (token: string) => api()('POST /stock-alerts/confirm', { body: { token } })

/** A customer who waits, with a confirmed address. */
const waiting = async (email = anyEmail(), options: Parameters<typeof ask>[1] = {}) => {
  await ask(email, options)
  await work()
  await confirm(await newestLink(db()))
  return email
}

const subjectsOf = async (email: string) =>
  (await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)).map(
    ({ subject }) => subject,
  )

const alertsOf = (email: string) => db().select().from(stockAlerts).where(eq(stockAlerts.email, email))

const edit = async (size: string, stock: number) => {
  const params = { id: productId }
  const editing = catalogApi(app, 'fr', admin)
  const { product } = await editing('GET /admin/products/{id}', { params })
  const variants = product.variants.map((known) => (known.size === size ? { ...known, stock } : known))
  await editing('PUT /products/{id}', { params, body: { ...product, variants } })
}

const backSubject = 'Robe Lys, taille 40 est de retour'

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  app.enqueued.length = 0
  productId = await enterProduct(app.context(), {
    nameFr: 'Robe Lys',
    nameEn: 'Lys gown',
    variants: [
      { size: '38', stock: 1 },
      { size: '40', stock: 0 },
    ],
  })
})

afterAll(() => app.close())

describe('asking to be told of a size', () => {
  it('is confirmed by a mail, and kept from then on', async () => {
    const email = anyEmail()
    expect(await ask(email)).toMatchObject({
      waits: false,
      message: expect.stringContaining('si elle n’attend pas'),
    })
    await work()
    expect(await subjectsOf(email)).toEqual(['Robe Lys, taille 40\u00a0: confirmez votre alerte'])
    const token = await newestLink(db())
    expect(await confirm(token)).toMatchObject({ isBack: false, productId })
    expect(await confirm(token)).toMatchObject({ isBack: false })
    expect((await alertsOf(email)).map(({ confirmedAt }) => confirmedAt)).toEqual([expect.any(Date)])
  })

  it('answers alike anyone who waits already, and writes to them no more', async () => {
    const email = await waiting()
    const before = await subjectsOf(email)
    const known = await ask(email.toUpperCase())
    expect(known).toEqual(await ask(anyEmail()))
    await work()
    expect(await subjectsOf(email)).toEqual(before)
    expect(await alertsOf(email)).toHaveLength(1)
  })

  it('needs no mail from a customer whose address is confirmed, and one from any other', async () => {
    const caller = await enterCustomer(app.context())
    const [own] = await db().select().from(accounts).where(eq(accounts.id, caller.id))
    const email = own?.email ?? ''
    expect(await ask(email, { caller })).toMatchObject({ waits: false })
    await db().update(accounts).set({ emailConfirmedAt: new Date() }).where(eq(accounts.id, caller.id))
    expect(await ask(email, { caller })).toMatchObject({ waits: true })
    expect(await ask(anyEmail(), { caller })).toMatchObject({ waits: false })
    expect(await alertsOf(email)).toEqual([expect.objectContaining({ accountId: caller.id })])
  })

  it('is refused for what is there, and for what does not exist', async () => {
    await expect(ask(anyEmail(), { size: '38' })).rejects.toMatchObject({
      code: 'in_stock',
      kind: 'conflict',
    })
    for (const wrong of [
      { size: '99' },
      { size: '' },
      { id: 'nope' },
      { id: '00000000-0000-4000-8000-000000000000' },
    ])
      await expect(ask(anyEmail(), wrong)).rejects.toMatchObject({ code: 'size_not_found' })
  })

  it('waits when one mailbox is asked for again and again', async () => {
    const email = anyEmail()
    for (let times = 0; times < 6; times++) await ask(email)
    await expect(ask(email)).rejects.toMatchObject({ kind: 'too-many' })
  })

  it('is confirmed by the newest link, within two days', async () => {
    const email = anyEmail()
    await ask(email)
    await work()
    const first = await newestLink(db())
    await ask(email)
    await work()
    await expect(confirm(first)).rejects.toMatchObject({ code: 'link_spent' })
    const second = await newestLink(db())
    app.moveClock({ hours: 49 })
    await expect(confirm(second)).rejects.toMatchObject({ code: 'link_spent' })
    await clearOldAlerts(app.context())
    expect(await alertsOf(email)).toEqual([])
  })

  it('ends at once for what came back before it was confirmed', async () => {
    const email = anyEmail()
    await ask(email)
    await work()
    const token = await newestLink(db())
    await edit('40', 1)
    await work()
    expect(await subjectsOf(email)).toHaveLength(1)
    expect(await confirm(token)).toMatchObject({ isBack: true })
    expect(await alertsOf(email)).toEqual([])
  })
})

describe('a size that is back', () => {
  it('is told once to everybody who waits, in their language, and nothing is kept', async () => {
    const french = await waiting()
    const english = await waiting(anyEmail(), { lng: 'en' })
    const [elsewhere] = [await waiting(anyEmail(), { id: await enterProduct(app.context()) })]
    await edit('40', 1)
    expect(app.enqueued.map(({ name }) => name)).toContain(stockRaised.name)
    await work()
    await edit('40', 0)
    await edit('40', 2)
    await work()
    expect((await subjectsOf(french)).slice(1)).toEqual([backSubject])
    expect((await subjectsOf(english)).slice(1)).toEqual(['Lys gown, size 40 is back'])
    expect(await subjectsOf(elsewhere)).toHaveLength(1)
    expect([...(await alertsOf(french)), ...(await alertsOf(english))]).toEqual([])
    const [, mail] = await db()
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, french))
      .orderBy(mailOutbox.id)
    expect(mail?.plainText).toContain(`https://house.test/boutique/produit/${productId}`)
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/house\.test\/retour-en-stock\/arret\?key=[\w-]{24}$/)
  })

  it.each([
    [
      'an order that runs out or is called off',
      async () => {
        const { id, api: buyer } = await boughtOrder(app, { productId })
        return () => buyer('POST /orders/{id}/cancel', { params: { id } })
      },
    ],
    [
      'a paid order that is called off',
      async () => {
        const { id, api: buyer } = await paidOrder(app, { productId })
        return () => buyer('POST /orders/{id}/cancel', { params: { id } })
      },
    ],
  ])('is told after %s', async (_way, sellOut) => {
    const giveBack = await sellOut()
    const email = await waiting(anyEmail(), { size: '38' })
    await giveBack()
    await work()
    expect((await subjectsOf(email)).slice(1)).toEqual(['Robe Lys, taille 38 est de retour'])
  })

  it('is told to nobody when it has gone again; who waits goes on waiting', async () => {
    const email = await waiting()
    await edit('40', 1)
    const told = app.enqueued.splice(0)
    await edit('40', 0)
    app.enqueued.push(...told)
    await work()
    expect(await subjectsOf(email)).toHaveLength(1)
    expect(await alertsOf(email)).toHaveLength(1)
  })

  it('is told to a crowd, each of it once, though two processes tell it', async () => {
    const crowd = mailsAtOnce + 7
    await db().execute(sql`
      insert into stock_alerts (product_id, size, email, language, asked_at, confirmed_at, stop_key)
        select ${productId}::uuid, '40', 'foule-' || n || '@example.fr', 'fr', now(), now(), 'key ' || n
          from generate_series(1, ${crowd}) n`)
    await db().update(productVariants).set({ stock: 1 }).where(eq(productVariants.productId, productId))
    const { signal } = new AbortController()
    const tell = () => notifyWaiting(app.context(), [{ productId, size: '40' }], signal)
    await Promise.all([tell(), tell()])
    const { rows } = await db().execute(sql`
      select count(*)::int as mails, count(distinct recipient)::int as people from mail_outbox where recipient like 'foule-%'`)
    expect(rows).toEqual([{ mails: crowd, people: crowd }])
  })
})

describe('anyone who wants to hear no more', () => {
  it('ends every alert of their address by the key of any mail, and is answered alike without one', async () => {
    const email = await waiting()
    const other = await waiting()
    const [alert] = await alertsOf(email)
    await waiting(email, { id: await enterProduct(app.context()) })
    const stop = (key: string) => api()('POST /stock-alerts/stop', { body: { key } })
    const first = await stop(alert?.stopKey ?? '')
    expect(await stop(alert?.stopKey ?? '')).toEqual(first)
    expect(await stop('nothing-of-the-kind')).toEqual(first)
    expect(await alertsOf(email)).toEqual([])
    expect(await alertsOf(other)).toHaveLength(1)
  })

  it('is forgotten by the house: after a year, and when the product is withdrawn', async () => {
    const email = await waiting()
    const gone = await enterProduct(app.context())
    const inVain = await waiting(anyEmail(), { id: gone })
    await db().execute(sql`update products set deleted_at = now() where id = ${gone}::uuid`)
    await clearOldAlerts(app.context())
    expect([(await alertsOf(email)).length, (await alertsOf(inVain)).length]).toEqual([1, 0])
    app.moveClock({ hours: 366 * 24 })
    await clearOldAlerts(app.context())
    expect(await alertsOf(email)).toEqual([])
  })
})
