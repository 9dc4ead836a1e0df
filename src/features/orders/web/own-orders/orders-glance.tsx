import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { ownOrdersTexts } from './own-orders-texts.ts'

/** The orders of a customer in a word. */
export const OrdersGlance = () => {
  useOwnTexts('ownOrders', ownOrdersTexts)
  const { t } = useTranslation('ownOrders')
  return (
    <>
      <p className="text-ink-soft">{t('noneShort')}</p>
      <WayOn to={pathTo('shop')} className="mt-3">
        {t('toShop')}
      </WayOn>
    </>
  )
}
