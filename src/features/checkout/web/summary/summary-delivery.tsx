import { spokenRange } from '../../../../shared/dates/spoken-range.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { StepProps } from '../step-props.ts'

/** Shows where the order goes and the delivery days, as far as they are entered. */
export const SummaryDelivery = ({
  entered: { draft },
  promise: { range },
  parts,
}: Pick<StepProps, 'entered' | 'promise' | 'parts'>) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  const { deliveryMethod, shippingAddress } = draft
  const isFetched = deliveryMethod === 'pickup'
  const days = range && t('details.between', spokenRange(range, lng))
  return (
    <div className="border-hairline border-y py-4 text-small">
      <h3 className="font-medium">{t(isFetched ? 'payment.pickup' : 'payment.delivery')}</h3>
      {!isFetched && (
        <div className="mt-1">
          {shippingAddress ? parts.addressLine(shippingAddress) : t('sums.unknownPlace')}
        </div>
      )}
      {/* The space of two lines is reserved, because the days may need one or two. */}
      <p className="mt-1 min-h-[2lh] text-ink-soft">
        {days && t(isFetched ? 'details.ready' : 'details.arrives', { days })}
      </p>
    </div>
  )
}
