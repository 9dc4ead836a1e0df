import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Api } from '../../../shared/api/client.ts'
import { houseTimeZone } from '../../../shared/calendar/paris-time.ts'
import { dateFormat } from '../../../shared/dates/date-format.ts'
import { formatEuros } from '../../../shared/money.ts'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { PlannedDaysContract } from '../planned-days.contract.ts'
import { plannedDayTexts } from './planned-day.texts.ts'

const plannedDayQuery = (api: Api<PlannedDaysContract>, day: string) =>
  queryOptions({
    queryKey: ['admin-planned', api.lng, day],
    queryFn: ({ signal }) => api('GET /admin/planned', { query: { day }, signal }),
    staleTime: 0,
    meta: { private: true },
  })

/** A day as a field of dates gives it, in a year that somebody means: while one is typed, it passes through others. */
const plannable = /^2[01]\d\d-\d\d-\d\d$/

const timeFormat = dateFormat({ timeStyle: 'short', timeZone: houseTimeZone })

interface PlannedDayProps {
  readonly day: string
  /** The product beside whose date it stands. */
  readonly except: string | null
}

/** What else the shop begins to show on a day, and the letters that leave on it; nothing where there is nothing. */
export const PlannedDay = ({ day, except }: PlannedDayProps) => {
  useOwnTexts('plannedDay', plannedDayTexts)
  const { t } = useTranslation('plannedDay')
  const lng = useLanguage()
  const isOpen = plannable.test(day)
  const { data, error } = usePrivateQuery(plannedDayQuery(useApi(), day), { isOpen })
  if (error) return <p className="basis-full text-ink-soft text-small">{t('failed')}</p>
  if (!isOpen || !data) return null
  const time = (at: string) => timeFormat(lng).format(new Date(at))
  const isOther = ({ _id }: { readonly _id: string }) => _id !== except
  const products = data.products.filter(isOther)
  const versions = data.versions.filter(isOther)
  if (products.length + versions.length + data.pictures.length + data.letters.length === 0) return null
  return (
    <div className="basis-full text-small">
      <p className="font-medium">{t('title')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {products.map(({ _id, name, at }) => (
          <Planned key={_id} to={productPath(_id)} name={name} lang="fr">
            {t('published', { time: time(at) })}
          </Planned>
        ))}
        {versions.map(({ _id, name, at, price }) => (
          <Planned key={_id} to={productPath(_id)} name={name} lang="fr">
            {t('changed', { time: time(at) })}
            {price && (
              <span className="whitespace-nowrap tabular-nums">
                {', '}
                {t('price', { before: formatEuros(price.before), after: formatEuros(price.after) })}
              </span>
            )}
          </Planned>
        ))}
        {data.pictures.map(({ _id, title, board }) => (
          <Planned
            key={_id}
            to={`${pathTo('adminGallery')}?${new URLSearchParams({ board, opened: _id })}`}
            name={title}
          >
            {t(`boards.${board}`)}
          </Planned>
        ))}
        {data.letters.map(({ _id, subject, at }) => (
          <Planned key={_id} to={letterPath(_id)} name={subject} lang="fr">
            {t('letter', { time: time(at) })}
          </Planned>
        ))}
      </ul>
    </div>
  )
}

const letterPath = (id: string) =>
  `${pathTo('adminNewsletter')}?${new URLSearchParams({ view: 'letters', opened: id })}`

const productPath = (id: string) => `${pathTo('adminProducts')}?${new URLSearchParams({ opened: id })}`

interface PlannedProps {
  readonly to: string
  readonly name: string
  readonly lang?: 'fr'
  readonly children: ReactNode
}

const Planned = ({ to, name, lang, children }: PlannedProps) => (
  <li className="wrap-anywhere">
    <LocalLink
      to={to}
      lang={lang}
      className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
    >
      {name}
    </LocalLink>
    {', '}
    {children}
  </li>
)
