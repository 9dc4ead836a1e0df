import { filterNames } from './features/catalog/catalog.limits.ts'
import { sizeGuideParams } from './features/sizing/girth-params.ts'
import type { Access } from './shared/api/contract.ts'
import type { AskedAreas } from './shared/roles.ts'

/**
 * Holds the key by which somebody without an account sees a page with its next words. Such a page is rendered for each
 * reader, kept nowhere, and named to no search engine.
 */
export const previewParam = 'apercu'

export interface SitemapEntry {
  readonly path: string
  /** The visitors who may see it (§6). */
  readonly access: Access
  // A browser has the path alone, and the access of a page for customers who are signed in:
  // scripts/vite/browser-sitemap.ts leaves out the rest.
  /** For a page of the team, the areas in one of which the visitor needs rights. */
  readonly areas?: AskedAreas
  /** Query parameters that change the page; all others neither reach the page nor split the cache. */
  readonly query?: readonly string[]
  /** The page has an `action`, so its form also works without scripts. */
  readonly posted?: true
  /** The query parameters that a posted form passes to the `action`; they do not change the page itself. */
  readonly postedWith?: readonly string[]
  /**
   * The page is public but not for search engines: it belongs to one visitor, is opened from a mail, or has no content
   * of its own.
   */
  readonly indexed?: false
  /** The page exists in development only. */
  readonly development?: true
}

/**
 * Every page of the product: name → path → the visitors who may see it. `src/pages/boutique/produit/$id.page.tsx`
 * renders `/boutique/produit/:id`, `boutique/index.page.tsx` the page above it; a test checks that this list and that
 * folder agree.
 */
export const sitemap = {
  home: { path: '/', access: 'public', query: [previewParam] },
  shop: { path: '/boutique', access: 'public', query: [...filterNames, 'usualOrder', previewParam] },
  product: { path: '/boutique/produit/:id', access: 'public' },
  productPreview: { path: '/boutique/apercu', access: 'public', indexed: false },
  cart: { path: '/boutique/panier', access: 'public', indexed: false },
  madeToMeasure: { path: '/sur-mesure', access: 'public', query: [previewParam] },
  weddingGowns: { path: '/sur-mesure/mariage', access: 'public', query: [previewParam] },
  eveningWear: { path: '/sur-mesure/soiree', access: 'public', query: [previewParam] },
  wish: { path: '/sur-mesure/demande', access: 'public', indexed: false, query: ['product', 'occasion'] },
  commission: { path: '/sur-mesure/ma-robe', access: 'public', indexed: false },
  companion: { path: '/sur-mesure/accompagner', access: 'public', indexed: false },
  about: { path: '/a-propos', access: 'public', query: [previewParam] },
  stockAlertConfirmation: { path: '/retour-en-stock/confirmation', access: 'public', indexed: false },
  stockAlertStop: { path: '/retour-en-stock/arret', access: 'public', indexed: false },
  lookbook: { path: '/lookbook', access: 'public', query: [previewParam] },
  inspiration: { path: '/inspiration', access: 'public', query: ['occasion', 'colour', previewParam] },
  testimonials: { path: '/avis', access: 'public', query: ['page', previewParam] },
  testimonialConfirmation: { path: '/avis/confirmation', access: 'public', indexed: false },
  reviewTransparency: { path: '/avis/transparence', access: 'public', indexed: false },
  contact: { path: '/contact', access: 'public', query: ['sent', previewParam], posted: true },
  newsletter: { path: '/newsletter', access: 'public', indexed: false, query: ['sent'], posted: true },
  newsletterConfirmation: {
    path: '/newsletter/confirmation',
    access: 'public',
    indexed: false,
    posted: true,
    postedWith: ['token'],
  },
  newsletterStop: { path: '/newsletter/desinscription', access: 'public', indexed: false },
  booking: { path: '/rendez-vous', access: 'public', query: ['type', 'product', previewParam] },
  bookedAppointment: { path: '/rendez-vous/mon-rendez-vous', access: 'public', indexed: false },
  checkout: { path: '/checkout', access: 'user' },
  challenge: { path: '/paiement/3d-secure', access: 'public', indexed: false },
  favourites: { path: '/favoris', access: 'public', indexed: false },
  signIn: { path: '/auth', access: 'public', indexed: false, query: ['mode', 'redirect'] },
  forgottenPassword: {
    path: '/auth/mot-de-passe-oublie',
    access: 'public',
    indexed: false,
    query: ['redirect'],
  },
  newPassword: { path: '/auth/nouveau-mot-de-passe', access: 'public', indexed: false, query: ['redirect'] },
  emailConfirmation: { path: '/auth/confirmation', access: 'public', indexed: false },
  account: { path: '/compte', access: 'user' },
  profile: { path: '/compte/edit', access: 'user' },
  measures: { path: '/compte/mesures', access: 'user' },
  addresses: { path: '/compte/adresses', access: 'user' },
  appointments: { path: '/compte/rendez-vous', access: 'user' },
  order: { path: '/compte/commandes/:orderId', access: 'user' },
  commissions: { path: '/compte/ma-robe', access: 'user', query: ['creation'] },
  orders: { path: '/commandes', access: 'user', query: ['page'] },
  privacy: { path: '/compte/confidentialite', access: 'user' },
  sizeGuide: { path: '/guide-des-tailles', access: 'public', query: [...sizeGuideParams, previewParam] },
  guarantees: { path: '/garanties', access: 'public' },
  withdrawal: { path: '/retractation', access: 'public', query: ['order'] },
  withdrawalReceipt: { path: '/retractation/accuse', access: 'public', indexed: false },
  terms: { path: '/cgv', access: 'public' },
  termsOfUse: { path: '/cgu', access: 'public' },
  deliveryAndReturns: { path: '/livraison-retours', access: 'public' },
  legalNotice: { path: '/mentions-legales', access: 'public' },
  privacyNotice: { path: '/politique-confidentialite', access: 'public' },
  cookies: { path: '/cookies', access: 'public' },
  accessibility: { path: '/accessibilite', access: 'public' },
  allPages: { path: '/plan-du-site', access: 'public' },
  admin: {
    path: '/admin',
    access: 'staff',
    areas: 'every',
    query: ['stock', 'stockPage', 'period', 'panel', 'opened', 'retry'],
  },
  adminMail: {
    path: '/admin/courrier',
    access: 'staff',
    areas: ['salon', 'sales', 'customers'],
    query: ['status', 'about', 'written', 'search', 'page', 'mail'],
  },
  adminOrders: {
    path: '/admin/orders',
    access: 'staff',
    areas: ['sales', 'accounting'],
    query: [
      'status',
      'due',
      'search',
      'delivery',
      'country',
      'made',
      'placed',
      'paid',
      'refunded',
      'promised',
      'total',
      'product',
      'category',
      'size',
      'sort',
      'page',
    ],
  },
  adminBookkeeping: {
    path: '/admin/comptes',
    access: 'staff',
    areas: ['accounting'],
    query: [
      'view',
      'from',
      'to',
      'by',
      'series',
      'issued',
      'country',
      'clientele',
      'rate',
      'total',
      'search',
      'sort',
      'arrives',
      'opened',
      'page',
    ],
  },
  adminOrder: { path: '/admin/commandes/:orderId', access: 'staff', areas: ['sales', 'accounting'] },
  adminAppointments: {
    path: '/admin/appointments',
    access: 'staff',
    areas: ['salon'],
    query: [
      'period',
      'status',
      'waiting',
      'type',
      'salon',
      'days',
      'outcome',
      'search',
      'sort',
      'page',
      'opened',
      'noting',
    ],
  },
  adminCalendar: {
    path: '/admin/calendar',
    access: 'staff',
    areas: ['salon'],
    query: ['view', 'date', 'salon', 'opened', 'closures'],
  },
  adminCustomers: {
    path: '/admin/customers',
    access: 'staff',
    areas: ['customers'],
    query: [
      'search',
      'known',
      'ordered',
      'letter',
      'language',
      'contact',
      'page',
      'opened',
      'kind',
      'year',
      'sheet',
    ],
  },
  adminMessages: {
    path: '/admin/messages',
    access: 'staff',
    areas: ['customers'],
    query: ['status', 'waiting', 'assigned', 'received', 'search', 'page', 'opened'],
  },
  adminNewsletter: {
    path: '/admin/newsletter',
    access: 'staff',
    areas: ['customers'],
    query: ['view', 'status', 'search', 'page', 'opened'],
  },
  adminReviews: {
    path: '/admin/reviews',
    access: 'admin',
    query: ['kind', 'status', 'search', 'page', 'opened', 'sort', 'rating', 'received'],
  },
  adminCommissions: {
    path: '/admin/creations',
    access: 'staff',
    areas: ['sales', 'salon'],
    query: ['view', 'status', 'waiting', 'event', 'search', 'page', 'opened', 'quote', 'noting'],
  },
  adminAtelier: { path: '/admin/atelier', access: 'staff', areas: ['workshop', 'salon', 'sales'] },
  adminJournal: {
    path: '/admin/journal',
    access: 'admin',
    query: ['view', 'person', 'kind', 'subject', 'from', 'to', 'page'],
  },
  adminProducts: {
    path: '/admin/products',
    access: 'staff',
    areas: ['catalogue'],
    query: ['status', 'category', 'stock', 'trait', 'price', 'search', 'sort', 'page', 'opened'],
  },
  adminProductFiles: { path: '/admin/import', access: 'staff', areas: ['catalogue'] },
  adminCategories: { path: '/admin/categories', access: 'staff', areas: ['catalogue'] },
  adminStock: {
    path: '/admin/stock',
    access: 'staff',
    areas: ['catalogue'],
    query: ['status', 'category', 'stock', 'search', 'sku', 'sort', 'page'],
  },
  adminPages: { path: '/admin/pages', access: 'staff', areas: ['catalogue'] },
  adminTexts: { path: '/admin/textes', access: 'admin', query: ['text'] },
  adminGallery: { path: '/admin/gallery', access: 'staff', areas: ['catalogue'], query: ['board', 'opened'] },
  adminPromotions: { path: '/admin/codes', access: 'admin', query: ['making'] },
  adminTeam: { path: '/admin/equipe', access: 'admin', query: ['inviting'] },
  adminSettings: { path: '/admin/settings', access: 'admin' },
  adminWhatsapp: { path: '/admin/whatsapp', access: 'admin' },
  adminWithdrawals: {
    path: '/admin/retractations',
    access: 'staff',
    areas: ['sales', 'accounting'],
    query: ['status', 'waiting', 'page', 'opened', 'received'],
  },
  styleguide: { path: '/styleguide', access: 'public', development: true },
  notFound: { path: '*', access: 'public', indexed: false },
} as const satisfies Record<string, SitemapEntry>

/** Added to the address of a page whose form was sent before its script was loaded. */
export const unsentParam = 'unsent'

export type PageName = keyof typeof sitemap

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

type Params<N extends PageName> = { readonly [P in ParamNames<(typeof sitemap)[N]['path']>]: string }

/** The path of a page: `pathTo('product', { id })`. */
export const pathTo = <N extends PageName>(
  name: N,
  ...[params]: ParamNames<(typeof sitemap)[N]['path']> extends never ? [] : [Params<N>]
): string => {
  const values: Readonly<Record<string, string>> = params ?? {}
  return sitemap[name].path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(values[param] ?? ''))
}

/** The file under src/pages that renders a path; a page with others below it lies with them. */
export const pageFileOf = (path: string) => {
  if (path === '/') return 'home.page.tsx'
  if (path === '*') return 'not-found.page.tsx'
  const file = path.slice(1).replace(/:/g, '$')
  const isAboveOthers = Object.values(sitemap).some((other) => other.path.startsWith(`${path}/`))
  return isAboveOthers ? `${file}/index.page.tsx` : `${file}.page.tsx`
}
