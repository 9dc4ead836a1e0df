import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createContext } from 'react-router'
import type { Session } from '../../ui/api/api-provider.tsx'

/** What rendering one request needs beyond what its pages may touch. */
export interface VisitRender {
  readonly session: Session
  readonly queries: QueryClient
  readonly i18n: i18n
  /** Files to fetch alongside the page's own: the texts of its language. */
  readonly preloads: readonly string[]
  /** Marks our own inline scripts until their hashes are taken. */
  readonly nonce: string
  /** Told of what goes wrong while the page is drawn, whether or not something can still be shown. */
  readonly onError: (error: unknown) => void
}

export const visitRenderContext = createContext<VisitRender>()
