import { implement } from '../../../platform/http/implement.ts'
import { consentContract } from '../consent.contract.ts'
import { recordConsent } from './record-consent.ts'

export const consentRoutes = implement(consentContract, {
  'POST /consents': async (ctx, { body }) => ({
    success: true as const,
    recordedAt: await recordConsent(ctx, body),
  }),
})
