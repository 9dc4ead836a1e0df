import { useSearchParams } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { insidePath, redirectReason } from '../../signing-in/redirect.rules.ts'

export type SignInMode = 'login' | 'register'

/** The address of a mode; it keeps `redirect`, which says where the customer came from. */
export const signInPath = (mode: SignInMode, redirect: string) => {
  const query = new URLSearchParams()
  if (mode === 'register') query.set('mode', 'register')
  if (redirect) query.set('redirect', redirect)
  const search = query.toString()
  return search ? `${pathTo('signIn')}?${search}` : pathTo('signIn')
}

/** Where a customer who has forgotten the password asks for a link; afterwards the customer returns to `redirect`. */
export const forgottenPath = (redirect: string) =>
  pathTo('forgottenPassword') + (redirect && `?${new URLSearchParams({ redirect })}`)

/** What the address of the page says: the mode, and where the customer came from (§2 Auth). */
export const useSignInUrl = () => {
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? ''
  const mode: SignInMode = query.get('mode') === 'register' ? 'register' : 'login'
  const reason = redirectReason(redirect) ?? (insidePath(redirect) && ('page' as const))
  return { mode, redirect, reason }
}
