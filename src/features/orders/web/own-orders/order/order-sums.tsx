import { formatEuros } from '../../../../../shared/money.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { TitledPart } from '../../../../../ui/titled-part.tsx'
import type { Order } from '../../../order.schema.ts'

interface SumProps {
  readonly term: string
  readonly amount: string
  readonly className?: string
}

const Sum = ({ term, amount, className }: SumProps) => (
  <div className={classNames('flex items-baseline justify-between gap-5', className)}>
    <dt>{term}</dt>
    <dd className="tabular-nums">{amount}</dd>
  </div>
)

/** The amounts of an order, and how much was refunded. */
export const OrderSums = ({ order }: { order: Order }) => {
  const { t } = useTranslation('ownOrders')
  const { subtotal, discount, shipping, total, vat, refunded, promoCode, deliveryMethod } = order
  const discountTerm = promoCode ? t('sums.discountBy', { code: promoCode }) : t('sums.discount')
  return (
    <TitledPart title={t('sums.title')}>
      <dl className="flex flex-col gap-2">
        <Sum term={t('sums.subtotal')} amount={formatEuros(subtotal)} />
        {discount > 0 && <Sum term={discountTerm} amount={formatEuros(-discount)} />}
        <Sum
          term={t(deliveryMethod === 'pickup' ? 'sums.pickup' : 'sums.shipping')}
          amount={shipping === 0 ? t('sums.free') : formatEuros(shipping)}
        />
        <Sum
          term={t('sums.total')}
          amount={formatEuros(total)}
          className="mt-1 border-hairline border-t pt-3 font-medium text-lead"
        />
      </dl>
      {total > 0 && (
        <p className="mt-1 text-ink-soft text-small tabular-nums">
          {vat > 0 ? t('sums.vat', { amount: formatEuros(vat) }) : t('sums.noVat')}
        </p>
      )}
      {refunded > 0 && (
        <dl className="mt-3">
          <Sum term={t('sums.refunded')} amount={formatEuros(-refunded)} className="text-sage" />
        </dl>
      )}
    </TitledPart>
  )
}
