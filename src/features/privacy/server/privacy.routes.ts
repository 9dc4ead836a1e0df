import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { doneSentences } from '../../accounts/server/done-sentences.public.ts'
import { privacyContract } from '../privacy.contract.ts'
import { answerConsent } from './answer-consent.ts'
import { closeAccount } from './close-account.ts'
import { findConsents } from './consents.repository.ts'
import { exportPerson } from './export-person.ts'

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
