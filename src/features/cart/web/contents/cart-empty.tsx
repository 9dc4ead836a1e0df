import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'

/** A cart without pieces, and the way to some (§2). */
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
