import { drawPage } from './look-book/draw-page.ts'
import { type PageName, pages } from './look-book/pages.ts'
import type { PlateName } from './plate-names.ts'

const isPage = (name: string): name is PageName => name in pages

/** Pieces shown together, as on the pages of a look book. */
export const lookBook: Partial<Readonly<Record<PlateName, () => Promise<Buffer>>>> = Object.fromEntries(
  Object.keys(pages)
    .filter(isPage)
    .map((name) => [name, () => drawPage(name, pages[name])]),
)
