import type { House } from './house.schema.ts'

const monday = 1
const friday = 5
const saturday = 6
const weekdays = Array.from({ length: friday }, (_, index) => monday + index)

/** The house before it has edited anything; the only place in the code that spells its name (product.md §1, hours §2). */
export const defaultHouse: House = {
  name: 'Maison Clairval',
  phone: '+33 1 42 60 18 47',
  email: 'bonjour@maison-clairval.example',
  whatsappNumber: '+33 6 12 60 18 47',
  address: { street: '14 rue de la Sourdière', postalCode: '75001', city: 'Paris', countryCode: 'FR' },
  social: {
    instagram: 'https://www.instagram.com/maisonclairval.example',
    pinterest: 'https://www.pinterest.fr/maisonclairval.example',
  },
  hours: {
    customerService: [{ days: weekdays, opens: '09:00', closes: '18:00' }],
    salon: [{ days: weekdays, opens: '10:00', closes: '19:00' }],
    onRequest: [{ days: [saturday], opens: '10:00', closes: '18:00' }],
  },
}
