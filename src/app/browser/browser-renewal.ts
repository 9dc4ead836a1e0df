import type { SignInContract } from '../../features/accounts/signing-in/sign-in.contract.ts'
import { type Api, createApi } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { announceSessionEnd } from '../../ui/api/session-end.ts'
import { fetchTransport } from './fetch-transport.ts'
import { createRenewal } from './renew-session.ts'
import { accountOf, storedToken, storedTokens } from './stored-tokens.ts'

/** Held by the tab that renews; an older browser has no locks, and there the server's grace keeps tabs signed in. */
const lockName = 'session-renewal'

const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(lockName, work) : work()

/** How this browser renews its session; fetched when a token has had its time. */
export const browserRenewal = (lng: Language) => {
  const transport = fetchTransport({
    baseUrl: '',
    lng,
    fetch: (url, init) => fetch(url, init),
    accessToken: () => undefined,
    renew: async () => undefined,
  })
  const api: Api<SignInContract> = createApi(transport, lng)
  return createRenewal({
    token: storedToken,
    tokens: storedTokens,
    accountOf,
    ask: (refreshToken) => api('POST /auth/refresh-token', { body: { refreshToken } }),
    exclusively,
    onEnd: announceSessionEnd,
  })
}
