import { pathTo } from '../../../../sitemap.ts'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

/** A link to one of the legal texts that apply to the order. */
export const LegalLink = ({ text }: { text: 'readTerms' | 'withdraw' | 'delivery' }) => {
  const { t } = useTranslation('checkout')
  const { t: shell } = useTranslation('frame')
  const links = {
    readTerms: [pathTo('terms'), t('payment.readTerms')],
    withdraw: [pathTo('withdrawal'), t('payment.withdraw')],
    delivery: [pathTo('deliveryAndReturns'), shell('shell.deliveryAndReturns')],
  } as const
  const [to, words] = links[text]
  return (
    <span className="text-small">
      <NewTabLink to={to} newTab={t('payment.newTab')}>
        {words}
      </NewTabLink>
    </span>
  )
}
