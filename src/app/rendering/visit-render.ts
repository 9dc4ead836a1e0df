import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { Translator } from '../../shared/i18n/translator.ts'
import type { Session } from '../../ui/api/api-provider.tsx'

/** The data for rendering one request, beyond what its page may use. */
export interface VisitRender {
  readonly session: Session
  readonly queries: QueryClient
  readonly translator: Translator
  /** The files to preload: the texts of the page's language. */
  readonly preloads: readonly string[]
  /** Marks our own inline scripts until their hashes are computed. */
  readonly nonce: string
  /** Called with every error during rendering, whether or not a page can still be shown. */
  readonly onError: (error: unknown) => void
}

export const visitRenderContext = createContext<VisitRender>()
