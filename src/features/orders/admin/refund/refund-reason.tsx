import type { Form } from '../../../../ui/forms/form/use-form.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { staffRefundReasons } from '../../admin-orders.limits.ts'

/** The reason of the refund, which the credit note names. None is chosen by default. */
export const RefundReason = (field: ReturnType<Form<'reason'>['field']>) => {
  const { t } = useTranslation('adminOrders')
  return (
    <SelectField
      {...field}
      label={t('refund.reason')}
      required
      options={[
        { value: '', label: t('refund.chooseReason') },
        ...staffRefundReasons.map((value) => ({ value, label: t(`money.reasons.${value}`) })),
      ]}
    />
  )
}
