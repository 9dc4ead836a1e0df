import { useTranslation } from 'react-i18next'
import type { OrderRefusal } from './step-props.ts'
import { TroubleNotice } from './trouble-notice.tsx'

/** Why the house has not taken the order, at the step where that is put right. */
export const RefusalNotice = ({ refused }: { refused: OrderRefusal | undefined }) => {
  const { t } = useTranslation('checkout')
  return (
    <div role="alert" className="mb-6 empty:hidden">
      {refused && <TroubleNotice title={t('payment.refused')} text={refused.text} />}
    </div>
  )
}
