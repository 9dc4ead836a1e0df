import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '../../../../shared/i18n/locales.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import { Pagination } from '../../../../ui/pagination/pagination.tsx'
import type { CatalogContract } from '../../catalog.contract.ts'
import { materialsTexts } from '../../materials.texts.ts'
import type { Category } from '../../product.schema.ts'
import type { CardParts } from '../card/card-parts.ts'
import { categoriesQuery, productsQuery } from '../products.queries.ts'
import { ShopBreadcrumb } from '../shop-breadcrumb.tsx'
import { FilterFields } from './filters/filter-fields.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { LanguageInput } from './filters/language-input.tsx'
import { SearchBox } from './filters/search-box.tsx'
import { type FilterChange, listingFiltersOf, type ShopFilters } from './filters/shop-filters.ts'
import { ShopResetForm } from './filters/shop-reset-form.tsx'
import { changeOverWords, understoodOf, withoutWords, withUnderstood } from './filters/understood-filters.ts'
import { useFilterForm } from './filters/use-filter-form.ts'
import { useSearchDraft } from './filters/use-search-draft.ts'
import type { ShopFilterState } from './filters/use-shop-filters.ts'
import { ResultHeader } from './result-header.tsx'
import { shopTexts } from './shop.texts.ts'
import { ShopResults } from './shop-results.tsx'
import type { ListingState } from './use-listing.ts'
import { useResultsFocus } from './use-results-focus.ts'
import { useShopCategory } from './use-shop-category.ts'

/** Fetches another page of the same results before it is asked for. */
const useFetchPage = (filters: ShopFilters) => {
  const queries = useQueryClient()
  const api = useApi<CatalogContract>()
  return (page: number) => {
    void queries.prefetchQuery(productsQuery(api, listingFiltersOf({ ...filters, page })))
  }
}

interface ShopPaginationProps {
  readonly page: number
  readonly totalPages: number
  readonly busy: boolean
  readonly hrefOf: (page: number) => string
  readonly onIntent: (page: number) => void
}

/** The numbered pages of the boutique. They cannot be changed while a page is loading (§2). */
const ShopPagination = (pages: ShopPaginationProps) => {
  const { t } = useTranslation('shop')
  const labels = {
    navigation: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { page: number }),
  }
  return <Pagination {...pages} labels={labels} />
}

interface ShopHeroProps {
  /** The name of the category that the page is about. */
  readonly title: string | undefined
  readonly breadcrumb: ReactNode
  readonly search: ReactNode
}

/** The head of the boutique: its name or that of a category, and the search. */
const ShopHero = ({ title, breadcrumb, search }: ShopHeroProps) => {
  const { t } = useTranslation('shop')
  return (
    <header className="grid-12 items-end gap-y-8 pt-8 pb-12 lg:pb-20">
      <div className="col-span-12 print:hidden">{breadcrumb}</div>
      <div className="col-span-12 lg:col-span-7">
        <h1 className="font-display text-title">{title ?? t('title')}</h1>
        <p className="mt-5 max-w-measure text-ink-soft text-lead">{t('intro')}</p>
      </div>
      <div className="col-span-12 lg:col-span-4 lg:col-start-9 print:hidden">{search}</div>
    </header>
  )
}

const UnderstoodInSearch = lazyPart(() =>
  import('./understood-in-search.tsx').then((module) => module.UnderstoodInSearch),
)

/** Names the words of a search that were left out, because no product matches all of them together. */
const LeftOutWords = ({ words }: { words: readonly string[] }) => {
  const { t } = useTranslation('shop')
  const list = new Intl.ListFormat(locales[useLanguage()])
  const quoted = words.map((word) => t('search.quoted', { word }))
  return (
    <p role="status" className="max-w-measure text-ink-soft not-empty:-mt-3 not-empty:mb-8">
      {words.length > 0 && t('search.without', { words: list.format(quoted) })}
    </p>
  )
}

interface ShopProps {
  readonly state: ShopFilterState
  readonly listing: ListingState
  readonly cardParts?: CardParts | undefined
}

interface FoundProductsProps extends ShopProps {
  readonly formId: string
  readonly categories: readonly Category[]
  readonly understood: ReturnType<typeof understoodOf>
  readonly focus: ReturnType<typeof useResultsFocus>
}

/** What the boutique has found: how many products, in which order, the products and the way to further pages. */
const FoundProducts = ({ state, listing: found, cardParts, ...around }: FoundProductsProps) => {
  const { filters, apply, hrefOfPage, hrefOfSearch } = state
  const { status, listing } = found
  const { formId, categories, understood, focus } = around
  const { t } = useTranslation('shop')
  const fetchPage = useFetchPage(filters)
  return (
    <section
      ref={focus.results}
      tabIndex={-1}
      aria-label={t('results')}
      aria-busy={status === 'loading'}
      className="col-span-12 scroll-mt-24 outline-none lg:col-span-9"
    >
      <ResultHeader
        status={status}
        count={listing?.count ?? 0}
        search={filters.search}
        sortBy={filters.sortBy}
        formId={formId}
        onSort={(sortBy) => apply({ sortBy })}
      />
      {understood.length > 0 && (
        <Suspense>
          <UnderstoodInSearch
            understood={understood}
            hrefWithout={(words) => hrefOfSearch(withoutWords(filters.search, words))}
          />
        </Suspense>
      )}
      <LeftOutWords words={listing?.leftOut ?? []} />
      <ShopResults status={status} listing={listing} categories={categories} cardParts={cardParts} />
      <div ref={focus.pages} className="mt-16 print:hidden">
        <ShopPagination
          page={filters.page}
          totalPages={listing?.totalPages ?? 0}
          busy={status === 'loading'}
          hrefOf={hrefOfPage}
          onIntent={fetchPage}
        />
      </div>
    </section>
  )
}

/** The boutique: search, filters, and the matching products. It is a plain GET form, so it works without script. */
export const Shop = ({ state, listing: found, cardParts }: ShopProps) => {
  const { status, listing } = found
  useOwnTexts('shop', shopTexts)
  useOwnTexts('materials', materialsTexts)
  const { filters, apply, applyTyped } = state
  const formId = useId()
  const { data: categories = [] } = useQuery(categoriesQuery(useApi<CatalogContract>()))
  const category = useShopCategory(filters)
  const { draft, setDraft } = useSearchDraft(filters.search, applyTyped)
  const understood = understoodOf(filters, listing?.understood)
  const shown = withUnderstood(filters, understood)
  const change = (wanted: FilterChange) => apply(changeOverWords(filters, understood, wanted))
  const form = useFilterForm({ filters: shown, apply: change })
  const focus = useResultsFocus({ page: filters.page, status, listing })
  return (
    <div className="frame">
      <ShopResetForm />
      <div className="grid-12">
        <form
          {...form}
          id={formId}
          action={pathTo('shop')}
          autoComplete="off"
          noValidate
          className="contents"
        >
          <LanguageInput />
          <div className="col-span-12">
            <ShopHero
              title={category?.name}
              breadcrumb={<ShopBreadcrumb category={category} />}
              search={<SearchBox value={draft} onChange={setDraft} />}
            />
          </div>
          <div className="col-span-12 mb-10 lg:sticky lg:top-26 lg:col-span-3 lg:-ms-2 lg:mb-0 lg:max-h-[calc(100svh-7rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:px-2">
            <FilterPanel count={listing?.count} results={focus.results}>
              <FilterFields
                filters={shown}
                categories={categories}
                facets={listing?.facets}
                onChange={change}
              />
            </FilterPanel>
          </div>
        </form>
        <FoundProducts
          state={state}
          listing={found}
          cardParts={cardParts}
          formId={formId}
          categories={categories}
          understood={understood}
          focus={focus}
        />
      </div>
    </div>
  )
}
