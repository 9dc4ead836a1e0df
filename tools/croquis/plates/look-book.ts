import type { Artist } from './artist.ts'
import { drawPage } from './look-book/draw-page.ts'
import { type PageName, pages } from './look-book/pages.ts'

const page =
  (name: PageName): Artist =>
  () =>
    drawPage(name, pages[name])

/** Pieces shown together, as on the pages of a look book. */
export const lookBook = {
  'lookbook-01': page('lookbook-01'),
  'lookbook-02': page('lookbook-02'),
  'lookbook-03': page('lookbook-03'),
  'lookbook-04': page('lookbook-04'),
  'lookbook-05': page('lookbook-05'),
  'lookbook-06': page('lookbook-06'),
  'lookbook-07': page('lookbook-07'),
  'lookbook-08': page('lookbook-08'),
  'lookbook-09': page('lookbook-09'),
  'lookbook-10': page('lookbook-10'),
  'lookbook-11': page('lookbook-11'),
  'lookbook-12': page('lookbook-12'),
} as const satisfies Readonly<Record<PageName, Artist>>
