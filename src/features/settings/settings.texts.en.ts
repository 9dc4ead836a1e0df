import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { settingsTextsFr } from './settings.texts.fr.ts'

export const settingsTextsEn: SameShape<typeof settingsTextsFr> = {
  contact: 'Contact us',
  hours: 'Hours',
  hoursOf: {
    customerService: 'Customer service',
    salon: 'Salon, by appointment',
    onRequest: 'Salon, on request',
  },
  maker: {
    title: 'Manufacturer and safety',
    identifier: 'Product identifier: {{reference}}',
  },
}
