import { implement } from '../../../platform/http/implement.ts'
import { eReportingContract } from '../e-reporting/e-reporting.contract.ts'
import { exportReport } from './e-reporting/export-report.ts'
import { readEReporting } from './e-reporting/read-e-reporting.ts'

export const eReportingRoutes = implement(eReportingContract, {
  'GET /admin/accounts/e-reporting': (ctx, { query }) => readEReporting(ctx, query),
  'GET /admin/accounts/e-reporting/file': (ctx, { query }) => exportReport(ctx, query),
})
