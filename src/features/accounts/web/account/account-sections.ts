/** The parts of the account in the order of its navigation, each by the name of its page in the sitemap. */
export const accountSections = [
  'account',
  'profile',
  'measures',
  'addresses',
  'appointments',
  'orders',
  'commissions',
  'favourites',
  'privacy',
] as const

export type AccountSection = (typeof accountSections)[number]

/** What the account's screen can show: a section, or one order of that section. */
export type AccountPage = AccountSection | 'order'

export const sectionOf = (page: AccountPage): AccountSection => (page === 'order' ? 'orders' : page)
