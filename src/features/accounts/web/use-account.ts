import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import type { ProfileContract } from '../profile/profile.contract.ts'
import { accountQuery } from './account.queries.ts'

/**
 * The auth state (§4): the user who is signed in, whether the account is loading, and why it could not be loaded. It is
 * loading as long as the page is the one that the server renders for everybody.
 */
export const useAccount = () => {
  const signedIn = useSignedIn()
  const query = accountQuery(useApi<ProfileContract>())
  const { data, error, isPending } = usePrivateQuery(query)
  const user = signedIn ? data : undefined
  return {
    user,
    isAuthenticated: user !== undefined,
    isLoading: signedIn === undefined || (signedIn && isPending),
    error: signedIn ? error : null,
  }
}
