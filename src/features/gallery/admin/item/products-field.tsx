import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatEuros } from '../../../../shared/money.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { mostProductsOfItem } from '../../gallery.limits.ts'
import type { GalleryProduct } from '../../gallery-item.schema.ts'
import { movedTo } from '../board/moved-to.ts'
import type { FieldsOfItem } from './fields-of-item.ts'
import { ProductSearch } from './product-search.tsx'

/** The products that an item shows, found in the catalogue and put in order. */
export const ProductsField = ({ draft, change, errors }: FieldsOfItem) => {
  const { t } = useTranslation('galleryAdmin')
  const search = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const { products } = draft
  const count = products.length

  const add = (product: GalleryProduct) => {
    change({ products: [...products, product] })
    setSaid(t('item.productAdded', { name: product.name }))
  }
  const remove = ({ _id, name }: GalleryProduct) => {
    search.current?.focus()
    change({ products: products.filter((each) => each._id !== _id) })
    setSaid(t('item.productRemoved', { name }))
  }
  const move = ({ _id, name }: GalleryProduct, place: number) => {
    if (place < 0 || place >= count) return
    const ids = movedTo(
      products.map((each) => each._id),
      _id,
      place,
    )
    change({ products: products.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)) })
    setSaid(t('item.productMoved', { name, place: place + 1, count }))
  }

  return (
    <div>
      <p className="text-caption text-ink-soft">{t('item.productsHint', { count: mostProductsOfItem })}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FieldError id="products-error" error={errors.products} />
      <ol
        aria-label={t('item.products')}
        className="mt-2 flex flex-col not-empty:border-hairline not-empty:border-t"
      >
        {products
          .map((product, place) => ({ product, place }))
          // By id, so that no row leaves the document, and its focus with it, when it is moved.
          .toSorted((one, other) => (one.product._id < other.product._id ? -1 : 1))
          .map(({ product, place }) => {
            const { _id, name, price, available } = product
            return (
              <li
                key={_id}
                style={{ order: place }}
                className="flex items-center gap-x-3 border-hairline border-b text-small"
              >
                <span className="min-w-0 flex-1 py-2">
                  <span className="block">
                    {place + 1}. {name}
                  </span>
                  <span className="text-caption text-ink-soft tabular-nums">
                    {formatEuros(price)}
                    {available || `, ${t('item.soldOut')}`}
                  </span>
                </span>
                <span className="flex flex-none">
                  <IconButton
                    icon="chevron"
                    className="[&_svg]:rotate-180"
                    label={t('item.productUp', { name })}
                    aria-disabled={place === 0}
                    onClick={() => move(product, place - 1)}
                  />
                  <IconButton
                    icon="chevron"
                    label={t('item.productDown', { name })}
                    aria-disabled={place === count - 1}
                    onClick={() => move(product, place + 1)}
                  />
                  <IconButton
                    icon="close"
                    label={t('item.productRemove', { name })}
                    onClick={() => remove(product)}
                  />
                </span>
              </li>
            )
          })}
      </ol>
      <ProductSearch field={search} chosen={products} onAdd={add} />
    </div>
  )
}
