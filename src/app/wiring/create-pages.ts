import type { RequestListener } from 'node:http'
import type { RequestHandler } from 'react-router'
import { countingRuns } from '../../platform/http/connections/open-things.ts'
import { admitsStripe } from '../../platform/http/headers/content-security.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { createPageRenderer } from '../rendering/create-page-renderer.ts'
import type { System } from './open-system.ts'

const pageCacheBytes = 24 * 1024 * 1024
const pageFreshMs = 5 * 60_000
/** The age of a page is checked at each request and needs no precision, so plain milliseconds are enough. */
const nowMs = Date.now

export interface PagesOptions {
  readonly system: System
  /** React Router's handler for a language, whose pages name the scripts of that language. */
  readonly handle: (lng: Language) => Promise<RequestHandler>
  readonly preloadsOf: (lng: Language) => readonly string[]
  /** During development: pages are always rendered, and Vite answers first. */
  readonly around?: (handler: RequestListener) => RequestListener
}

/** The pages of a process: how one is rendered, how many are being rendered, and those that are kept. */
export const createPages = ({ system, handle, preloadsOf, around }: PagesOptions) => {
  const { config, log, bus, dispatcher, createContext } = system
  const { publicUrl } = config
  const { run: render, running: renders } = countingRuns(
    createPageRenderer({
      dispatcher,
      createContext,
      nowMs,
      log,
      publicUrl,
      preloadsOf,
      handle,
      developing: around !== undefined,
      admitted: config.stripe && admitsStripe,
    }),
  )
  const pages = createPageCache({
    render: around
      ? async (pageUrl) => ({ ...(await render(pageUrl)), keep: false })
      : (pageUrl) => render(pageUrl),
    bus,
    nowMs,
    maxBytes: pageCacheBytes,
    freshMs: pageFreshMs,
    onFailure: (error) => log.error({ err: error }, 'a page past its time could not be replaced'),
  })
  return { render, renders, pages }
}
