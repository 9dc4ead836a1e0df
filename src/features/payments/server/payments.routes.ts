import { implement } from '../../../platform/http/implement.ts'
import { paymentsContract } from '../payments.contract.ts'
import { paymentsNotice } from '../payments-notice.rules.ts'
import { answerChallenge } from './demo/answer-challenge.ts'
import { confirmCard } from './demo/confirm-card.ts'
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
  'POST /payments/demo/confirm': (ctx, { body }) => confirmCard(ctx, body),
  'POST /payments/demo/challenge': (ctx, { body }) => showChallenge(ctx, body.challenge),
  'POST /payments/demo/answer': (ctx, { body }) => answerChallenge(ctx, body),
})
