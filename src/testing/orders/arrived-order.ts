import { sql } from 'drizzle-orm'
import type { Caller } from '../../platform/context/context.ts'
import { enterCustomer } from '../accounts/account-factories.ts'
import { anAddress } from '../accounts/an-address.ts'
import type { CatalogApp } from '../catalog/catalog-app.ts'
import { buyingApi, testCard } from './orders-api.ts'

interface Bought {
  readonly productId: string
  readonly size: string
  readonly quantity: number
}

interface Buying {
  readonly products: readonly Bought[]
  readonly caller?: Caller
  /** When the order was delivered; without it, the order is not delivered yet. */
  readonly deliveredAt?: Temporal.Instant
}

/** An order that a customer placed and paid as a browser does; its delivery is written directly into the database. */
export const arrivedOrder = async (
  app: Pick<CatalogApp, 'context' | 'test'>,
  { products, caller: known, deliveredAt }: Buying,
) => {
  const caller = known ?? (await enterCustomer(app.context()))
  const api = buyingApi(app, { caller })
  for (const { productId, size, quantity } of products)
    await api('POST /cart/add', { body: { productId, quantity, options: { size } } })
  const { order, payment } = await api('POST /orders', {
    body: { shippingAddress: anAddress, deliveryMethod: 'standard', termsAccepted: true },
  })
  await api('POST /payments/demo/confirm', {
    body: { clientSecret: payment.clientSecret, ...testCard() },
  })
  const at = deliveredAt?.toString() ?? null
  if (at !== null)
    await app.test.database.db.execute(
      sql`update orders set fulfilment = 'delivered', delivered_at = ${at}::timestamptz where id = ${order._id}::uuid`,
    )
  const { rows } = await app.test.database.db.execute<{ email: string }>(
    sql`select email from orders where id = ${order._id}::uuid`,
  )
  return { caller, order, email: String(rows[0]?.email) }
}
