import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createContext } from 'react-router'
import type { Log } from '../../platform/log/log.ts'
import type { Session } from '../../ui/api/api-provider.tsx'

/** What rendering one request needs beyond what its pages may touch. */
export interface VisitRender {
  readonly session: Session
  readonly queries: QueryClient
  readonly i18n: i18n
  /** Files to fetch alongside the page's own: the texts of its language. */
  readonly preloads: readonly string[]
  readonly log: Log
}

export const visitRenderContext = createContext<VisitRender>()
