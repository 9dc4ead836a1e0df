import { dayAndTime } from '../../../../../../shared/dates/day-and-time.ts'
import { formatEuros } from '../../../../../../shared/money.ts'
import { useLanguage } from '../../../../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'
import { productStates } from '../../../../../catalog/product.limits.ts'
import { cutLineIn, measureLineIn } from '../../../../../garments/garment-lines.ts'
import type { ProductVersion } from '../../../../product-versions.contract.ts'
import { versionsTexts } from './versions.texts.ts'

type Change = ProductVersion['changes'][number]

/** Lists whose lines are kept in words of the software. */
const linesIn: Readonly<Partial<Record<Change['field'], typeof cutLineIn>>> = {
  cut: cutLineIn,
  measures: measureLineIn,
}

/** A value in words. */
const useInWords = () => {
  const { t } = useTranslation('productVersions')
  const { t: named } = useTranslation('adminProducts')
  const { t: stated } = useTranslation('publication')
  const lng = useLanguage()
  const written: Readonly<Partial<Record<Change['field'], (value: string | number) => string>>> = {
    price: (euros) => formatEuros(Number(euros)),
    publishAt: (moment) => dayAndTime(String(moment), lng),
    state: (state) => stated(`states.${productStates.find((known) => known === state) ?? 'draft'}`),
  }
  return (field: Change['field'], value: Change['before']) => {
    if (typeof value === 'boolean') return named(value ? 'yes' : 'no')
    if (Array.isArray(value)) {
      const lines = value.map((line) => linesIn[field]?.(line, lng) ?? line)
      return lines.join(field === 'measures' ? '\u00a0; ' : ', ') || t('nothing')
    }
    if (value === undefined || value === null || value === '') return t('nothing')
    return written[field]?.(value) ?? String(value)
  }
}

/** What was changed of a product, field by field: what it was, and what it is. */
export const ChangedValues = ({ changes }: { readonly changes: readonly Change[] }) => {
  useOwnTexts('productVersions', versionsTexts)
  const { t } = useTranslation('productVersions')
  const { t: named } = useTranslation('adminProducts')
  const inWords = useInWords()
  const nameOf = (field: Change['field']) =>
    field === 'state' || field === 'publishAt' ? t(field) : named(`fields.${field}`)
  if (changes.length === 0) return null
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-small sm:grid-cols-[10rem_1fr]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-ink-soft">{nameOf(field)}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <del className="line-clamp-4 text-ink-soft">{inWords(field, before)}</del>
            <ins className="line-clamp-4 no-underline">{inWords(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
