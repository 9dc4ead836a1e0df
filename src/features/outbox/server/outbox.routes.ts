import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { outboxContract } from '../outbox.contract.ts'
import { outboxErrors } from '../outbox.errors.ts'
import { lineOnTheWire, mailOnTheWire } from './mail-on-the-wire.ts'
import { countMails, findMail, findMails } from './outbox.repository.ts'
import { sendAgain } from './send-again.ts'
import { sendTrial } from './send-trial.tsx'

export const outboxRoutes = implement(outboxContract, {
  'GET /admin/outbox': async (ctx, { query }) => {
    const { rows, count, more } = await findMails(ctx.db, query)
    const counts = await countMails(ctx.db)
    return {
      success: true as const,
      mails: rows.map(lineOnTheWire),
      count,
      more,
      totalPages: totalPages({ count, limit: query.limit }),
      counts,
    }
  },

  'GET /admin/mail-standing': async ({ sendsMail: leaves }) => ({ success: true as const, leaves }),

  'POST /admin/mail-trial': (ctx) => sendTrial(ctx),

  'GET /admin/outbox/{id}': async (ctx, { params }) => {
    const row = await findMail(ctx.db, params.id)
    if (!row) throw outboxErrors.mailNotFound()
    return { success: true as const, mail: mailOnTheWire(row, signedInCaller(ctx)) }
  },

  'POST /admin/outbox/{id}/send': async (ctx, { params }) => {
    const row = await sendAgain(ctx, params.id)
    return { success: true as const, mail: mailOnTheWire(row, signedInCaller(ctx)) }
  },
})
