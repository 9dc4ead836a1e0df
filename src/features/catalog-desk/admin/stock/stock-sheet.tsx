import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import { listOver } from '../../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../../ui/admin/list/list-page.tsx'
import type { Columns } from '../../../../ui/admin/list/table/columns.ts'
import { type List, useList } from '../../../../ui/admin/list/use-list.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useUnsaved } from '../../../../ui/leaving/leave-guard.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { CatalogContract } from '../../../catalog/catalog.contract.ts'
import { searchMaxLength } from '../../../catalog/catalog.limits.ts'
import { productStates } from '../../../catalog/product.limits.ts'
import { categoriesQuery } from '../../../catalog/web/categories.public.ts'
import type { ListedProduct, ProductListContract } from '../../product-list.contract.ts'
import { listedProductSorts, listedProductsPageSize, stockLevels } from '../../product-list.limits.ts'
import { productsKey } from '../products/products.queries.ts'
import { MovementsDialog } from './movements-dialog.tsx'
import { SizeCells } from './size-cells.tsx'
import { StockBar } from './stock-bar.tsx'
import { type TypedStock, withTyped } from './typed-stock.ts'

const stockList = listOver<ProductListContract>()({
  key: productsKey,
  call: 'GET /admin/products',
  name: 'stock',
  read: ({ products: rows, ...page }) => ({ rows, ...page }),
  choices: { status: productStates, stock: stockLevels, sort: listedProductSorts },
  given: ['category', 'sku'],
  searchMaxLength,
})

/** What leads to the line of a product by other ways than its name. */
export type Counting = (openLine: (product: ListedProduct) => void) => ReactNode

/** Goes to the first size of a product, in whose line it is counted; the sheet turns to it where it shows others. */
const useOpenLine = (list: List<(typeof stockList)['choices'], ListedProduct>) => {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string>()
  const rows = list.query.data?.rows
  useEffect(() => {
    if (wanted === undefined || !rows?.some(({ _id }) => _id === wanted)) return
    const field = document.querySelector<HTMLInputElement>(`input[data-product="${wanted}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
    setWanted(undefined)
  }, [wanted, rows])
  return ({ _id, sku }: ListedProduct) => {
    setWanted(_id)
    if (rows?.some((row) => row._id === _id)) return
    const others = { search: undefined, status: undefined, stock: undefined, category: undefined }
    void navigate(list.hrefWith({ ...others, sku }), { preventScrollReset: true })
  }
}

/** The stock of each product in each size: typed or pasted, and saved together with its cause. */
export const StockSheet = ({ counting }: { readonly counting: Counting }) => {
  const { t } = useTranslation('adminStock')
  // What narrows and sorts products is called as in their own room.
  const { t: listed } = useTranslation('adminProducts')
  const list = useList(stockList)
  const openLine = useOpenLine(list)
  const { data: categories = [] } = useQuery(categoriesQuery(useApi<CatalogContract>()))
  const [typed, setTyped] = useState<TypedStock>(new Map())
  // What was typed on another page of the list is saved with the rest, so its rows are kept.
  const [known, setKnown] = useState<ReadonlyMap<string, ListedProduct>>(new Map())
  const [moved, setMoved] = useState<ListedProduct>()
  useUnsaved('stock', typed.size > 0)
  const rows = list.query.data?.rows ?? []
  const type = (cells: Parameters<typeof withTyped>[2]) => {
    setKnown((before) => new Map([...before, ...rows.map((row) => [row._id, row] as const)]))
    setTyped((before) => withTyped(before, rows, cells))
  }
  const forget = (ids: readonly string[]) =>
    setTyped((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
  const current = new Map([...known, ...rows.map((row) => [row._id, row] as const)])
  const columns: Columns<ListedProduct> = [
    {
      name: 'name',
      label: t('columns.name'),
      className: 'ledger-wide:w-[26%]',
      text: ({ name }) => name,
      cell: ({ _id, name, sku }) => (
        <>
          <LocalLink
            to={`${pathTo('adminProducts')}?${new URLSearchParams({ opened: _id })}`}
            lang="fr"
            className="line-clamp-1 wrap-anywhere underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
          >
            {name}
          </LocalLink>
          <span className="block text-caption text-ink-soft tabular-nums">{sku}</span>
        </>
      ),
    },
    {
      name: 'sizes',
      label: t('columns.sizes'),
      className: 'entry:w-full ledger:w-[60%] ledger-wide:w-auto',
      inCard: true,
      plain: true,
      text: ({ variants }) =>
        variants.map(({ size, stock }) => (size === null ? String(stock) : `${size}: ${stock}`)).join(', '),
      cell: (product) => <SizeCells product={product} products={rows} typed={typed} onType={type} />,
    },
    {
      name: 'total',
      label: t('columns.total'),
      className: 'ledger:text-end ledger-wide:w-24',
      sort: { up: 'stock', down: 'stock-desc', first: 'up' },
      text: ({ stock }) => String(stock),
      cell: ({ stock }) => <span className="tabular-nums">{stock}</span>,
    },
    {
      name: 'movements',
      label: t('columns.movements'),
      className: 'ledger:text-end ledger-wide:w-32',
      inCard: true,
      plain: true,
      cell: (product) => (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setMoved(product)}
          className="text-small underline decoration-1 decoration-hairline underline-offset-[0.22em] hover:text-garance"
        >
          {t('columns.movements')}
          <span className="sr-only"> · {product.name}</span>
        </button>
      ),
    },
  ]
  const { status, search, stock, given } = list.params
  const { sku } = given
  const isNarrowed = [status, search, stock, ...Object.values(given)].some(Boolean)
  return (
    <>
      <ListPage
        list={list}
        t={t}
        expected={listedProductsPageSize}
        empty={t(isNarrowed ? 'emptyOfSearch' : 'empty')}
        states={{
          label: listed('status'),
          parts: productStates,
          nameOf: (state) => listed(`states.${state ?? 'all'}`),
        }}
        search={{ ...searchIn(t), found: (count) => t('found', { count }) }}
        filters={[
          {
            field: 'stock',
            label: listed('columns.stock'),
            all: listed('anyStock'),
            nameOf: (value) => listed(`stocks.${value}`),
            atHand: true,
          },
          {
            kind: 'given',
            field: 'category',
            label: listed('columns.category'),
            all: listed('allCategories'),
            options: () => categories.map(({ _id, name }) => ({ value: _id, label: name })),
          },
          // It is asked for by its code alone, and said where it was.
          ...(sku
            ? [
                {
                  kind: 'given',
                  field: 'sku',
                  label: t('columns.sku'),
                  all: t('allSkus'),
                  options: () => [{ value: sku, label: sku }],
                } as const,
              ]
            : []),
        ]}
        beside={counting(openLine)}
        sort={{ preset: 'newest', nameOf: (value) => listed(`sorts.${value}`) }}
        columns={columns}
        foot={
          <StockBar
            typed={typed}
            products={[...current.values()]}
            onSaved={forget}
            onDiscard={() => setTyped(new Map())}
          />
        }
      />
      {moved && <MovementsDialog product={moved} onClose={() => setMoved(undefined)} />}
    </>
  )
}
