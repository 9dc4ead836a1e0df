import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { houseRefundReasons } from '../../admin-orders.limits.ts'

/** The reason of the refund, which the credit note names. None is chosen by default. */
export const RefundReason = ({ isMissing }: { isMissing: boolean }) => {
  const { t } = useTranslation('adminOrders')
  return (
    <SelectField
      name="reason"
      label={t('refund.reason')}
      required
      defaultValue=""
      error={isMissing ? t('refund.reasonMissing') : undefined}
      options={[
        { value: '', label: t('refund.chooseReason') },
        ...houseRefundReasons.map((value) => ({ value, label: t(`money.reasons.${value}`) })),
      ]}
    />
  )
}
