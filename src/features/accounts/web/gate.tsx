import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { localizedPath } from '../../../shared/i18n/localized-path.ts'
import { type PageName, pathTo, type SitemapEntry, sitemap } from '../../../sitemap.ts'
import { onSessionEnd } from '../../../ui/api/session-end.ts'
import { useForgetPrivate } from '../../../ui/api/use-forget-private.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'

const entries: Readonly<Record<string, SitemapEntry>> = sitemap

/** Whom the page that is shown is for (§6); its data is guarded by the API. */
export const useAccess = () => entries[useMatches().at(-1)?.id as PageName]?.access ?? 'public'

/** The language is said once more on the way back. */
const withoutLanguage = (search: string) => {
  const query = new URLSearchParams(search)
  query.delete('lng')
  return query.size > 0 ? `?${query}` : ''
}

/** Sends to the sign-in page, from where one comes back; a page that is not for guests is left out of the history. */
const useAskToSignIn = (replace: boolean) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const lng = useLanguage()
  return () => {
    const signIn = pathTo('signIn')
    if (pathname === signIn) return
    // The page is left already, and shown only until the next one is ready: after a sign-out, or when the account is
    // closed.
    if (location.pathname !== pathname) return
    const back = pathname + withoutLanguage(search)
    // The dashboard has a note and a way of its own (§2 Auth), and so has the beginning of the checkout.
    const from =
      pathname === pathTo('admin')
        ? 'admin'
        : back === pathTo('checkout')
          ? 'checkout'
          : encodeURIComponent(back)
    void navigate(localizedPath(`${signIn}?redirect=${from}`, lng), { replace })
  }
}

/** Shows a page to those who may see it; other visitors sign in first, also when their session ends here (§4). */
export const Gate = ({ children }: { children: ReactNode }) => {
  useForgetPrivate()
  const signedIn = useSignedIn()
  const isGuarded = useAccess() !== 'public'
  const isClosed = signedIn === false && isGuarded
  const askToSignIn = useEffectEvent(useAskToSignIn(isGuarded))
  const { key } = useLocation()
  useEffect(() => onSessionEnd(() => askToSignIn()), [])
  // Once for each page: the way there makes this render again, and asked again it would begin anew, without end.
  useEffect(() => {
    if (isClosed && key) askToSignIn()
  }, [isClosed, key])
  return isClosed ? null : children
}
