import { implement } from '../../../platform/http/implement.ts'
import { paymentsContract } from '../payments.contract.ts'
import { paymentsNotice } from '../payments-notice.rules.ts'
import { answerChallenge } from './demo/answer-challenge.ts'
import { confirmDemoPayment } from './demo/confirm-demo-payment.ts'
import { showChallenge } from './demo/show-challenge.ts'
import { handleEvent } from './handle-event.ts'

export const paymentsRoutes = implement(paymentsContract, {
  'GET /admin/payments': async ({ payments, isDemo }) => ({
    success: true as const,
    notice: paymentsNotice(payments.name, isDemo),
  }),
  'POST /payments/webhook': async (ctx, { raw }) => {
    await handleEvent(ctx, raw)
    return { success: true as const, received: true as const }
  },
  'POST /payments/demo/confirm': (ctx, { body }) => confirmDemoPayment(ctx, body),
  'POST /payments/demo/bancontact': (ctx, { body }) =>
    confirmDemoPayment(ctx, { ...body, method: 'bancontact' }),
  'POST /payments/demo/challenge': (ctx, { body }) => showChallenge(ctx, body.challenge),
  'POST /payments/demo/answer': (ctx, { body }) => answerChallenge(ctx, body),
})
