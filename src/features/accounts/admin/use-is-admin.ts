import { type AskedAreas, hasRights } from '../../../shared/roles.ts'
import { useAccount } from '../web/use-account.ts'

/** Whether an admin is signed in; undefined until the account is known, when nothing is shown that depends on it. */
export const useIsAdmin = () => useHasRights([])

/** Whether the signed-in member has rights in one of these areas, as an admin has in all; undefined until it is known. */
export const useHasRights = (asked: AskedAreas) => {
  const { user, isLoading } = useAccount()
  if (isLoading) return undefined
  return user !== undefined && (user.role === 'admin' || hasRights(user, asked))
}
