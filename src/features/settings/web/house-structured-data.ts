import type { House } from '../house.schema.ts'

const schemaOrg = 'https://schema.org'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const hoursOf = (openings: House['hours']['salon']) =>
  openings.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day - 1]),
    opens,
    closes,
  }))

/**
 * The house and its site for search engines (§16). Its opening hours are those of the customer service; the salon,
 * which receives by appointment, has a contact of its own (§1).
 */
export const houseStructuredData = (house: House, publicUrl: string) => {
  const { name, phone, email, address, social, hours } = house
  const houseId = `${publicUrl}/#house`
  const contact = { '@type': 'ContactPoint', telephone: phone, email, availableLanguage: ['fr', 'en'] }
  return [
    {
      '@context': schemaOrg,
      '@type': ['Organization', 'ClothingStore'],
      '@id': houseId,
      name,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
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
      openingHoursSpecification: hoursOf(hours.customerService),
      contactPoint: [
        { ...contact, contactType: 'customer service', hoursAvailable: hoursOf(hours.customerService) },
        {
          ...contact,
          contactType: 'reservations',
          hoursAvailable: hoursOf([...hours.salon, ...hours.onRequest]),
        },
      ],
      sameAs: Object.values(social),
    },
    {
      '@context': schemaOrg,
      '@type': 'WebSite',
      '@id': `${publicUrl}/#site`,
      name,
      url: `${publicUrl}/`,
      inLanguage: ['fr', 'en'],
      publisher: { '@id': houseId },
    },
  ]
}
