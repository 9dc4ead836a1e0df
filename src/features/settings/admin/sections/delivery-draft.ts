import type { Language } from '../../../../shared/i18n/languages.ts'
import { numberIn, typedEuros } from '../../../../ui/admin/typed-number.ts'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { deliveryTermsOf, readyDaysOf } from '../../delivery-terms.ts'

export type Delivery = SettingsRecords['delivery']

/** The fields that each hold a span, from a smallest to a largest number. */
export const spanFields = [
  'preparationDays',
  'transitDays.france',
  'transitDays.europe',
  'transitDays.world',
  'makingWeeks',
] as const

export const deliveryDraftOf =
  (lng: Language) =>
  ({ rates, preparationDays, transitDays, makingWeeks }: Delivery) => ({
    'rates.france.price': typedEuros(rates.france.price, lng),
    'rates.france.freeFrom': rates.france.freeFrom === null ? '' : typedEuros(rates.france.freeFrom, lng),
    'rates.europe.price': typedEuros(rates.europe.price, lng),
    'rates.world.price': typedEuros(rates.world.price, lng),
    'preparationDays.min': String(preparationDays.min),
    'preparationDays.max': String(preparationDays.max),
    'transitDays.france.min': String(transitDays.france.min),
    'transitDays.france.max': String(transitDays.france.max),
    'transitDays.europe.min': String(transitDays.europe.min),
    'transitDays.europe.max': String(transitDays.europe.max),
    'transitDays.world.min': String(transitDays.world.min),
    'transitDays.world.max': String(transitDays.world.max),
    'makingWeeks.min': String(makingWeeks.min),
    'makingWeeks.max': String(makingWeeks.max),
  })

export type DeliveryDraft = ReturnType<ReturnType<typeof deliveryDraftOf>>

const spanIn = (draft: DeliveryDraft, field: (typeof spanFields)[number]) => ({
  min: numberIn(draft[`${field}.min`]),
  max: numberIn(draft[`${field}.max`]),
})

export const writtenDelivery = (draft: DeliveryDraft) => {
  const freeFrom = draft['rates.france.freeFrom'].trim()
  return {
    rates: {
      france: {
        price: numberIn(draft['rates.france.price']),
        freeFrom: freeFrom === '' ? null : numberIn(freeFrom),
      },
      europe: { price: numberIn(draft['rates.europe.price']) },
      world: { price: numberIn(draft['rates.world.price']) },
    },
    preparationDays: spanIn(draft, 'preparationDays'),
    transitDays: {
      france: spanIn(draft, 'transitDays.france'),
      europe: spanIn(draft, 'transitDays.europe'),
      world: spanIn(draft, 'transitDays.world'),
    },
    makingWeeks: spanIn(draft, 'makingWeeks'),
  }
}

/** The number of days in which ready-to-wear would arrive; undefined while a number is invalid. */
export const promisedDays = (draft: DeliveryDraft) => {
  const { min, max } = readyDaysOf(deliveryTermsOf(writtenDelivery(draft)))
  return min <= max ? { min, max } : undefined
}
