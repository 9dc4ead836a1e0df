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
  { page: 'contact', text: 'shell.contact' },
] as const satisfies readonly NavigationItem[]

/** What the header keeps behind « Plus » (§2). */
export const moreNavigation = [
  { page: 'testimonials', text: 'shell.testimonials' },
] as const satisfies readonly NavigationItem[]

/** The way to a private appointment: beside what belongs to the visitor in the header, with the pages elsewhere. */
export const bookingNavigation = [
  { page: 'booking', text: 'shell.booking' },
] as const satisfies readonly NavigationItem[]

/** What the menu of small screens adds: in the header of large ones these are drawings beside the words. */
export const visitorNavigation = [
  { page: 'account', text: 'shell.account' },
  { page: 'favourites', text: 'shell.favourites' },
] as const satisfies readonly NavigationItem[]

/** What the site map adds: what one looks up before and after a purchase. */
export const serviceNavigation = [
  { page: 'sizeGuide', text: 'shell.sizeGuide' },
  { page: 'guarantees', text: 'shell.guarantees' },
  { page: 'withdrawal', text: 'shell.withdrawal' },
  { page: 'terms', text: 'shell.terms' },
] as const satisfies readonly NavigationItem[]

export type NavigationLink = (
  | typeof navigation
  | typeof moreNavigation
  | typeof bookingNavigation
  | typeof visitorNavigation
  | typeof serviceNavigation
)[number]
