import { CheckboxField } from '../../../../../ui/forms/checkbox-field.tsx'
import { FieldError } from '../../../../../ui/forms/field-error.tsx'
import { TextField } from '../../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { madeToMeasure, sizes } from '../../../../catalog/catalog.limits.ts'
import { type ProductFieldsProps, sizeless } from './product-draft.ts'

/** The sizes in which a product is sold, each with what is there of it. */
export const SizeFields = ({ draft, change, errors }: ProductFieldsProps) => {
  const { t } = useTranslation('adminProducts')
  const { stocks } = draft
  const nameOf = (size: string) => {
    if (size === sizeless) return t('sizes.none')
    return size === madeToMeasure ? t('sizes.toMeasure') : size
  }
  const isSold = (size: string) => Object.hasOwn(stocks, size)
  const sell = (size: string, isWanted: boolean) => {
    const { [size]: _gone, ...others } = stocks
    // What has no size is sold in none, and what has sizes is not sold without.
    const kept = size === sizeless ? {} : Object.fromEntries(Object.entries(others).filter(([each]) => each))
    change({ stocks: isWanted ? { ...kept, [size]: stocks[size] ?? '0' } : others })
  }
  return (
    <>
      <ul className="border-hairline border-t">
        {[sizeless, ...sizes].map((size) => (
          <li
            key={size}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-hairline border-b"
          >
            <CheckboxField
              label={nameOf(size)}
              checked={isSold(size)}
              onChange={({ target }) => sell(size, target.checked)}
            />
            {isSold(size) && (
              <TextField
                label={t('sizes.stockOf', { size: nameOf(size) })}
                inputMode="numeric"
                value={stocks[size] ?? ''}
                aria-invalid={errors.stocks ? true : undefined}
                className="min-h-10 w-24 py-1.5 text-end tabular-nums"
                frameClassName="[&>label]:sr-only"
                onChange={({ target }) => change({ stocks: { ...stocks, [size]: target.value } })}
              />
            )}
          </li>
        ))}
      </ul>
      <div data-refused={errors.stocks ? '' : undefined} tabIndex={-1}>
        <FieldError id="stocks-error" error={errors.stocks} />
      </div>
    </>
  )
}
