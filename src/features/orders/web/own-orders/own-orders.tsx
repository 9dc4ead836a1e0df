import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { ownOrdersTexts } from './own-orders-texts.ts'

/** A customer's orders. */
export const OwnOrders = ({ emptyPlate }: { emptyPlate: ReactNode }) => {
  useOwnTexts('ownOrders', ownOrdersTexts)
  const { t } = useTranslation('ownOrders')
  return (
    <div className="mt-8 lg:mt-12">
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        plate={emptyPlate}
        action={<Button render={<LocalLink to={pathTo('shop')} />}>{t('toShop')}</Button>}
      />
    </div>
  )
}
