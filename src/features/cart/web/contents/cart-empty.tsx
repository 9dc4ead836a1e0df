import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'

/** Shown for an empty cart, with a link to the products (§2). */
export const CartEmpty = ({ plate, large }: { plate: ReactNode; large: boolean }) => {
  const { t } = useTranslation('cartContents')
  return (
    <EmptyState
      level={large ? 2 : 3}
      title={t('empty')}
      text={t('emptyText')}
      plate={plate}
      action={<Button render={<LocalLink to={pathTo('shop')} />}>{t('explore')}</Button>}
    />
  )
}
