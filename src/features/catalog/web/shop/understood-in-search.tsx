import { Link } from 'react-router'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { UnderstoodFilter } from '../../catalog.contract.ts'
import { sizeNameIn } from '../../size-name.ts'

interface UnderstoodInSearchProps {
  readonly understood: readonly UnderstoodFilter[]
  /** The address of the search without some of its words. */
  readonly hrefWithout: (words: string) => string
}

/** What the search asks for beside its words. Each part can be taken off: it then leaves the search. */
export const UnderstoodInSearch = ({ understood, hrefWithout }: UnderstoodInSearchProps) => {
  const { t } = useTranslation('shop')
  const nameOf = useUnderstoodName()
  return (
    <div className="-mt-3 mb-8">
      <p className="text-ink-soft text-small">{t('search.understood')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {understood.map((one) => (
          <li key={one.words}>
            <Link
              to={hrefWithout(one.words)}
              preventScrollReset
              aria-label={t('search.takeOff', { filter: nameOf(one) })}
              className="inline-flex min-h-11 items-center gap-2 border border-rule bg-sheet px-4 text-small transition-colors hover:border-ink"
            >
              {nameOf(one)}
              <Icon name="close" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const useUnderstoodName = () => {
  const { t } = useTranslation(['shop', 'catalog'])
  const lng = useLanguage()
  const sizeName = sizeNameIn((name) => t(`catalog:${name}`))
  return (one: UnderstoodFilter) => {
    if (one.filter === 'day') return t('search.day', { day: spokenDay(one.day, lng) })
    if (one.filter === 'size') return t('search.size', { size: sizeName(one.size) })
    const { min, max } = one
    if (min === undefined) return t('search.atMost', { max: formatEuros(max ?? 0) })
    if (max === undefined) return t('search.atLeast', { min: formatEuros(min) })
    return t('search.between', { min: formatEuros(min), max: formatEuros(max) })
  }
}
