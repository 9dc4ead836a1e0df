import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import type { User } from '../../user.schema.ts'
import { accountQuery } from '../account.queries.ts'

/** The answer of the API to a successful sign-in. */
export interface Entering {
  readonly token: string
  readonly refreshToken: string
  readonly user: User
}

/** Signs the customer in at this browser: keeps the tokens, and the account, which need not be loaded again. */
export const useEnter = () => {
  const { tokens } = useSession()
  const queries = useQueryClient()
  const { queryKey } = accountQuery(useApi<ProfileContract>())
  return ({ token, refreshToken, user }: Entering) => {
    tokens.keep({ token, refreshToken })
    queries.setQueryData(queryKey, user)
  }
}
