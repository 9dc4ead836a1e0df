import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'

/** An address that names no order of hers. */
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
