import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { ownOrdersTexts } from './own-orders-texts.ts'

/** One order of a customer; what is not hers is not there. */
export const OwnOrder = () => {
  useOwnTexts('ownOrders', ownOrdersTexts)
  const { t } = useTranslation('ownOrders')
  return (
    <EmptyState
      title={t('unknown')}
      text={t('unknownText')}
      action={<Button render={<LocalLink to={pathTo('orders')} />}>{t('all')}</Button>}
    />
  )
}
