import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createContext } from 'react-router'
import type { Session } from '../../ui/api/api-provider.tsx'

/** The data for rendering one request, beyond what its page may use. */
export interface VisitRender {
  readonly session: Session
  readonly queries: QueryClient
  readonly i18n: i18n
  /** The files to preload: the texts of the page's language. */
  readonly preloads: readonly string[]
  /** Marks our own inline scripts until their hashes are computed. */
  readonly nonce: string
  /** Called with every error during rendering, whether or not a page can still be shown. */
  readonly onError: (error: unknown) => void
}

export const visitRenderContext = createContext<VisitRender>()
