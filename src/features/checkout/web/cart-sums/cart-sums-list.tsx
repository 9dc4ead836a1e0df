import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenRange } from '../../../../shared/calendar/spoken-range.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { countryName } from '../../../../shared/postal/country-name.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import type { DeliveryWindow } from '../../../delivery/delivery-window.ts'
import { home } from '../destination/chosen-country.ts'
import type { CartSums } from './cart-sums.ts'

const Sum = ({ name, remark, children }: { name: string; remark?: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 py-1">
    <dt>
      {name}
      {remark && <span className="ml-2 text-caption text-ink-soft">{remark}</span>}
    </dt>
    <dd className="whitespace-nowrap tabular-nums">{children}</dd>
  </div>
)

/** Few send to another country than the one that is known. */
const DestinationChoice = lazyPart(() =>
  import('../destination/destination-choice.tsx').then((module) => module.DestinationChoice),
)

interface CartSumsListProps {
  readonly sums: CartSums
  /** The country whose delivery the sums hold. */
  readonly country: string
}

/**
 * The amounts of a cart above its total (§2): the delivery price is an estimate, because no address is chosen yet. It is
 * for the country that the visitor chose or that the house knows of the customer, or for France.
 */
export const CartSumsList = ({ sums, country: code }: CartSumsListProps) => {
  const { t } = useTranslation('cartSummary')
  const country = countryName(code, useLanguage())
  const { subtotal, discount, shipping } = sums
  return (
    <dl className="text-small">
      <Sum name={t('subtotal')}>{formatEuros(subtotal)}</Sum>
      {discount > 0 && <Sum name={t('discount')}>{formatEuros(-discount)}</Sum>}
      <Sum name={t('shipping')} {...(shipping > 0 && { remark: t('estimate', { country }) })}>
        {shipping > 0 ? formatEuros(shipping) : t('free')}
      </Sum>
    </dl>
  )
}

interface DeliveryRemarksProps extends CartSumsListProps {
  /** The days between which all would arrive. They are not known at first; their space is reserved. */
  readonly range: DeliveryWindow | undefined
}

/** When all of the cart would arrive, that delivery may be free, and the choice of another country. */
export const DeliveryRemarks = ({ sums, country: code, range }: DeliveryRemarksProps) => {
  const { t } = useTranslation('cartSummary')
  const lng = useLanguage()
  const country = countryName(code, lng)
  const isHome = code === home
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
