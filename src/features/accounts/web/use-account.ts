import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import type { ProfileContract } from '../profile/profile.contract.ts'
import { accountQuery } from './account.queries.ts'

/**
 * The auth state (§4): who is signed in, whether that is being asked, and why it could not be
 * answered. Loading while the page is still everybody's.
 */
export const useAccount = () => {
  const signedIn = useSignedIn()
  const query = accountQuery(useApi<ProfileContract>())
  const { data, error, isPending } = useQuery({ ...query, enabled: signedIn === true })
  const user = signedIn ? data : undefined
  return {
    user,
    isAuthenticated: user !== undefined,
    isLoading: signedIn === undefined || (signedIn && isPending),
    error: signedIn ? error : null,
  }
}
