import type { Caller } from '../../platform/context/context.ts'
import type { PaymentProvider, RawEvent } from '../../platform/payments/payment-provider.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { enterCustomer } from '../accounts/account-factories.ts'
import { anAddress } from '../accounts/an-address.ts'
import { enterCategories } from '../catalog/catalog-factories.ts'
import { testDatabase } from '../database/test-database.ts'
import { recordedJobs } from '../recorded-jobs.ts'
import { testProcess } from '../test-context.ts'
import { buyingApi } from './orders-api.ts'

interface CartInput {
  readonly productId: string
  readonly size?: string
  readonly quantity?: number
}

/** Other tests check the printing of documents. */
const paperKind = 'orders.make-paper'

/** A system with this payment provider, whose jobs wait until a test runs them. */
export const buyingApp = async (payments: PaymentProvider) => {
  const test = await testDatabase()
  const queue = await recordedJobs(test.database.db, { without: [paperKind] })
  const app = testProcess({ ...test, jobs: queue.jobs, payments })
  await enterCategories(app.context())

  const buyer = async (lng: Language = 'fr') => {
    const caller: Caller = await enterCustomer(app.context())
    const api = buyingApi(app, { caller, lng })
    const take = ({ productId, size = '38', quantity = 1 }: CartInput) =>
      api('POST /cart/add', { body: { productId, quantity, options: size ? { size } : {} } })
    const order = (more: object = {}, idempotencyKey?: string) =>
      api('POST /orders', {
        body: { shippingAddress: anAddress, termsAccepted: true, ...more },
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      })
    const read = async (id: string) => (await api('GET /orders/{id}', { params: { id } })).order
    return { caller, api, take, order, read }
  }

  return {
    ...app,
    test,
    db: test.database.db,
    queue,
    buyer,
    /** Receives an event of the provider, as the webhook does. */
    webhook: ({ body, signature }: RawEvent) =>
      buyingApi(app)('POST /payments/webhook', { raw: { body: Buffer.from(body), signature } }),
    /** Runs the waiting jobs until none is left. */
    work: async () => {
      while (await queue.run(app.context()));
    },
    close: () => test.close(),
  }
}

export type BuyingApp = Awaited<ReturnType<typeof buyingApp>>

/** The id of the payment that a client secret belongs to. */
export const intentIdOf = (clientSecret: string) => clientSecret.slice(0, clientSecret.indexOf('_secret_'))

interface Bank {
  readonly customer: { readonly pays: (intentId: string) => unknown }
}

/** A customer who has ordered a product and paid for it with this bank. */
export const paidBuyer = async (app: BuyingApp, bank: Bank, product: CartInput) => {
  const buyer = await app.buyer()
  await buyer.take(product)
  const { order, payment } = await buyer.order()
  const intentId = intentIdOf(payment.clientSecret)
  bank.customer.pays(intentId)
  await buyer.read(order._id)
  return { ...buyer, id: order._id, intentId }
}
