import { localizedPath } from '../../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../../sitemap.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Pagination } from '../../../../../ui/pagination/pagination.tsx'
import { pageOfOrders } from '../order-pages.ts'

interface OrdersPagesProps {
  readonly page: number
  readonly totalPages: number
  readonly busy: boolean
}

/** The links to the pages of a customer's orders. */
export const OrdersPages = ({ page, totalPages, busy }: OrdersPagesProps) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  return (
    <div className="mt-8 print:hidden">
      <Pagination
        page={page}
        totalPages={totalPages}
        busy={busy}
        hrefOf={(wanted) => localizedPath(`${pathTo('orders')}${pageOfOrders(wanted)}`, lng)}
        labels={{
          navigation: t('pages.navigation'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (number) => t('pages.page', { page: number }),
        }}
      />
    </div>
  )
}
