import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { paidOrder } from '../../../../testing/orders/bought-order.ts'
import { buyingApi } from '../../../../testing/orders/orders-api.ts'
import { softwareVersionOf } from '../../../documents/server/documents.public.ts'

let app: CatalogApp
let gown: string

const mailAbout = async (kind: string, id: string) => {
  const { rows } = await app.test.database.db.execute<{ plain_text: string }>(
    sql`select plain_text from mail_outbox where cause_key = ${`order:${kind}:${id}`}`,
  )
  return String(rows[0]?.plain_text).replaceAll(/\s+/g, ' ')
}

/** An order in a size that has arrived. */
const arrived = async (size: string, lng: 'fr' | 'en' = 'fr') => {
  const { id, number } = await paidOrder(app, { productId: gown, size, lng })
  const staff = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
  const params = { id }
  const parcel = { carrier: 'colissimo', trackingNumber: '6A12345678901' }
  await staff('PUT /admin/orders/{id}/status', { params, body: { status: 'shipped', ...parcel } })
  await staff('PUT /admin/orders/{id}/status', { params, body: { status: 'delivered' } })
  return { id, number }
}

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), {
    priceCents: 129_500,
    customizable: true,
    variants: [
      { size: '38', stock: 9 },
      { size: 'Sur mesure', stock: 9 },
    ],
  })
})

afterAll(() => app.close())

describe('the mails of an order', () => {
  it('confirm it with its pieces, its sum, the terms, and where one withdraws, in the words of the decree', async () => {
    const { id } = await arrived('38')
    const mail = await mailAbout('paid', id)
    for (const words of [
      '1 295 €',
      `version ${softwareVersionOf('cgv')}`,
      '/retractation',
      'accusé de réception de la rétractation',
    ])
      expect(mail).toContain(words)
  })

  it('tell the house of a new order, once, with what was bought and for when', async () => {
    const { id, number } = await paidOrder(app, { productId: gown, lng: 'en', lastName: 'Okafor' })
    const { rows } = await app.test.database.db.execute<{ recipient: string; subject: string; text: string }>(
      sql`select recipient, subject, plain_text as text from mail_outbox where cause_key = ${`order-new:${id}`}`,
    )
    expect(rows).toMatchObject([
      {
        recipient: 'bonjour@maison-clairval.example',
        subject: `Nouvelle commande ${number}\u00a0: 1\u202f295\u00a0€`,
      },
    ])
    const text = String(rows[0]?.text).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Okafor a payé la commande')
    expect(text).toMatch(/1 × .+, Taille : 38/)
    expect(text).toContain(`/admin/commandes/${id}`)
  })

  it('say until when, and where, they may change their mind once it has arrived', async () => {
    const { id } = await arrived('38', 'en')
    const mail = await mailAbout('delivered', id)
    expect(mail).toContain('You have until')
    expect(mail).toContain('/retractation?lng=en')
  })

  it('promise no change of mind to anyone who bought only what is made to their measurements, called so in their language', async () => {
    const { id } = await arrived('Sur mesure')
    expect(await mailAbout('paid', id)).toContain('art. L221-28 3°')
    expect(await mailAbout('paid', id)).not.toContain('changer d’avis')
    expect(await mailAbout('delivered', id)).not.toContain('changer d’avis')
    const english = await mailAbout('paid', (await arrived('Sur mesure', 'en')).id)
    expect(english).toContain('Made to measure')
    expect(english).not.toContain('Sur mesure')
  })

  it('name the parcel, its carrier and where it is followed', async () => {
    const { id, number } = await arrived('38')
    const mail = await mailAbout('shipped', id)
    for (const words of [number, 'Colissimo', '6A12345678901', 'laposte.fr']) expect(mail).toContain(words)
  })
})
