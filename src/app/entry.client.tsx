import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage, type Language, parseLanguage } from '../shared/i18n/languages.ts'
import { createTranslator, type Texts } from '../shared/i18n/translator.ts'
import type { Session } from '../ui/api/api-provider.tsx'
import { setBrowserTranslator } from '../ui/i18n/use-translation.tsx'
import { replayEarlyPress } from '../ui/late/early-press.ts'
import { setBrowserPlace } from '../ui/routing/page-load.ts'
import { fetchTransport } from './browser/fetch-transport.ts'
import { lateRenewal } from './browser/late-renewal.ts'
import { lateUpload } from './browser/late-upload.ts'
import { provingTransport } from './browser/proving-transport.ts'
import { quietTransitions } from './browser/quiet-transitions.ts'
import { hasExpired, storedToken, storedTokens } from './browser/stored-tokens.ts'
import { Providers } from './rendering/providers.tsx'
import { createQueryClient } from './rendering/query-client.ts'
import { readQueryState } from './rendering/query-state.tsx'

const loadTexts: Record<Language, () => Promise<{ texts: Texts }>> = {
  fr: () => import('./i18n/texts.fr.ts'),
  en: () => import('./i18n/texts.en.ts'),
}

/**
 * It wraps the router, because a sibling of the router would change the ids that React generates, and these must match
 * the server's.
 */
const Listening = ({ children }: { children: ReactNode }) => {
  // A layout effect runs with the commit: a click that makes React hydrate at once is handled by that hydration, and
  // must not be repeated.
  useLayoutEffect(replayEarlyPress, [])
  return children
}

const start = async () => {
  const lng = parseLanguage(document.documentElement.lang) ?? defaultLanguage
  const { texts } = await loadTexts[lng]()
  const calling = { lng, accessToken: storedToken, renew: lateRenewal(lng) }
  const asking = fetchTransport({
    ...calling,
    baseUrl: '',
    fetch: (url, init) => fetch(url, init),
    hasExpired,
  })
  const transport = provingTransport(asking, async () => {
    const { askForProof } = await import('./browser/ask-for-proof.tsx')
    return askForProof({ session, queries, translator })
  })
  const session: Session = {
    transport,
    lng,
    publicUrl: document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? location.origin,
    tokens: storedTokens,
    upload: lateUpload(calling),
  }
  const queries = createQueryClient({ place: 'browser' })
  const translator = createTranslator(lng, texts)
  for (const { key, data } of readQueryState()) queries.setQueryData(key, data)
  setBrowserPlace({ session, queries })
  setBrowserTranslator(translator)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Providers session={session} queries={queries} translator={translator}>
          <Listening>
            <HydratedRouter />
          </Listening>
        </Providers>
      </StrictMode>,
    )
  })
}

quietTransitions(document)
void start()
