import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

/**
 * What the law requires to be told before the order begins: the means of payment, the countries of delivery, the terms
 * (L221-14).
 */
export const OrderTerms = () => {
  const { t } = useTranslation('cartSummary')
  const { t: shell } = useTranslation('frame')
  const lng = useLanguage()
  return (
    <div className="text-caption text-ink-soft">
      <p>
        {t('payment')} {t('delivery')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <TextLink to={localizedPath(pathTo('deliveryAndReturns'), lng)}>
          {shell('shell.deliveryAndReturns')}
        </TextLink>
        <TextLink to={localizedPath(pathTo('terms'), lng)}>{shell('shell.terms')}</TextLink>
      </p>
    </div>
  )
}
