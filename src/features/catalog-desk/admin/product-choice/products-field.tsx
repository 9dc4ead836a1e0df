import { useRef, useState } from 'react'
import { formatEuros } from '../../../../shared/money.ts'
import { OrderedList } from '../../../../ui/admin/order/ordered-list.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { productChoiceTexts } from './product-choice.texts.ts'
import { type ChosenProduct, ProductSearch } from './product-search.tsx'

interface ProductsFieldProps {
  /** The chosen products in their order. */
  readonly products: readonly ChosenProduct[]
  readonly most: number
  readonly error: string | undefined
  readonly onChange: (products: readonly ChosenProduct[]) => void
}

/** Chooses products of the catalogue and puts them in order. */
export const ProductsField = ({ products, most, error, onChange }: ProductsFieldProps) => {
  useOwnTexts('productChoice', productChoiceTexts)
  const { t } = useTranslation('productChoice')
  const search = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  const add = (product: ChosenProduct) => {
    onChange([...products, product])
    setSaid(t('added', { name: product.name }))
  }
  const remove = ({ _id, name }: ChosenProduct) => {
    search.current?.focus()
    onChange(products.filter((each) => each._id !== _id))
    setSaid(t('removed', { name }))
  }

  return (
    <div>
      <p className="text-caption text-ink-soft">{t('hint', { count: most })}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FieldError id="products-error" error={error} />
      <OrderedList
        items={products}
        titleOf={({ name }) => name}
        label={t('chosen')}
        className="mt-2 not-empty:border-hairline not-empty:border-t"
        rowClassName="text-small"
        row={({ name, price, available }, place) => (
          <span className="min-w-0 flex-1 py-2">
            <span className="block">
              {place + 1}. {name}
            </span>
            <span className="text-caption text-ink-soft tabular-nums">
              {formatEuros(price)}
              {available || `, ${t('soldOut')}`}
            </span>
          </span>
        )}
        actions={(product) => (
          <IconButton
            icon="close"
            label={t('remove', { name: product.name })}
            onClick={() => remove(product)}
          />
        )}
        onOrder={(ids) =>
          onChange(products.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)))
        }
      />
      <ProductSearch field={search} chosen={products} most={most} onAdd={add} />
    </div>
  )
}
