import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../../sitemap.ts'
import { NewTabLink } from '../../../../../ui/new-tab-link.tsx'

/** The house's texts that an order is placed under. */
const paths = {
  readTerms: pathTo('terms'),
  readDelivery: pathTo('deliveryAndReturns'),
  withdraw: pathTo('withdrawal'),
} as const

/** One of them, beside what is being ordered. */
export const LegalLink = ({ text }: { text: keyof typeof paths }) => {
  const { t } = useTranslation('checkout')
  return (
    <span className="text-small">
      <NewTabLink to={paths[text]} newTab={t('payment.newTab')}>
        {t(`payment.${text}`)}
      </NewTabLink>
    </span>
  )
}
