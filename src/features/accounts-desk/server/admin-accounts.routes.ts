import { implement } from '../../../platform/http/implement.ts'
import { userOnTheWire } from '../../accounts/server/user-on-the-wire.public.ts'
import { adminAccountsContract } from '../admin-accounts.contract.ts'
import { changeStanding } from './standing/change-standing.ts'

export const adminAccountsRoutes = implement(adminAccountsContract, {
  'PUT /admin/accounts/{id}': async (ctx, { params, body }) => {
    const account = await changeStanding(ctx, { id: params.id, change: body })
    return {
      success: true as const,
      user: { ...userOnTheWire(account), disabled: account.disabledAt !== null },
    }
  },
})
