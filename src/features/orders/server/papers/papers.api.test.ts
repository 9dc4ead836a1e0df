import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { isOnServer } from '../../../../testing/database/test-database.ts'
import { boughtOrder, paidOrder } from '../../../../testing/orders/bought-order.ts'
import { readPdf } from '../../../../testing/orders/read-pdf.ts'
import { testPrinter } from '../../../../testing/papers/test-printer.ts'
import { carryOutRefund } from '../../../payments/server/refunds/settle-refund.ts'
import { settingsTable } from '../../../settings/server/settings.table.ts'
import { defaultDelivery } from '../../../settings/settings.defaults.ts'
import type { OrderPapersContract } from '../../order-papers.contract.ts'
import { giveBack } from '../admin/give-back.ts'
import { orderPapersRoutes } from '../order-papers.routes.ts'
import { paperJob } from './paper-job.ts'
import { sendPaper } from './send-paper.ts'

const dispatcher = createDispatcher({ modules: [orderPapersRoutes], checkAnswers: true })

let app: CatalogApp
let gown: string

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const papersFor = (caller: { readonly id: string; readonly role: 'user' | 'staff' }) =>
  createApi<OrderPapersContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')

const documentsOf = async (orderId: string) => {
  const found = await rows(
    sql`select id, series from invoices where subject_id = ${orderId} order by series desc`,
  )
  return found.map(({ id }) => String(id))
}

interface SentPaper {
  readonly [column: string]: unknown
  readonly subject: string
  readonly attachments: readonly { readonly filename: string; readonly base64: string }[]
}

const mailsOf = async (invoiceId: string) => {
  const { rows: mails } = await app.test.database.db.execute<SentPaper>(
    sql`select subject, attachments from mail_outbox where cause_key = ${`paper:${invoiceId}`}`,
  )
  return mails
}

const attachedTo = ([mail]: readonly SentPaper[]) =>
  (mail?.attachments ?? []).map(({ filename, base64 }) => ({
    filename,
    bytes: Buffer.from(base64, 'base64'),
  }))

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { priceCents: 129_500, variants: [{ size: '38', stock: 50 }] })
})

afterAll(async () => {
  await testPrinter.end()
  await app.close()
})

describe('the papers of an order', () => {
  it('are sent once, however often their job runs: the invoice with the contract', {
    tags: ['deep'],
  }, async () => {
    const { id, number } = await paidOrder(app, { productId: gown })
    const [invoiceId = ''] = await documentsOf(id)
    expect(app.enqueued).toContainEqual({ name: paperJob.name, data: { invoiceId } })
    await Promise.all([1, 2].map(() => sendPaper(app.context(), invoiceId)))
    const mails = await mailsOf(invoiceId)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/^Votre facture F-2026-\d{6}$/)
    const [invoice, contract] = attachedTo(mails)
    expect(invoice?.filename).toMatch(/^Facture F-2026-\d{6}\.pdf$/)
    expect((await readPdf(invoice?.bytes ?? Buffer.of())).text).toContain(number)
    expect(contract?.filename).toBe(`Contrat ${number}.pdf`)
    expect((await readPdf(contract?.bytes ?? Buffer.of())).text).toContain(number)
  })

  it.runIf(isOnServer)(
    'that could not be printed are neither kept nor sent, and are when their job is tried again',
    { tags: ['deep'] },
    async () => {
      const { id } = await paidOrder(app, { productId: gown })
      const [invoiceId = ''] = await documentsOf(id)
      const made = () =>
        rows(sql`select pdf from invoice_papers where invoice_id = ${invoiceId}
        union all select pdf from contract_papers where subject_id = ${id}`)
      let settled = false
      const failure = sendPaper(app.context(), invoiceId).catch((error: unknown) => error)
      void failure.then(() => {
        settled = true
      })
      while (!settled) {
        await testPrinter.end()
        await turn()
      }
      expect(await failure).toMatchObject({ message: expect.stringContaining('before its task was done') })
      expect([await made(), await mailsOf(invoiceId)]).toEqual([[], []])
      await sendPaper(app.context(), invoiceId)
      expect(await made()).toHaveLength(2)
      expect(await mailsOf(invoiceId)).toHaveLength(1)
    },
  )

  it('are the same for ever: what is asked for, what was sent, what is kept', {
    tags: ['deep'],
  }, async () => {
    const { id, caller } = await paidOrder(app, { productId: gown })
    const [documentId = ''] = await documentsOf(id)
    const papers = papersFor({ ...caller, role: 'user' })
    const answers = await Promise.all([
      papers('GET /orders/{id}/invoice', { params: { id } }),
      papers('GET /orders/{id}/documents/{documentId}', { params: { id, documentId } }),
      papersFor({ ...(await enterCustomer(app.context(), { role: 'staff' })), role: 'staff' })(
        'GET /admin/orders/{id}/documents/{documentId}',
        { params: { id, documentId } },
      ),
    ])
    await sendPaper(app.context(), documentId)
    const hashes = [
      ...answers.map(({ bytes }) => bytes),
      attachedTo(await mailsOf(documentId))[0]?.bytes,
    ].map((bytes) =>
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    )
    const [kept] = await rows(sql`select sha256 from invoice_papers where invoice_id = ${documentId}`)
    expect(new Set(hashes)).toEqual(new Set([kept?.sha256]))
    await expect(rows(sql`update invoice_papers set sha256 = ''`)).rejects.toThrow()
    await expect(rows(sql`delete from contract_papers`)).rejects.toThrow()
  })

  it.runIf(isOnServer)('are a credit note when money went back', async () => {
    const { id, caller } = await paidOrder(app, { productId: gown })
    const admin = app.context({ caller: await enterCustomer(app.context(), { role: 'admin' }) })
    await giveBack(admin, { id, refund: { amountCents: 5_000, reason: 'gesture' } })
    const [refund] = await rows(sql`select id from refunds where status = 'requested'`)
    await carryOutRefund(app.context(), String(refund?.id))
    const [, documentId = ''] = await documentsOf(id)
    await sendPaper(app.context(), documentId)
    const mails = await mailsOf(documentId)
    expect(mails[0]?.subject).toMatch(/^Votre avoir A-2026-\d{6}$/)
    expect(attachedTo(mails)).toHaveLength(1)
    const papers = papersFor({ ...caller, role: 'user' })
    const { bytes, fileName } = await papers('GET /orders/{id}/documents/{documentId}', {
      params: { id, documentId },
    })
    expect(fileName).toMatch(/^Avoir A-/)
    expect((await readPdf(bytes)).text).toContain('Geste commercial')
  })

  it.runIf(isOnServer)(
    'say when the terms were accepted, and when the contract was made by its payment',
    { tags: ['deep'] },
    async () => {
      const { id, caller, pay } = await boughtOrder(app, { productId: gown })
      app.moveClock({ minutes: 12 })
      await pay()
      const papers = papersFor({ ...caller, role: 'user' })
      const { bytes } = await papers('GET /orders/{id}/contract', { params: { id } })
      const { text } = await readPdf(bytes)
      const minutesIn = (words: RegExp) => {
        const [, hours, minutes] = words.exec(text) ?? []
        return Number(hours) * 60 + Number(minutes)
      }
      const concluded = minutesIn(/Conclu le .*?(\d\d):(\d\d)/)
      expect(concluded - minutesIn(/version \S+, le .*?(\d\d):(\d\d)/)).toBe(12)
    },
  )

  it.runIf(isOnServer)(
    'print the terms that were accepted: where those are not at hand, none instead of others',
    async () => {
      const { id, caller } = await paidOrder(app, { productId: gown })
      const papers = papersFor({ ...caller, role: 'user' })
      await app.test.database.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`
        update orders set contract = jsonb_set(contract, '{terms,version}', '"2020-01-01"') where id = ${id}::uuid`)
      })
      await expect(papers('GET /orders/{id}/contract', { params: { id } })).rejects.toThrow(
        'versions/cgv-2020-01-01',
      )
      expect(await rows(sql`select 1 from contract_papers where subject_id = ${id}::uuid`)).toEqual([])
    },
  )

  it.runIf(isOnServer)(
    'print what was agreed to when the house charges something else, and what was written out before that was a setting',
    { tags: ['deep'] },
    async () => {
      const { id, caller } = await paidOrder(app, { productId: gown })
      const before = await paidOrder(app, { productId: gown })
      const { db } = app.test.database
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`
          update orders set contract = jsonb_set(contract, '{terms,version}', '"2026-11-22"') - 'delivery' #- '{seller,host}'
          where id = ${before.id}::uuid`)
      })
      const { rates, ...days } = defaultDelivery
      const changes = { ...days, rates: { ...rates, world: { cents: 9_900 } } }
      await db.insert(settingsTable).values({ subject: 'delivery', changes, updatedAt: new Date() })
      for (const order of [{ id, caller }, before]) {
        const papers = papersFor({ ...order.caller, role: 'user' })
        const { bytes } = await papers('GET /orders/{id}/contract', { params: { id: order.id } })
        const text = (await readPdf(bytes)).text.replace(/\s+/g, ' ')
        expect(text).toContain('Autres pays et outre-mer : 45 €')
        expect(text).not.toContain('99 €')
      }
      await db.delete(settingsTable).where(eq(settingsTable.subject, 'delivery'))
    },
  )

  it('can be fetched by the house for anyone who asks for theirs: the contract, once it is paid', {
    tags: ['deep'],
  }, async () => {
    const staff = papersFor({ ...(await enterCustomer(app.context(), { role: 'staff' })), role: 'staff' })
    const { id, number, caller, pay } = await boughtOrder(app, { productId: gown })
    const fetched = () => staff('GET /admin/orders/{id}/contract', { params: { id } })
    await expect(fetched()).rejects.toMatchObject({ kind: 'not-found' })
    await pay()
    const hers = await papersFor({ ...caller, role: 'user' })('GET /orders/{id}/contract', { params: { id } })
    const { fileName, bytes } = await fetched()
    expect(fileName).toBe(`Contrat ${number}.pdf`)
    expect(Buffer.from(bytes).equals(Buffer.from(hers.bytes))).toBe(true)
  })

  it('leave with the parcel as slips: of the orders that are asked for, in their order, without what is given back', {
    tags: ['deep'],
  }, async () => {
    const staff = papersFor({ ...(await enterCustomer(app.context(), { role: 'staff' })), role: 'staff' })
    const first = await paidOrder(app, { productId: gown })
    const second = await paidOrder(app, { productId: gown, quantity: 2, lng: 'en' })
    const waiting = await boughtOrder(app, { productId: gown })
    const ask = (...ids: readonly string[]) =>
      staff('GET /admin/packing-slips', { query: { orders: ids.join(',') } })
    const one = await ask(second.id)
    expect(one.fileName).toBe(`Bon de livraison ${second.number}.pdf`)
    const { text } = await readPdf((await ask(second.id, first.id, second.id)).bytes)
    expect(text.indexOf(second.number)).toBeLessThan(text.indexOf(first.number))
    expect(text.split('Packing slip').length - 1).toBe(1)
    await expect(ask(first.id, waiting.id)).rejects.toMatchObject({
      code: 'nothing_to_pack',
      values: { number: waiting.number },
    })
    await expect(ask(first.id, randomUUID())).rejects.toMatchObject({ kind: 'not-found' })
    await expect(ask('x')).rejects.toBeInstanceOf(InvalidInput)
    await rows(sql`
      insert into fraud_reports (provider_ref, payment_id, source, reason, reported_at, updated_at)
      select 'issfr_' || id, id, 'early_warning', 'misc', created_at, created_at from payments
      where subject_id = ${first.id}::uuid`)
    await expect(ask(second.id, first.id)).rejects.toMatchObject({ code: 'decision_waits' })
    await rows(sql`update order_lines set refunded_quantity = 1 where order_id = ${second.id}::uuid`)
    expect((await readPdf((await ask(second.id)).bytes)).text).toMatch(/100 % [^0-9]* 1 Your/)
    await rows(sql`update order_lines set refunded_quantity = quantity where order_id = ${second.id}::uuid`)
    await expect(ask(second.id)).rejects.toMatchObject({ code: 'nothing_to_pack' })
  })

  it('are there once it is paid, of that order only, for its buyer only', async () => {
    const waiting = await boughtOrder(app, { productId: gown })
    const paid = await paidOrder(app, { productId: gown })
    const [documentId = ''] = await documentsOf(paid.id)
    const own = papersFor({ ...waiting.caller, role: 'user' })
    const { id } = waiting
    const gone = { kind: 'not-found' }
    await expect(own('GET /orders/{id}/invoice', { params: { id } })).rejects.toMatchObject(gone)
    await expect(own('GET /orders/{id}/contract', { params: { id } })).rejects.toMatchObject(gone)
    for (const params of [
      { id, documentId },
      { id: paid.id, documentId },
      { id, documentId: randomUUID() },
      { id, documentId: 'x' },
    ])
      await expect(own('GET /orders/{id}/documents/{documentId}', { params })).rejects.toMatchObject(gone)
  })
})
