import { useState } from 'react'
import { formatEuros } from '../../../../../shared/money.ts'
import type { Choices } from '../../../../../ui/admin/list/list-declaration.ts'
import { ActsOnSelected, type ManyAct } from '../../../../../ui/admin/list/selection/acts-on-selected.tsx'
import type { SelectedOf } from '../../../../../ui/admin/list/selection/use-selection.ts'
import type { List } from '../../../../../ui/admin/list/use-list.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { SelectField } from '../../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { Category } from '../../../../catalog/product.schema.ts'
import type { ListedProduct } from '../../../product-list.contract.ts'
import type { ProductWritingContract } from '../../../product-writing.contract.ts'
import { repriced } from './repriced.ts'

const manyActs = ['publish', 'archive', 'feature', 'unfeature', 'move', 'reprice'] as const

type ManyActName = (typeof manyActs)[number]

interface Typed {
  readonly category: string
  readonly price: string
}

type ActOfProducts = Omit<ManyAct<ListedProduct>, 'name' | 'words'>

/** What each act does to one product, and what takes it back. */
const useActs = ({ category, price }: Typed): Readonly<Record<ManyActName, ActOfProducts>> => {
  const api = useApi<ProductWritingContract>()
  const setState = ({ _id: id }: ListedProduct, state: 'published' | 'archived') =>
    api('PUT /products/{id}/state', { params: { id }, body: { state } })
  const change = (
    { _id: id }: ListedProduct,
    body: { readonly price?: number; readonly category?: string; readonly featured?: boolean },
  ) => api('PATCH /products/{id}', { params: { id }, body })
  const feature = (featured: boolean): ActOfProducts => ({
    isPossible: (product) => product.featured !== featured,
    send: (product) => change(product, { featured }),
    undo: (product) => change(product, { featured: !featured }),
  })
  return {
    publish: {
      isPossible: ({ state }) => state !== 'published',
      send: (product) => setState(product, 'published'),
    },
    archive: {
      isPossible: ({ state }) => state === 'published',
      send: (product) => setState(product, 'archived'),
      undo: (product) => setState(product, 'published'),
    },
    feature: feature(true),
    unfeature: feature(false),
    move: {
      isPossible: (product) => category !== '' && product.category._id !== category,
      send: (product) => change(product, { category }),
      undo: (product) => change(product, { category: product.category._id }),
    },
    reprice: {
      isPossible: (product) => ![undefined, product.price].includes(repriced(product.price, price)),
      send: (product) => change(product, { price: repriced(product.price, price) ?? product.price }),
      undo: (product) => change(product, { price: product.price }),
    },
  }
}

interface ActsOnProductsProps<C extends Choices> {
  readonly list: List<C, ListedProduct>
  readonly selection: SelectedOf<ListedProduct>
  readonly categories: readonly Category[]
}

/** What is done with several products: one act at a time, with what it needs to know. */
export const ActsOnProducts = <C extends Choices>({
  list,
  selection,
  categories,
}: ActsOnProductsProps<C>) => {
  const { t } = useTranslation('adminProducts')
  const [name, setName] = useState<ManyActName>('publish')
  const [typed, setTyped] = useState<Typed>({ category: '', price: '' })
  const act = useActs(typed)[name]
  const { rows } = selection
  const prices = rows.filter(act.isPossible)
  return (
    <ActsOnSelected
      list={list}
      selection={selection}
      choice={
        <>
          <SelectField
            label={t('many.label')}
            value={name}
            options={manyActs.map((each) => ({ value: each, label: t(`many.${each}`) }))}
            className="min-h-10 py-1.5"
            frameClassName="[&>label]:sr-only"
            onChange={({ target }) => setName(manyActs.find((each) => each === target.value) ?? 'publish')}
          />
          {name === 'move' && (
            <SelectField
              label={t('columns.category')}
              value={typed.category}
              options={[
                { value: '', label: t('facts.chooseCategory') },
                ...categories.map(({ _id, name: label }) => ({ value: _id, label })),
              ]}
              className="min-h-10 py-1.5"
              frameClassName="[&>label]:sr-only"
              onChange={({ target }) => setTyped({ ...typed, category: target.value })}
            />
          )}
          {name === 'reprice' && (
            <>
              <TextField
                label={t('many.price')}
                placeholder={t('many.priceExample')}
                value={typed.price}
                className="min-h-10 w-44 py-1.5"
                frameClassName="[&>label]:sr-only"
                autoComplete="off"
                onChange={({ target }) => setTyped({ ...typed, price: target.value })}
              />
              {prices.length > 0 && (
                <ul
                  aria-label={t('many.prices')}
                  className="max-h-24 basis-full overflow-y-auto text-caption"
                >
                  {prices.map((product) => (
                    <li key={product._id} className="tabular-nums">
                      {product.name}
                      {' : '}
                      {formatEuros(product.price)} → {formatEuros(repriced(product.price, typed.price) ?? 0)}
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </>
      }
      acts={[
        {
          ...act,
          name,
          words: {
            will: (count, all) => t('many.will', { count, all }),
            press: (count) => t('many.press', { count }),
            done: (count) => t('many.done', { count }),
          },
        },
      ]}
      nameOf={(product) => product.name}
    />
  )
}
