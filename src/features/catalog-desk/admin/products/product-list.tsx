import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatEuros } from '../../../../shared/money.ts'
import { ListPage, searchIn } from '../../../../ui/admin/list/list-page.tsx'
import type { Columns } from '../../../../ui/admin/list/table/columns.ts'
import { RowLink } from '../../../../ui/admin/list/table/row-link.tsx'
import { useList } from '../../../../ui/admin/list/use-list.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { CatalogContract } from '../../../catalog/catalog.contract.ts'
import { categoriesQuery } from '../../../catalog/web/categories.public.ts'
import type { ListedProduct } from '../../product-list.contract.ts'
import { listedProductsPageSize } from '../../product-list.limits.ts'
import { listedProducts } from './products.queries.ts'

/** The stock of each size in words: « 38 : 2, 40 : 0 ». */
const stockInWords = ({ variants }: ListedProduct) =>
  variants.map(({ size, stock }) => (size === null ? String(stock) : `${size}\u00a0: ${stock}`)).join(', ')

const useColumns = (): Columns<ListedProduct> => {
  const { t } = useTranslation('adminProducts')
  return [
    {
      name: 'name',
      label: t('columns.name'),
      className: 'ledger-wide:w-[34%]',
      text: ({ name }) => name,
      cell: ({ _id, name, image }) => (
        <span className="flex items-center gap-3">
          <span className="w-8 flex-none">
            {image ? (
              <Picture image={{ ...image, alt: '' }} sizes="2rem" className="aspect-square" />
            ) : (
              <span aria-hidden="true" className="block aspect-square bg-linen" />
            )}
          </span>
          <RowLink id={_id} lang="fr" className="line-clamp-1 wrap-anywhere">
            {name}
          </RowLink>
        </span>
      ),
    },
    {
      name: 'sku',
      label: t('columns.sku'),
      className: 'ledger-mid:hidden ledger-wide:w-28',
      plain: true,
      text: ({ sku }) => sku,
      cell: ({ sku }) => <span className="whitespace-nowrap tabular-nums">{sku}</span>,
    },
    {
      name: 'category',
      label: t('columns.category'),
      plain: true,
      inCard: true,
      text: ({ category }) => category.name,
      cell: ({ category }) => <span className="block truncate">{category.name}</span>,
    },
    {
      name: 'price',
      label: t('columns.price'),
      className: 'ledger:text-end ledger-wide:w-28',
      plain: true,
      inCard: true,
      sort: { up: 'price', down: 'price-desc', first: 'down' },
      text: ({ price }) => String(price),
      cell: ({ price }) => <span className="whitespace-nowrap tabular-nums">{formatEuros(price)}</span>,
    },
    {
      name: 'stock',
      label: t('columns.stock'),
      className: 'ledger:text-end ledger-wide:w-24',
      plain: true,
      inCard: true,
      sort: { up: 'stock', down: 'stock-desc', first: 'up' },
      text: stockInWords,
      cell: (product) => (
        <span
          title={stockInWords(product)}
          className={product.stock === 0 ? 'font-medium text-garance' : 'tabular-nums'}
        >
          {product.stock > 0 && <span className="text-ink-soft ledger:hidden">{t('columns.stock')} </span>}
          {product.stock === 0 ? t('soldOut') : product.stock}
        </span>
      ),
    },
    {
      name: 'state',
      label: t('columns.state'),
      className: 'entry:has-[span:empty]:hidden ledger:text-end ledger-wide:w-56',
      inCard: true,
      plain: true,
      text: ({ featured, nameEn }) =>
        [featured && t('traits.featured'), nameEn === null && t('traits.french-only')]
          .filter(Boolean)
          .join(', '),
      cell: ({ featured, nameEn, image }) => (
        <span className="inline-flex flex-wrap gap-2 ledger:justify-end">
          {featured && <Badge tone="sage">{t('featured')}</Badge>}
          {nameEn === null && <Badge tone="linen">{t('frenchOnly')}</Badge>}
          {image === null && <Badge tone="rose">{t('withoutPicture')}</Badge>}
        </span>
      ),
    },
  ]
}

/** All products of the shop, one a line: found by name, narrowed and sorted; the name opens one. */
export const ProductList = () => {
  const { t } = useTranslation('adminProducts')
  const list = useList(listedProducts)
  const { data: categories = [] } = useQuery(categoriesQuery(useApi<CatalogContract>()))
  const { search, stock, trait, given } = list.params
  const isNarrowed = [search, stock, trait, ...Object.values(given)].some(Boolean)
  return (
    <ListPage
      list={list}
      t={t}
      expected={listedProductsPageSize}
      empty={t(isNarrowed ? 'emptyOfSearch' : 'empty')}
      search={{ ...searchIn(t), found: (count) => t('found', { count }) }}
      filters={[
        {
          kind: 'given',
          field: 'category',
          label: t('columns.category'),
          all: t('allCategories'),
          options: categories.map(({ _id, name }) => ({ value: _id, label: name })),
        },
        {
          field: 'stock',
          label: t('columns.stock'),
          all: t('anyStock'),
          nameOf: (value) => t(`stocks.${value}`),
          atHand: true,
        },
        {
          field: 'trait',
          label: t('trait'),
          all: t('anyTrait'),
          nameOf: (value) => t(`traits.${value}`),
        },
        { kind: 'euros', field: 'price', label: t('columns.price'), said: t('priceSaid') },
      ]}
      sort={{ preset: 'newest', nameOf: (value) => t(`sorts.${value}`) }}
      columns={useColumns()}
    />
  )
}
