import type { AdminWithdrawalsContract } from '../../features/withdrawals/admin-withdrawals.contract.ts'
import { adminWithdrawalsRoutes } from '../../features/withdrawals/server/admin-withdrawals.routes.ts'
import { withdrawalsRoutes } from '../../features/withdrawals/server/withdrawals.routes.ts'
import type { WithdrawalsContract } from '../../features/withdrawals/withdrawals.contract.ts'
import type { Caller, Visitor } from '../../platform/context/context.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { createApi } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { TestProcess } from '../test-context.ts'

const dispatcher = createDispatcher({
  modules: [withdrawalsRoutes, adminWithdrawalsRoutes],
  checkAnswers: true,
})

interface From {
  readonly caller?: Pick<Caller, 'id' | 'role'> | null
  readonly lng?: Language
  readonly visitor?: Visitor
}

/** The calls about withdrawals, as a browser sends them; each answer is checked against the contract. */
export const withdrawalsApi = (
  app: Pick<TestProcess, 'context'>,
  { caller = null, lng = 'fr', visitor }: From = {},
) =>
  createApi<WithdrawalsContract & AdminWithdrawalsContract>(
    (key, call) => dispatcher.call(app.context({ lng, caller, ...(visitor && { visitor }) }), key, call),
    lng,
  )
