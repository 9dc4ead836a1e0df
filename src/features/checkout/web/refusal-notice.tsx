import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { CheckoutParts } from './checkout-parts.ts'
import type { OrderRefusal } from './step-props.ts'
import { WriteToUs } from './write-to-us.tsx'

interface RefusalNoticeProps {
  readonly refused: OrderRefusal | undefined
  readonly contact: CheckoutParts['contact']
}

/** Says why the server refused the order, at the step where the customer can correct it. */
export const RefusalNotice = ({ refused, contact }: RefusalNoticeProps) => {
  const { t } = useTranslation('checkout')
  return (
    refused && (
      <Refusal title={t('payment.refused')} className="mb-6">
        <p>{refused.text}</p>
        <WriteToUs contact={contact} />
      </Refusal>
    )
  )
}
