import type { TextRegistry } from '../../../shared/i18n/text-registry.ts'
import type { PageName } from '../../../sitemap.ts'

type ShellText = `shell.${keyof TextRegistry['frame']['shell']}`

interface NavigationItem {
  readonly page: PageName
  readonly text: ShellText
}

/** What the header offers in words, in order (§2). */
export const navigation = [
  { page: 'home', text: 'shell.home' },
  { page: 'shop', text: 'shell.shop' },
  { page: 'madeToMeasure', text: 'shell.madeToMeasure' },
  { page: 'about', text: 'shell.about' },
  { page: 'contact', text: 'shell.contact' },
] as const satisfies readonly NavigationItem[]

/** What the house makes for one person, below its own page (§2). */
export const creationNavigation = [
  { page: 'weddingGowns', text: 'shell.weddingGowns' },
  { page: 'eveningWear', text: 'shell.eveningWear' },
] as const satisfies readonly NavigationItem[]

/** What the header keeps behind « Plus » (§2). */
export const moreNavigation = [
  { page: 'lookbook', text: 'shell.lookbook' },
  { page: 'inspiration', text: 'shell.inspiration' },
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
  { page: 'cart', text: 'shell.cart' },
] as const satisfies readonly NavigationItem[]

/** What one looks up before and after a purchase. */
export const serviceNavigation = [
  { page: 'sizeGuide', text: 'shell.sizeGuide' },
  { page: 'deliveryAndReturns', text: 'shell.deliveryAndReturns' },
  { page: 'guarantees', text: 'shell.guarantees' },
  { page: 'withdrawal', text: 'shell.withdrawal' },
] as const satisfies readonly NavigationItem[]

/** The legal pages. */
export const legalNavigation = [
  { page: 'terms', text: 'shell.terms' },
  { page: 'termsOfUse', text: 'shell.termsOfUse' },
  { page: 'legalNotice', text: 'shell.legalNotice' },
  { page: 'privacyNotice', text: 'shell.privacyNotice' },
  { page: 'cookies', text: 'shell.cookiesPage' },
  { page: 'allPages', text: 'shell.footerNavigation' },
] as const satisfies readonly NavigationItem[]

/** The site map at the foot of every page, in groups: a page is one line in the list that it belongs to. */
export const siteMap = [
  {
    title: 'shell.ofHouse',
    items: [...navigation, ...creationNavigation, ...moreNavigation, ...bookingNavigation],
  },
  { title: 'shell.ofHelp', items: serviceNavigation },
  { title: 'shell.ofLaw', items: legalNavigation },
] as const satisfies readonly { title: ShellText; items: readonly NavigationItem[] }[]

export type NavigationLink = (typeof siteMap)[number]['items'][number] | (typeof visitorNavigation)[number]
