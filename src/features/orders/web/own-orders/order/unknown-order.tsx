import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../../sitemap.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { LocalLink } from '../../../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../../../ui/states/empty-state.tsx'

/** Shown for a URL that names no order of the customer. */
export const UnknownOrder = () => {
  const { t } = useTranslation('ownOrders')
  return (
    <EmptyState
      title={t('unknown')}
      text={t('unknownText')}
      action={<Button render={<LocalLink to={pathTo('orders')} />}>{t('all')}</Button>}
    />
  )
}
