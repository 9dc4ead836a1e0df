import type { PageName } from '../../../sitemap.ts'

interface NavigationItem {
  readonly page: Extract<PageName, 'home' | 'shop'>
  readonly text: 'shell.home' | 'shell.shop'
}

/** What the header and the site map offer, in order; a page appears here with the issue that builds it. */
export const navigation: readonly NavigationItem[] = [
  { page: 'home', text: 'shell.home' },
  { page: 'shop', text: 'shell.shop' },
]
