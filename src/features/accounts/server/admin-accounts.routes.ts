import { implement } from '../../../platform/http/implement.ts'
import { adminAccountsContract } from '../admin-accounts.contract.ts'
import { changeStanding } from './standing/change-standing.ts'
import { userOnTheWire } from './user-on-the-wire.ts'

export const adminAccountsRoutes = implement(adminAccountsContract, {
  'PUT /admin/accounts/{id}': async (ctx, { params, body }) => {
    const account = await changeStanding(ctx, { id: params.id, change: body })
    return {
      success: true as const,
      user: { ...userOnTheWire(account), disabled: account.disabledAt !== null },
    }
  },
})
