import type { BrowserContext, Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '../db/seed/demo-accounts.ts'
import type { Role } from '../src/shared/roles.ts'

export interface SignedIn {
  readonly token: string
  readonly refreshToken: string
}

/** The address of the demo account with this role. */
export const emailOf = (role: Role) => demoAccounts.find((account) => account.role === role)?.email ?? ''

/** The demo's accounts sign in where they always do: from new places they would wait for their turn (0063). */
const headers = { 'x-forwarded-for': '2001:db8:c1a1::1' }

/** Opens a session of a demo account, as the sign-in page does. */
export const openSession = async (
  { request }: Pick<BrowserContext, 'request'>,
  role: Role = 'user',
): Promise<SignedIn> => {
  const data = { email: emailOf(role), password: demoPassword }
  const answer = await request.post('/api/auth/login', { data, headers })
  if (!answer.ok()) throw new Error(`Nobody signs in: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** Has every page of the browser keep these tokens, as after signing in; call it before the first page. */
export const keepTokens = (
  context: Pick<BrowserContext, 'addInitScript'>,
  { token, refreshToken }: SignedIn,
) =>
  context.addInitScript(
    (kept) => {
      // An empty tab and a frame that runs nothing have no storage to keep them in.
      if (window.origin === 'null') return
      // Once: what the page changes later stays changed.
      if (sessionStorage.getItem('signed-in')) return
      sessionStorage.setItem('signed-in', 'true')
      localStorage.setItem('token', kept.token)
      localStorage.setItem('refreshToken', kept.refreshToken)
    },
    { token, refreshToken },
  )

/** Signs the demo's customer in, or a member of its team; call it before the first page. */
export const signIn = async (page: Page, role: Role = 'user') => {
  const session = await openSession(page.context(), role)
  await keepTokens(page.context(), session)
  return session
}
