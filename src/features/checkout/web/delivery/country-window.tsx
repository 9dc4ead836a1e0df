import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { centsOfEuros, eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { countryName } from '../../../../shared/postal/country-name.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Journey } from '../../../delivery/delivery-window.ts'
import { shippingCents } from '../../../delivery/shipping.rules.ts'
import { homeCountry, shippingZoneOf } from '../../../delivery/shipping-zone.ts'
import type { QuoteContract } from '../../quote.contract.ts'
import { countryWindowTexts } from './country-window.texts.ts'
import { useDeliveryTerms } from './delivery-terms-context.ts'

/** How a parcel travels, and the sentence about the days between which it arrives. */
export interface ShownJourney {
  readonly journey: Journey
  readonly say: (days: { readonly from: string; readonly to: string }) => string
}

export interface CountryWindowProps {
  /** The country that the visitor chose; empty for where the parcels of the account go. */
  readonly chosen: string
  /** In euros. */
  readonly price: number
  readonly inFrance: ReactNode
  readonly show: (shown: ShownJourney) => ReactNode
}

/** From one product to the next, the server is not asked again. */
const freshMs = 30_000

/** Where the account's parcels go; the server says it with the price of an empty cart. */
const useCountryOfAccount = ({ enabled }: { enabled: boolean }) => {
  const api = useApi<QuoteContract>()
  const { data } = useQuery({
    queryKey: ['quote', api.lng, 'nothing'],
    queryFn: ({ signal }) => api('POST /checkout/quote', { body: { items: [] }, signal }),
    staleTime: freshMs,
    enabled,
    meta: { private: true },
  })
  return data?.estimatedFor ?? homeCountry
}

/** The days and the price of a delivery to the country that is known of the visitor. */
export const CountryWindow = ({ chosen, price, inFrance, show }: CountryWindowProps) => {
  useOwnTexts('countryWindow', countryWindowTexts)
  const { t } = useTranslation('countryWindow')
  const lng = useLanguage()
  const { rates } = useDeliveryTerms()
  const ofAccount = useCountryOfAccount({ enabled: chosen === '' })
  const code = chosen || ofAccount
  if (code === homeCountry) return inFrance
  const zone = shippingZoneOf({ country: code, postalCode: '' })
  const shipping = shippingCents({ zone, subtotalCents: centsOfEuros(price), rates })
  const country = countryName(code, lng)
  return show({
    journey: zone,
    say: (days) =>
      shipping === 0
        ? t('sentFree', { ...days, country })
        : t('sent', { ...days, country, price: formatEuros(eurosOfCents(shipping)) }),
  })
}
