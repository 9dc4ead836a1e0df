import { requestRefund } from '../../features/payments/server/refunds/refund-payment.public.ts'
import type { PayoutsContract } from '../../features/payouts/payouts.contract.ts'
import { payoutsRoutes } from '../../features/payouts/server/payouts.routes.ts'
import { readBalance } from '../../features/payouts/server/reading/read-balance.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { createApi } from '../../shared/api/client.ts'
import { enterCustomer } from '../accounts/account-factories.ts'
import { testNow } from '../bare-process.ts'
import { enterProduct } from '../catalog/catalog-factories.ts'
import { buyingApp, paidBuyer } from '../orders/buying-app.ts'
import { paymentRecorder } from '../payments/payment-recorder.ts'

const dispatcher = createDispatcher({ modules: [payoutsRoutes], checkAnswers: true })

/** A house that sells a gown of 400 €, with its bank, and the calls about payouts as an admin makes them. */
export const payoutsApp = async () => {
  let nowMs = testNow.epochMilliseconds
  const bank = paymentRecorder({ nowMs: () => nowMs })
  const app = await buyingApp(bank.provider)
  const productId = await enterProduct(app.context(), {
    priceCents: 40_000,
    variants: [{ size: '38', stock: 99 }],
  })
  const caller = { ...(await enterCustomer(app.context(), { role: 'admin' })), isFresh: true }
  const books = createApi<PayoutsContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
  return {
    ...app,
    bank,
    books,
    sell: (quantity = 1) => paidBuyer(app, bank, { productId, quantity }),
    giveBack: async (subjectId: string, amountCents: number) => {
      const ctx = app.context()
      const asked = { purpose: 'order', reason: 'gesture', details: {}, requestedBy: null }
      await ctx.write(({ db }) => requestRefund(ctx, db, { ...asked, subjectId, amountCents }))
      await app.work()
    },
    /** The house takes all news of its bank. */
    takeNews: async () => {
      for (const raw of bank.told.splice(0)) await app.webhook(bank.signedNow(raw))
    },
    wait: (days: number) => {
      app.moveClock({ hours: days * 24 })
      nowMs += days * 86_400_000
    },
    read: (mostPages?: number) => readBalance(app.context(), mostPages),
    unmatched: async () => (await books('GET /admin/accounts/unmatched', { query: {} })).unmatched,
    listed: async () => (await books('GET /admin/payouts', { query: {} })).payouts,
  }
}

export type PayoutsApp = Awaited<ReturnType<typeof payoutsApp>>
