import { implement } from '../../../platform/http/implement.ts'
import { mailReportsContract } from '../mail-reports.contract.ts'
import { reportKeyOf, takeReport } from './subscribing/take-report.ts'

const success = true as const

export const mailReportsRoutes = implement(mailReportsContract, {
  'POST /mail-reports': async (ctx, { raw }) => {
    await takeReport(ctx, raw)
    return { success }
  },

  'GET /admin/mail-reports': async (ctx) => ({
    success,
    address: `${ctx.publicUrl}/api/mail-reports`,
    header: 'Mail-Report-Key',
    key: reportKeyOf(ctx),
  }),
})
