import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/select-field.tsx'
import { houseRefundReasons } from '../admin-orders.limits.ts'

type Reason = (typeof houseRefundReasons)[number]

/** Why money goes back, as the credit note will say. */
export const RefundReason = ({ usual }: { usual: Reason }) => {
  const { t } = useTranslation('adminOrders')
  return (
    <SelectField
      name="reason"
      label={t('refund.reason')}
      defaultValue={usual}
      options={houseRefundReasons.map((value) => ({ value, label: t(`money.reasons.${value}`) }))}
    />
  )
}
