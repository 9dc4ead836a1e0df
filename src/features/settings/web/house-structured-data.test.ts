import { describe, expect, it } from 'vitest'
import { defaultHouse } from '../settings.defaults.ts'
import { houseStructuredData } from './house-structured-data.ts'

describe('the house for search engines', () => {
  const [shop, site] = houseStructuredData(defaultHouse, 'https://untel.example')
  it('is open when its customer service is, Monday to Friday 09:00 to 18:00', () => {
    expect(shop).toMatchObject({
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '18:00',
        },
      ],
    })
  })
  it('tells when each of its timetables has somebody to reach', () => {
    expect(shop).toMatchObject({
      contactPoint: [
        { contactType: 'customer service', hoursAvailable: [{ opens: '09:00', closes: '18:00' }] },
        {
          contactType: 'reservations',
          hoursAvailable: [
            { opens: '10:00', closes: '19:00' },
            { dayOfWeek: ['Saturday'], opens: '10:00', closes: '18:00' },
          ],
        },
      ],
    })
  })
  it('is the same house that the site belongs to, with its logo and its networks', () => {
    expect(shop).toMatchObject({
      '@type': ['Organization', 'ClothingStore'],
      logo: 'https://untel.example/icon-512.png',
      sameAs: Object.values(defaultHouse.social),
    })
    expect(site).toMatchObject({ publisher: { '@id': 'https://untel.example/#house' } })
  })
  it('carries its name and its address, and never the stars of its own testimonials', () => {
    expect(shop).toMatchObject({ name: defaultHouse.name, address: { addressCountry: 'FR' } })
    expect(shop).not.toHaveProperty('aggregateRating')
    expect(site).toMatchObject({ '@type': 'WebSite', url: 'https://untel.example/' })
  })
})
