import { implement } from '../../../platform/http/implement.ts'
import { paymentsContract } from '../payments.contract.ts'
import { answerChallenge } from './demo/answer-challenge.ts'
import { confirmCard } from './demo/confirm-card.ts'
import { showChallenge } from './demo/show-challenge.ts'
import { takeEvent } from './take-event.ts'

export const paymentsRoutes = implement(paymentsContract, {
  'POST /payments/webhook': async (ctx, { raw }) => {
    await takeEvent(ctx, raw)
    return { success: true as const, received: true as const }
  },
  'POST /payments/demo/confirm': (ctx, { body }) => confirmCard(ctx, body),
  'POST /payments/demo/challenge': (ctx, { body }) => showChallenge(ctx, body.challenge),
  'POST /payments/demo/answer': (ctx, { body }) => answerChallenge(ctx, body),
})
