import type { ReactNode } from 'react'
import { formatEuros } from '../../../shared/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Sums } from './summary/sums-of-lines.ts'

interface AmountsProps {
  readonly sums: Sums
  readonly deliveryMethod: 'standard' | 'pickup'
  /** The code that gives a reduction. */
  readonly code?: string | undefined
  /** The delivery price is an estimate, because no country is entered yet. */
  readonly isEstimate?: boolean
}

const Amount = ({ name, strong, children }: { name: ReactNode; strong?: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      'flex items-baseline justify-between gap-4 py-1',
      strong && 'mt-2 border-hairline border-t pt-3 text-lead',
    )}
  >
    <dt>{name}</dt>
    <dd className={classNames('whitespace-nowrap tabular-nums', strong && 'font-medium')}>{children}</dd>
  </div>
)

/** Shows the amounts of a cart or an order, with the tax that the total includes (§11.7). */
export const Amounts = ({ sums, deliveryMethod, code, isEstimate = false }: AmountsProps) => {
  const { t } = useTranslation('checkout')
  const euros = (amount: number) => formatEuros(amount)
  const shipping = deliveryMethod === 'pickup' ? t('sums.pickup') : t('sums.shipping')
  return (
    <>
      <dl className="text-small">
        <Amount name={t('sums.subtotal')}>{euros(sums.subtotal)}</Amount>
        {sums.discount > 0 && (
          <Amount name={t('sums.discount', { code: code ?? '' })}>{euros(-sums.discount)}</Amount>
        )}
        <Amount
          name={
            isEstimate ? (
              <>
                {shipping} <span className="text-caption text-ink-soft">{t('sums.estimate')}</span>
              </>
            ) : (
              shipping
            )
          }
        >
          {sums.shipping > 0 ? euros(sums.shipping) : t('sums.free')}
        </Amount>
        <Amount name={t('sums.total')} strong>
          {euros(sums.total)}
        </Amount>
      </dl>
      <p className="mt-1 text-end text-caption text-ink-soft">
        {sums.vat > 0 ? t('sums.vat', { amount: euros(sums.vat) }) : sums.total > 0 && t('sums.noVat')}
      </p>
    </>
  )
}
