import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { type PageName, pathTo, type SitemapEntry, sitemap } from '../../../sitemap.ts'
import { onSessionEnd } from '../../../ui/api/session-end.ts'
import { useForgetPrivate } from '../../../ui/api/use-forget-private.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'

/** In a browser, only a page for customers who are signed in says so: those of the team are told by their path. */
const entries: Readonly<Record<string, Partial<SitemapEntry>>> = sitemap

/** Whether the current page is not for all visitors (§6). The API itself protects the data. */
const useIsGuarded = () => {
  const { path = '', access = 'public' } = entries[useMatches().at(-1)?.id as PageName] ?? {}
  return access !== 'public' || path.startsWith(sitemap.admin.path)
}

/** Removes the language from the query, because the way back adds it again. */
const withoutLanguage = (search: string) => {
  const query = new URLSearchParams(search)
  query.delete('lng')
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Sends the visitor to the sign-in page, which leads back here; with `replace`, this page is left out of the history.
 */
const useAskToSignIn = (replace: boolean) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const lng = useLanguage()
  return () => {
    const signIn = pathTo('signIn')
    if (pathname === signIn) return
    // The visitor has left this page already; it is shown only until the next one is ready, after a sign-out or when
    // the account is closed.
    if (location.pathname !== pathname) return
    const back = pathname + withoutLanguage(search)
    // The dashboard and the beginning of the checkout have a reason of their own, with its note on the sign-in page (§2
    // Auth).
    const from =
      pathname === pathTo('admin')
        ? 'admin'
        : back === pathTo('checkout')
          ? 'checkout'
          : encodeURIComponent(back)
    void navigate(localizedPath(`${signIn}?redirect=${from}`, lng), { replace })
  }
}

/** Shows a page to visitors who may see it; others sign in first, also when their session ends here (§4). */
export const Gate = ({ children }: { children: ReactNode }) => {
  useForgetPrivate()
  const signedIn = useSignedIn()
  const isGuarded = useIsGuarded()
  const isClosed = signedIn === false && isGuarded
  const askToSignIn = useEffectEvent(useAskToSignIn(isGuarded))
  const { key } = useLocation()
  useEffect(() => onSessionEnd(() => askToSignIn()), [])
  // The effect runs once for each page: the navigation renders this again, and another request would restart it without
  // end.
  useEffect(() => {
    if (isClosed && key) askToSignIn()
  }, [isClosed, key])
  return isClosed ? null : children
}
