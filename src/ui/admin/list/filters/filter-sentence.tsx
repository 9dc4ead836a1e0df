import { Link } from 'react-router'
import { startOfDayMs } from '../../../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../../../shared/dates/date-format.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import type { Translation } from '../../../../shared/i18n/translation.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { type Range, readDays, readEuros } from '../../../../shared/ranges/ranges.ts'
import { useLanguage } from '../../../api/use-language.ts'
import { Icon } from '../../../buttons/icon.tsx'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import type { Choices, ListParams } from '../list-declaration.ts'
import type { List } from '../use-list.ts'
import { type Filter, isOfGiven, isOfRange, type RangeFilter } from './filter.ts'

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const boundsOf = ({ from, to }: Range<unknown>) => {
  if (from === undefined) return 'to'
  if (to === undefined) return 'from'
  return from === to ? 'on' : 'between'
}

interface Voice {
  readonly t: Translation<'list'>
  readonly lng: Language
}

/** A range as a part of a sentence: « promises jusqu’au 4 décembre 2026 ». */
const sayRange = ({ kind, said: what }: RangeFilter, said: string, { t, lng }: Voice) => {
  const range = (kind === 'days' ? readDays : readEuros)(said)
  if (!range) return undefined
  const word = (bound: string | number | undefined) =>
    typeof bound === 'number' ? formatEuros(bound) : bound ? day(lng).format(startOfDayMs(bound)) : ''
  return t(`${kind}.${boundsOf(range)}`, { what, from: word(range.from), to: word(range.to) })
}

/** What a filter asks for, as a part of a sentence; undefined where it asks for nothing. */
const sayFilter = <C extends Choices>(filter: Filter<C>, params: ListParams<C>, voice: Voice) => {
  const said = params.given[filter.field]
  if (isOfRange(filter)) return said === undefined ? undefined : sayRange(filter, said, voice)
  if (isOfGiven(filter))
    return (
      said && `${filter.label}\u00a0: ${filter.options().find(({ value }) => value === said)?.label ?? said}`
    )
  const chosen = params[filter.field]
  const isMeant = chosen === undefined || chosen === filter.preset || filter.field === 'sort'
  return isMeant ? undefined : filter.nameOf(chosen)
}

interface FilterSentenceProps<C extends Choices, Row> {
  readonly list: List<C, Row>
  readonly filters: readonly Filter<C>[]
}

/** What the list is narrowed to, as one sentence, each part of which can be taken out of it. */
export const FilterSentence = <C extends Choices, Row>({ list, filters }: FilterSentenceProps<C, Row>) => {
  const { t } = useTranslation('list')
  const lng = useLanguage()
  const { params, hrefWith } = list
  const parts = filters.flatMap((filter) => {
    const words = sayFilter(filter, params, { t, lng })
    return words ? [{ field: filter.field, words }] : []
  })
  if (params.search) parts.push({ field: 'search', words: t('search', { words: params.search }) })
  if (parts.length === 0) return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <span className="text-ink-soft">{t('only')}</span>
      {parts.map(({ field, words }, place) => (
        <Link
          key={field}
          to={hrefWith({ [field]: undefined })}
          preventScrollReset
          aria-label={t('remove', { filter: words })}
          className="inline-flex min-h-8 items-center gap-1.5 border border-hairline px-2.5 hover:border-ink"
        >
          <span>
            {words}
            {place < parts.length - 1 && <span className="sr-only">,</span>}
          </span>
          <Icon name="close" size={14} />
        </Link>
      ))}
      <Link
        to={hrefWith(Object.fromEntries(parts.map(({ field }) => [field, undefined])))}
        preventScrollReset
        className="thread-link relative ms-2 inline-flex min-h-8 items-center"
      >
        {t('clear')}
      </Link>
    </p>
  )
}
