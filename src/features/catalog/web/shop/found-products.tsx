import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { locales } from '../../../../shared/i18n/locales.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import { Pagination } from '../../../../ui/pagination/pagination.tsx'
import type { CatalogContract } from '../../catalog.contract.ts'
import type { Category } from '../../product.schema.ts'
import type { CardParts } from '../card/card-parts.ts'
import { productsQuery } from '../products.queries.ts'
import { listingFiltersOf, type ShopFilters } from './filters/shop-filters.ts'
import { type understoodOf, withoutWords } from './filters/understood-filters.ts'
import type { ShopFilterState } from './filters/use-shop-filters.ts'
import { ResultHeader } from './result-header.tsx'
import { ShopResults } from './shop-results.tsx'
import type { ListingState } from './use-listing.ts'
import type { useResultsFocus } from './use-results-focus.ts'

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

export interface ShopProps {
  readonly state: ShopFilterState
  readonly listing: ListingState
  readonly cardParts?: CardParts | undefined
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

interface FoundProductsProps extends ShopProps {
  readonly formId: string
  readonly categories: readonly Category[]
  readonly understood: ReturnType<typeof understoodOf>
  readonly focus: ReturnType<typeof useResultsFocus>
}

/** What the boutique has found: how many products, in which order, the products and the way to further pages. */
export const FoundProducts = ({ state, listing: found, cardParts, ...around }: FoundProductsProps) => {
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
