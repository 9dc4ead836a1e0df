import { implement } from '../../../platform/http/implement.ts'
import { privacyContract } from '../privacy.contract.ts'
import { signedInCaller } from './accounts.public.ts'
import { doneSentences } from './done-sentences.ts'
import { answerConsent } from './privacy/answer-consent.ts'
import { closeAccount } from './privacy/close-account.ts'
import { findConsents } from './privacy/consents.repository.ts'
import { exportPerson } from './privacy/export-person.ts'

export const privacyRoutes = implement(privacyContract, {
  'GET /account/export': async (ctx) => ({ success: true as const, export: await exportPerson(ctx) }),

  'DELETE /account': async (ctx, { body }) => {
    await closeAccount(ctx, body.password)
    return { success: true as const, message: doneSentences(ctx.lng).accountClosed }
  },

  'GET /account/consents': async (ctx) => ({
    success: true as const,
    consents: await findConsents(ctx.db, signedInCaller(ctx).id),
  }),

  'PUT /account/consents/{purpose}': async (ctx, { params, body }) => ({
    success: true as const,
    consents: await answerConsent(ctx, { purpose: params.purpose, granted: body.granted }),
  }),
})
