import { closing } from './closing-pages.ts'
import { ceremony, white } from './day-pages.ts'
import { evening } from './evening-pages.ts'
import type { Page } from './page.ts'

/** The look book, page by page; odd pages lie on the left, and each answers the one across from it. */
export const pages = { ...white, ...ceremony, ...evening, ...closing } as const satisfies Readonly<
  Record<string, Page>
>

export type PageName = keyof typeof pages
