import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { deviceName } from '../../../shared/text/device-name.ts'
import { securityLogContract } from '../security-log.contract.ts'
import { countSecurityEntries, findSecurityEntries } from './security-log.repository.ts'

export const securityLogRoutes = implement(securityLogContract, {
  'GET /admin/security-log': async (ctx, { query }) => {
    const rows = await findSecurityEntries(ctx.db, query)
    const { count, more } = await countSecurityEntries(ctx.db)
    const entries = rows.map(({ id, event, at, account, device }) => ({
      _id: String(id),
      event,
      at: at.toISOString(),
      account,
      device: deviceName(device),
    }))
    return {
      success: true as const,
      entries,
      count,
      more,
      totalPages: totalPages({ count, limit: query.limit }),
    }
  },
})
