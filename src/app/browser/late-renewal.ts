import { Unreachable } from '../../shared/api/api-error.ts'
import type { Language } from '../../shared/i18n/languages.ts'

type Renew = (refused: string) => Promise<string | undefined>

/** Renews a session; its code is loaded when the first token has expired, and again if that load failed. */
export const lateRenewal = (lng: Language): Renew => {
  let fetched: Promise<Renew> | undefined
  const fetchOnce = () => {
    fetched ??= import('./browser-renewal.ts').then(({ browserRenewal }) => browserRenewal(lng))
    return fetched.catch((cause: unknown) => {
      fetched = undefined
      throw new Unreachable('The house could not be reached', { cause })
    })
  }
  return async (refused) => (await fetchOnce())(refused)
}
