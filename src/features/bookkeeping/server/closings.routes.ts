import { implement } from '../../../platform/http/implement.ts'
import { closingsContract } from '../closings/closings.contract.ts'
import { closeByHand } from './closings/close-periods.ts'
import { readAttestation } from './closings/read-attestation.ts'
import { readClosings, readLastClosing } from './closings/read-closings.ts'

export const closingsRoutes = implement(closingsContract, {
  'GET /admin/accounts/closings': (ctx, { query }) => readClosings(ctx, query),

  'POST /admin/accounts/closings': async (ctx, { body }) => {
    const count = await closeByHand(ctx, body)
    return { success: true as const, closing: await readLastClosing(ctx.db), count }
  },

  'GET /admin/accounts/attestation': readAttestation,
})
