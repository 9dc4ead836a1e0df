import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListPage, searchIn } from '../../../../../ui/admin/list/list-page.tsx'
import { useSelection } from '../../../../../ui/admin/list/selection/use-selection.ts'
import { useList } from '../../../../../ui/admin/list/use-list.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { CatalogContract } from '../../../../catalog/catalog.contract.ts'
import { productStates } from '../../../../catalog/product.limits.ts'
import { categoriesQuery } from '../../../../catalog/web/categories.public.ts'
import type { ListedProduct } from '../../../product-list.contract.ts'
import { listedProductsPageSize } from '../../../product-list.limits.ts'
import { listedProducts } from '../products.queries.ts'
import { ActsOnProducts } from './acts-on-products.tsx'
import { useProductColumns } from './product-columns.tsx'
import { QuickChange } from './quick-change.tsx'

/** All products of the house, one a line: found by name, narrowed, sorted, changed in place; the name opens one. */
export const ProductList = () => {
  const { t } = useTranslation('adminProducts')
  const list = useList(listedProducts)
  const selection = useSelection(list)
  const [changed, setChanged] = useState<ListedProduct>()
  const columns = useProductColumns({ onChange: setChanged })
  const { data: categories = [] } = useQuery(categoriesQuery(useApi<CatalogContract>()))
  const { status, search, stock, trait, given } = list.params
  const isNarrowed = [status, search, stock, trait, ...Object.values(given)].some(Boolean)
  return (
    <>
      <ListPage
        list={list}
        t={t}
        expected={listedProductsPageSize}
        empty={t(isNarrowed ? 'emptyOfSearch' : 'empty')}
        states={{
          label: t('status'),
          parts: productStates,
          nameOf: (state) => t(`states.${state ?? 'all'}`),
        }}
        search={{ ...searchIn(t), found: (count) => t('found', { count }) }}
        filters={[
          {
            kind: 'given',
            field: 'category',
            label: t('columns.category'),
            all: t('allCategories'),
            options: () => categories.map(({ _id, name }) => ({ value: _id, label: name })),
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
        selection={{ ...selection, nameOf: ({ name }) => t('select', { name }) }}
        columns={columns}
        foot={<ActsOnProducts list={list} selection={selection} categories={categories} />}
      />
      {changed && <QuickChange product={changed} onClose={() => setChanged(undefined)} />}
    </>
  )
}
