import type { CartContract } from '../../features/cart/cart.contract.ts'
import { cartRoutes } from '../../features/cart/server/cart.routes.ts'
import type { CheckoutContract } from '../../features/checkout/checkout.contract.ts'
import type { QuoteContract } from '../../features/checkout/quote.contract.ts'
import { checkoutRoutes } from '../../features/checkout/server/checkout.routes.ts'
import { quoteRoutes } from '../../features/checkout/server/quote.routes.ts'
import type { AdminOrdersContract } from '../../features/orders/admin-orders.contract.ts'
import type { OrderListContract } from '../../features/orders/order-list.contract.ts'
import type { OrdersContract } from '../../features/orders/orders.contract.ts'
import { adminOrdersRoutes } from '../../features/orders/server/admin-orders.routes.ts'
import { orderListRoutes } from '../../features/orders/server/order-list.routes.ts'
import { ordersRoutes } from '../../features/orders/server/orders.routes.ts'
import type { PaymentsContract } from '../../features/payments/payments.contract.ts'
import { paymentsRoutes } from '../../features/payments/server/payments.routes.ts'
import type { Caller, Visitor } from '../../platform/context/context.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { createApi } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { TestProcess } from '../test-context.ts'

const dispatcher = createDispatcher({
  modules: [
    cartRoutes,
    quoteRoutes,
    checkoutRoutes,
    ordersRoutes,
    adminOrdersRoutes,
    orderListRoutes,
    paymentsRoutes,
  ],
  checkAnswers: true,
})

type BuyingContract = CartContract &
  QuoteContract &
  CheckoutContract &
  OrdersContract &
  AdminOrdersContract &
  OrderListContract &
  PaymentsContract

interface From {
  readonly caller?: (Pick<Caller, 'id' | 'role'> & Partial<Caller>) | null
  readonly lng?: Language
  /** The visitor; needed only when the network matters. */
  readonly visitor?: Visitor
}

/** The calls for buying, as a browser sends them; each answer is checked against the contract. */
export const buyingApi = (app: Pick<TestProcess, 'context'>, { lng = 'fr', ...from }: From = {}) =>
  createApi<BuyingContract>((key, call) => dispatcher.call(app.context({ lng, ...from }), key, call), lng)

export type BuyingApi = ReturnType<typeof buyingApi>

/** A test card of the demo (§4). */
export const testCard = (cardNumber = '4242 4242 4242 4242', cvc = '123') => ({
  cardNumber,
  expMonth: 12,
  expYear: 2030,
  cvc,
})
