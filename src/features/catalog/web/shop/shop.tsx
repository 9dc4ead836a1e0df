import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { CatalogContract } from '../../catalog.contract.ts'
import { materialsTexts } from '../../materials.texts.ts'
import type { Category } from '../../product.schema.ts'
import { categoriesQuery } from '../products.queries.ts'
import { ShopBreadcrumb } from '../shop-breadcrumb.tsx'
import { FilterFields } from './filters/filter-fields.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { LanguageInput } from './filters/language-input.tsx'
import { SearchBox } from './filters/search-box.tsx'
import type { FilterChange } from './filters/shop-filters.ts'
import { ShopResetForm } from './filters/shop-reset-form.tsx'
import { changeOverWords, understoodOf, withUnderstood } from './filters/understood-filters.ts'
import { useFilterForm } from './filters/use-filter-form.ts'
import { useSearchDraft } from './filters/use-search-draft.ts'
import { FoundProducts, type ShopProps } from './found-products.tsx'
import { shopTexts } from './shop.texts.ts'
import { useResultsFocus } from './use-results-focus.ts'
import { useShopCategory } from './use-shop-category.ts'

interface ShopHeroProps {
  /** The category that the page is about. */
  readonly category: Category | undefined
  readonly breadcrumb: ReactNode
  readonly search: ReactNode
}

/** The head of the boutique: its name or that of a category with its picture, and the search. */
const ShopHero = ({ category, breadcrumb, search }: ShopHeroProps) => {
  const { t } = useTranslation('shop')
  const image = category?.image
  return (
    <header className="grid-12 items-end gap-y-8 pt-8 pb-12 lg:pb-20">
      <div className="col-span-12 print:hidden">{breadcrumb}</div>
      <div className="col-span-12 lg:col-span-7">
        <h1 className="font-display text-title">{category?.name ?? t('title')}</h1>
        <p className="mt-5 max-w-measure text-ink-soft text-lead">{category?.intro ?? t('intro')}</p>
      </div>
      <div className="col-span-12 lg:col-span-4 lg:col-start-9 print:hidden">
        {image && (
          <div className="mb-8 w-2/5 sm:w-1/3 lg:w-1/2">
            <Picture
              key={image.url}
              image={image}
              priority
              sizes="(min-width: 108rem) 17rem, (min-width: 64rem) 16vw, (min-width: 40rem) 30vw, 37vw"
              className="aspect-portrait"
            />
          </div>
        )}
        {search}
      </div>
    </header>
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
              category={category}
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
