import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { type PaymentsNotice, paymentsContract } from '../payments.contract.ts'
import { answerChallenge } from './demo/answer-challenge.ts'
import { confirmCard } from './demo/confirm-card.ts'
import { showChallenge } from './demo/show-challenge.ts'
import { handleEvent } from './handle-event.ts'

const noticeOf = ({ payments, isDemo }: Pick<Context, 'payments' | 'isDemo'>): PaymentsNotice | null => {
  if (payments.name === 'closed') return 'closed'
  return payments.name === 'demo' && !isDemo ? 'demo' : null
}

export const paymentsRoutes = implement(paymentsContract, {
  'GET /admin/payments': async (ctx) => ({ success: true as const, notice: noticeOf(ctx) }),
  'POST /payments/webhook': async (ctx, { raw }) => {
    await handleEvent(ctx, raw)
    return { success: true as const, received: true as const }
  },
  'POST /payments/demo/confirm': (ctx, { body }) => confirmCard(ctx, body),
  'POST /payments/demo/challenge': (ctx, { body }) => showChallenge(ctx, body.challenge),
  'POST /payments/demo/answer': (ctx, { body }) => answerChallenge(ctx, body),
})
