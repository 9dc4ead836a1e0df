import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import type { CatalogContract } from '../catalog.contract.ts'
import { FilterFields } from './filter-fields.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { LanguageInput } from './language-input.tsx'
import { categoriesQuery } from './products.queries.ts'
import { ResultHeader } from './result-header.tsx'
import { SearchBox } from './search-box.tsx'
import { ShopBreadcrumb } from './shop-breadcrumb.tsx'
import { ShopHero } from './shop-hero.tsx'
import { ShopPagination } from './shop-pagination.tsx'
import { ShopResetForm } from './shop-reset-form.tsx'
import { ShopResults } from './shop-results.tsx'
import { useFilterForm } from './use-filter-form.ts'
import type { ListingState } from './use-listing.ts'
import { useSearchDraft } from './use-search-draft.ts'
import type { ShopFilterState } from './use-shop-filters.ts'

interface ShopProps {
  readonly state: ShopFilterState
  readonly listing: ListingState
}

/** The boutique: search, filters, and the pieces that answer. A plain GET form underneath, so it works without script. */
export const Shop = ({ state, listing: { status, listing } }: ShopProps) => {
  const { filters, apply, applyTyped, hrefOfPage } = state
  const formId = useId()
  const { data: categories = [] } = useQuery(categoriesQuery(useApi<CatalogContract>()))
  const { draft, setDraft } = useSearchDraft(filters.search, applyTyped)
  const form = useFilterForm(state)
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
              breadcrumb={<ShopBreadcrumb />}
              search={<SearchBox value={draft} onChange={setDraft} />}
            />
          </div>
          <div className="col-span-12 mb-10 lg:col-span-3 lg:mb-0">
            <FilterPanel>
              <FilterFields
                filters={filters}
                categories={categories}
                facets={listing?.facets}
                onChange={apply}
              />
            </FilterPanel>
          </div>
        </form>
        <section aria-busy={status === 'loading'} className="col-span-12 lg:col-span-9">
          <ResultHeader
            status={status}
            count={listing?.count ?? 0}
            sortBy={filters.sortBy}
            formId={formId}
            onSort={(sortBy) => apply({ sortBy })}
          />
          <ShopResults status={status} listing={listing} />
          <div className="mt-16 print:hidden">
            <ShopPagination
              page={filters.page}
              totalPages={listing?.totalPages ?? 0}
              busy={status === 'loading'}
              hrefOf={hrefOfPage}
            />
          </div>
        </section>
      </div>
    </div>
  )
}
