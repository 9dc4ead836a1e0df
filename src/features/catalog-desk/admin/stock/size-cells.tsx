import type { ClipboardEvent, KeyboardEvent } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { madeToMeasure } from '../../../catalog/catalog.limits.ts'
import type { ListedProduct } from '../../product-list.contract.ts'
import { cellsOfPasted, isFaulty, sizeKey, type TypedStock, typedOf, type withTyped } from './typed-stock.ts'

/** Goes to the same size of the next or the previous product. */
const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
  const by = new Map([
    ['ArrowDown', 1],
    ['Enter', 1],
    ['ArrowUp', -1],
  ]).get(event.key)
  if (by === undefined) return
  event.preventDefault()
  const input = event.currentTarget
  const cells = [...document.querySelectorAll<HTMLInputElement>(`input[data-size="${input.dataset.size}"]`)]
  const next = cells[cells.indexOf(input) + by]
  next?.focus()
  next?.select()
}

interface SizeCellsProps {
  readonly product: ListedProduct
  /** All rows of the sheet, into which cells of a spreadsheet are pasted. */
  readonly products: readonly ListedProduct[]
  readonly typed: TypedStock
  readonly onType: (cells: Parameters<typeof withTyped>[2]) => void
}

/** The stock of a product, a field for each size. */
export const SizeCells = ({ product, products, typed, onType }: SizeCellsProps) => {
  const { t } = useTranslation('adminStock')
  const { _id: id, name, variants } = product
  const nameOf = (size: string | null) => {
    if (size === null) return t('none')
    return size === madeToMeasure ? t('toMeasure') : size
  }
  const paste = (event: ClipboardEvent, size: string | null) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onType(cellsOfPasted({ products, id, size, text }))
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,4rem)] gap-x-1 gap-y-2">
      {variants.map((variant) => {
        const { size, stock, held } = variant
        const text = typedOf(typed, product, variant)
        const isChanged = typed.get(id)?.has(sizeKey(size)) ?? false
        return (
          <li key={size} className="min-w-0 text-caption">
            <span className="block whitespace-nowrap text-ink-soft tabular-nums">
              {nameOf(size)}
              {isChanged && (
                <>
                  <span aria-hidden="true" className="text-garance">
                    {' · '}
                    {stock} →
                  </span>
                  <span className="sr-only"> {t('was', { stock })}</span>
                </>
              )}
              {!isChanged && held > 0 && (
                <span title={t('held', { count: held })}>
                  <span aria-hidden="true"> +{held}</span>
                  <span className="sr-only"> {t('held', { count: held })}</span>
                </span>
              )}
            </span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={t('stockOf', { name, size: nameOf(size) })}
              aria-invalid={isFaulty(text) || undefined}
              data-product={id}
              data-size={sizeKey(size)}
              value={text}
              onChange={({ target }) => onType([{ id, size, text: target.value }])}
              onKeyDown={moveByKey}
              onPaste={(event) => paste(event, size)}
              onFocus={({ target }) => target.select()}
              className={classNames(
                'control min-h-9 w-full px-1.5 py-1 text-end tabular-nums',
                isChanged && 'border-garance',
              )}
            />
          </li>
        )
      })}
    </ul>
  )
}
