import { Suspense, useState } from 'react'
import { spokenRange } from '../../../../shared/dates/spoken-range.ts'
import { countryName } from '../../../../shared/postal/country-name.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import type { DeliveryWindow } from '../../../delivery/delivery-window.ts'
import { homeCountry } from '../../../delivery/shipping-zone.ts'
import type { CartSumsListProps } from './cart-sums-list.tsx'
import { deliveryRemarksTexts } from './delivery-remarks.texts.ts'

/** Few send to another country than the one that is known. */
const DestinationChoice = lazyPart(() =>
  import('../destination/destination-choice.tsx').then((module) => module.DestinationChoice),
)

interface DeliveryRemarksProps extends CartSumsListProps {
  /** The days between which all would arrive. They are not known at first; their space is reserved. */
  readonly range: DeliveryWindow | undefined
}

/** When all of the cart would arrive, that delivery may be free, and the choice of another country. */
export const DeliveryRemarks = ({ sums, country: code, range }: DeliveryRemarksProps) => {
  useOwnTexts('deliveryRemarks', deliveryRemarksTexts)
  const { t } = useTranslation('deliveryRemarks')
  const lng = useLanguage()
  const country = countryName(code, lng)
  const isHome = code === homeCountry
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <p className="min-h-[2lh] text-caption text-ink-soft">
        {range && t(isHome ? 'days' : 'daysAbroad', { ...spokenRange(range, lng), country })}
      </p>
      {sums.freeShipping && isHome && sums.shipping > 0 && (
        <p className="text-caption text-sage">{t('freeAtCheckout')}</p>
      )}
      {isChoosing ? (
        <div className="mt-2 min-h-[4.75rem]">
          <Suspense>
            <DestinationChoice country={code} />
          </Suspense>
        </div>
      ) : (
        <Button variant="quiet" size="small" className="min-h-11" onClick={() => setChoosing(true)}>
          {t('elsewhere')}
        </Button>
      )}
    </>
  )
}
