import { useTranslation } from 'react-i18next'
import { Pagination } from '../../../../ui/pagination/pagination.tsx'

interface ShopPaginationProps {
  readonly page: number
  readonly totalPages: number
  readonly busy: boolean
  readonly hrefOf: (page: number) => string
  readonly onIntent: (page: number) => void
}

/** The numbered pages of the boutique. They cannot be changed while a page is loading (§2). */
export const ShopPagination = (pages: ShopPaginationProps) => {
  const { t } = useTranslation('shop')
  const labels = {
    navigation: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { page: number }),
  }
  return <Pagination {...pages} labels={labels} />
}
