import { useTranslation } from 'react-i18next'

/** What a buyer is told before she begins to order: how she may pay, and where the house sends to (L221-14). */
export const OrderTerms = () => {
  const { t } = useTranslation('cartSummary')
  return (
    <p className="text-caption text-ink-soft">
      {t('payment')} {t('delivery')}
    </p>
  )
}
