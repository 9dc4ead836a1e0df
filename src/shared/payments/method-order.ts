/** Stripe's names of the means of payment that people of a country use before any other. */
const ownMethods: ReadonlyMap<string, string> = new Map([
  ['AT', 'eps'],
  ['BE', 'bancontact'],
  ['NL', 'ideal'],
  ['PL', 'p24'],
])

const wallets = ['apple_pay', 'google_pay', 'link'] as const

/** The order in which means of payment are offered: that of the country, wallets, cards; the rest as Stripe sees fit. */
export const methodOrderFor = (country: string | undefined): readonly string[] => {
  const own = ownMethods.get(country ?? '')
  return [...(own ? [own] : []), ...wallets, 'card']
}
