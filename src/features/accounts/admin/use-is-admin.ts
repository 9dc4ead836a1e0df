import { useAccount } from '../web/use-account.ts'

/** Whether an admin is signed in; undefined until the account is known, when nothing is shown that depends on it. */
export const useIsAdmin = () => {
  const { user, isLoading } = useAccount()
  return isLoading ? undefined : user?.role === 'admin'
}
