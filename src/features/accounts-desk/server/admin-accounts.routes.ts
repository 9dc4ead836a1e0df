import { implement } from '../../../platform/http/implement.ts'
import { userOnTheWire } from '../../accounts/server/user-on-the-wire.public.ts'
import { adminAccountsContract } from '../admin-accounts.contract.ts'
import { changeAccountState } from './account-state/change-account-state.ts'

export const adminAccountsRoutes = implement(adminAccountsContract, {
  'PUT /admin/accounts/{id}': async (ctx, { params, body }) => {
    const account = await changeAccountState(ctx, { id: params.id, change: body })
    return {
      success: true as const,
      user: { ...userOnTheWire(account), disabled: account.disabledAt !== null },
    }
  },
})
