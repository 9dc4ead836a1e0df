import { redirectLength } from '../accounts.limits.ts'
import type { User } from '../user.schema.ts'

/** The reasons for which a visitor is asked to sign in, each with a note of its own on the page (§2 Auth). */
export const redirectReasons = ['checkout', 'admin'] as const

export type RedirectReason = (typeof redirectReasons)[number]

const isReason = (redirect: string): redirect is RedirectReason =>
  redirectReasons.some((reason) => reason === redirect)

/** Why a visitor is asked to sign in. The address of a step of the checkout gives the same reason as the checkout. */
export const redirectReason = (redirect: string): RedirectReason | undefined => {
  if (isReason(redirect)) return redirect
  return /^\/checkout(?![\w/-])/.test(redirect) ? 'checkout' : undefined
}

/**
 * An address inside the site, path and query; undefined for anything that might lead a browser elsewhere: another host
 * (« //… », « /\… »), or a text that the browser would read as one after dropping control characters.
 */
export const insidePath = (redirect: string): string | undefined => {
  const isInside = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(redirect) && !redirect.includes('//')
  // After the sign-in, the visitor must not be led back to the sign-in.
  return isInside && !/^\/auth\b/.test(redirect) ? redirect : undefined
}

/** The part of `redirect` that a link in a mail may carry: a reason, an address inside the site, or nothing. */
export const mailedRedirect = (redirect: string) =>
  redirect.length <= redirectLength && (isReason(redirect) || insidePath(redirect) !== undefined)
    ? redirect
    : ''

interface Arrival {
  readonly redirect: string
  readonly role: User['role']
}

/**
 * Where a customer goes after signing in or registering (§4, After authentication): a page, or the address that asked
 * for it.
 */
export const afterSignIn = ({ redirect, role }: Arrival) => {
  const back = insidePath(redirect)
  if (back !== undefined) return { path: back }
  // Not only admins but also staff work there (§6).
  if (role !== 'user') return { page: 'admin' as const }
  if (redirect === 'checkout') return { page: 'checkout' as const }
  return { page: 'account' as const }
}
