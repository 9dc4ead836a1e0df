import { useTranslation } from 'react-i18next'
import { Pagination } from '../../../ui/pagination.tsx'

interface ShopPaginationProps {
  readonly page: number
  readonly totalPages: number
  readonly busy: boolean
  readonly hrefOf: (page: number) => string
}

/** The numbered pages of the boutique, held while a load is under way (§2). */
export const ShopPagination = ({ page, totalPages, busy, hrefOf }: ShopPaginationProps) => {
  const { t } = useTranslation('catalog')
  const labels = {
    navigation: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { page: number }),
  }
  return <Pagination page={page} totalPages={totalPages} busy={busy} hrefOf={hrefOf} labels={labels} />
}
