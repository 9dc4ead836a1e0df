import type { House } from '../house.schema.ts'

const schemaOrg = 'https://schema.org'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The house for search engines: a shop with its customer service's hours (product.md §2), and its site (domain.md 6). */
export const houseStructuredData = (house: House, publicUrl: string) => {
  const { name, phone, email, address, social, hours } = house
  return [
    {
      '@context': schemaOrg,
      '@type': ['Organization', 'ClothingStore'],
      '@id': `${publicUrl}/#house`,
      name,
      url: `${publicUrl}/`,
      image: `${publicUrl}/og-image.png`,
      telephone: phone,
      email,
      priceRange: '€€€',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: address.countryCode,
      },
      openingHoursSpecification: hours.customerService.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => dayNames[day - 1]),
        opens,
        closes,
      })),
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: phone, email },
      sameAs: Object.values(social),
    },
    { '@context': schemaOrg, '@type': 'WebSite', name, url: `${publicUrl}/` },
  ]
}
