import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { formatEuros } from '../../../../shared/money.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CatalogContract } from '../../../catalog/catalog.contract.ts'
import { searchDebounceMs, searchMaxLength } from '../../../catalog/catalog.limits.ts'
import { isSoldOut } from '../../../catalog/catalog.rules.ts'

/** A product as an admin chooses it. */
export interface ChosenProduct {
  readonly _id: string
  readonly name: string
  readonly price: number
  readonly available: boolean
}

const mostFound = 6

/** The products that the shop finds for a text, once an admin has paused typing it. */
const useFoundProducts = (written: string) => {
  const api = useApi<CatalogContract>()
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(written.trim()), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [written])
  return useQuery({
    queryKey: ['chosen-products', api.lng, search],
    queryFn: async ({ signal }): Promise<readonly ChosenProduct[]> => {
      const { products } = await api('GET /products', { query: { search, limit: mostFound }, signal })
      return products.map(({ _id, name, price, stock }) => ({
        _id,
        name,
        price,
        available: !isSoldOut(stock),
      }))
    },
    enabled: search !== '' && written.trim() !== '',
    placeholderData: keepPreviousData,
  })
}

interface ProductSearchProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly chosen: readonly ChosenProduct[]
  readonly most: number
  readonly onAdd: (product: ChosenProduct) => void
}

/** Finds products of the boutique by their words, to be added one by one. */
export const ProductSearch = ({ field, chosen, most, onAdd }: ProductSearchProps) => {
  const { t } = useTranslation('productChoice')
  const [written, setWritten] = useState('')
  const { data, error } = useFoundProducts(written)
  const isFull = chosen.length >= most
  const found = written.trim() === '' || isFull ? undefined : data
  const offered = found?.filter(({ _id }) => !chosen.some((each) => each._id === _id))
  return (
    <div className="mt-5">
      <TextField
        ref={field}
        type="search"
        label={t('search')}
        hint={t('searchHint')}
        value={written}
        maxLength={searchMaxLength}
        autoComplete="off"
        onChange={({ target }) => setWritten(target.value)}
        onKeyDown={(event) => {
          // Enter searches here; it does not save the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
        frameClassName="max-w-md"
      />
      <p role="status" className="text-small not-empty:mt-2">
        {isFull && t('full', { count: most })}
        {!isFull && error && t('failed')}
        {found && t('found', { count: found.length })}
      </p>
      <ul className="mt-1 empty:hidden">
        {offered?.map((product) => (
          <li
            key={product._id}
            className="flex flex-wrap items-center gap-x-4 border-hairline border-b py-1.5 text-small"
          >
            <span className="min-w-0 flex-1">{product.name}</span>
            <span className="text-ink-soft tabular-nums">{formatEuros(product.price)}</span>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('addNamed', { name: product.name })}
              onClick={() => {
                field.current?.focus()
                onAdd(product)
              }}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
