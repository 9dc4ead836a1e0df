import type { TextRegistry } from '../../../shared/i18n/text-registry.ts'
import type { PageName } from '../../../sitemap.ts'

interface NavigationItem {
  readonly page: PageName
  readonly text: `shell.${keyof TextRegistry['content']['shell']}`
}

/** What the header and the site map offer, in order; a page appears here with the issue that builds it. */
export const navigation = [
  { page: 'home', text: 'shell.home' },
  { page: 'shop', text: 'shell.shop' },
] as const satisfies readonly NavigationItem[]
