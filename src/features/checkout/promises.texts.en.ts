import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { promisesTextsFr } from './promises.texts.fr.ts'

export const promisesTextsEn: SameShape<typeof promisesTextsFr> = {
  delivery: {
    title: 'Delivery',
    ready: 'Delivered in {{min}} to {{max}} working days in mainland France',
    madeToMeasure: 'Delivered in {{min}} to {{max}} weeks, the time it takes to make',
    between: 'between {{from}} and {{to}}',
    earliestEvent: 'For an event: {{day}} at the earliest.',
    margin: 'We keep {{count}} days before the event, time to try it on and to have it altered.',
    costs:
      'Mainland France and Monaco {{france}}, free from {{free}}; European Union {{europe}}; elsewhere {{world}}',
    plainCosts: 'Mainland France and Monaco {{france}}; European Union {{europe}}; elsewhere {{world}}',
    freeCosts:
      'Free to mainland France and Monaco, from {{free}}; European Union {{europe}}; elsewhere {{world}}',
  },
  returns: {
    title: 'Returns',
    days: '{{count}} days from delivery to change your mind',
    none: 'Made to your measurements: no return or exchange, except for a proven defect',
  },
  guarantees: {
    title: 'Guarantees',
    yours: 'Your guarantees',
    more: 'Your guarantees in detail',
    conformity: 'Conformity: {{count}} years',
    hiddenDefects: 'Hidden defects: {{count}} years',
  },
}
