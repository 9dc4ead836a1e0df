import { useTranslation } from 'react-i18next'
import type { CheckoutParts } from './checkout-parts.ts'
import type { OrderRefusal } from './step-props.ts'
import { TroubleNotice } from './trouble-notice.tsx'
import { WriteToUs } from './write-to-us.tsx'

interface RefusalNoticeProps {
  readonly refused: OrderRefusal | undefined
  readonly contact: CheckoutParts['contact']
}

/** Says why the server refused the order, at the step where the customer can correct it. */
export const RefusalNotice = ({ refused, contact }: RefusalNoticeProps) => {
  const { t } = useTranslation('checkout')
  return (
    <div role="alert" className="mb-6 empty:hidden">
      {refused && (
        <TroubleNotice title={t('payment.refused')} text={refused.text}>
          <WriteToUs contact={contact} />
        </TroubleNotice>
      )}
    </div>
  )
}
