import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { sellerResident } from '../../../settings/server/seller.public.ts'
import { bookkeepingAudit } from '../../bookkeeping.audit.ts'
import { bookkeepingErrors } from '../../bookkeeping.errors.ts'
import { platformFileSchema } from '../../e-reporting/e-reporting.contract.ts'
import type { ReportKind } from '../../e-reporting/e-reporting.limits.ts'
import { platformFile } from '../../e-reporting/platform-file.ts'
import { paidLines, reportedLines } from '../../e-reporting/reported-sales.ts'
import { reportingPeriodOf } from '../../e-reporting/reporting-periods.ts'
import { type Period, requirePeriod } from '../period.ts'
import { findPaidServices, findReported } from './reported.repository.ts'

interface ReportInput extends Period {
  readonly kind: ReportKind
}

/** What a platform needs to report one period of the company; the log says which one was saved. */
export const exportReport = async (ctx: Context, input: ReportInput) => {
  requirePeriod(input)
  const seller = await ctx.resident(sellerResident)
  const period = reportingPeriodOf({ ...input, periodicity: seller.vatPeriodicity })
  if (!period) throw bookkeepingErrors.periodNotReported({ fields: { to: 'errors.periodNotReported' } })
  if (period.to >= parisTime(ctx.clock.now().epochMilliseconds).date) throw bookkeepingErrors.periodNotEnded()
  const { from, to, kind } = period
  const file = platformFile({
    seller,
    period,
    lines: reportedLines(await findReported(ctx.db, period)),
    payments: paidLines(await findPaidServices(ctx.db, period)),
  })
  await ctx.write(({ db }) =>
    audit(db, ctx, bookkeepingAudit['report-exported'], { id: 'all', after: { kind, from, to } }),
  )
  const text = `${JSON.stringify(platformFileSchema.parse(file), undefined, 2)}\n`
  return {
    bytes: new TextEncoder().encode(text),
    fileName: `e-reporting-${seller.siren}-${kind}-${from}-${to}.json`,
  }
}
