import type { SignInContract } from '../../features/accounts/signing-in/sign-in.contract.ts'
import { type Api, createApi } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { announceSessionEnd } from '../../ui/api/session-end.ts'
import { fetchTransport } from './fetch-transport.ts'
import { createRenewal } from './renew-session.ts'
import { accountOf, storedToken, storedTokens } from './stored-tokens.ts'

/**
 * The tab that renews the session holds this lock. An older browser has no locks; there the server's grace period keeps
 * all tabs signed in.
 */
const lockName = 'session-renewal'

const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(lockName, work) : work()

/** The functions with which this browser renews its session; this code is loaded when a token has expired. */
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
