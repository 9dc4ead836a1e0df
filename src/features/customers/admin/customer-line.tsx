import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { formatEuros } from '../../../shared/money.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Price } from '../../../ui/price.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { TraceKind } from '../../desk/traces.ts'
import type { CustomerDetail, CustomersContract, LineEntry } from '../customers.contract.ts'
import { type LinePage, lineQuery } from './customers.queries.ts'

/** Where a record is opened; undefined where no room that the reader may open shows it. */
export type RecordPath = (kind: string, id: string) => string | undefined

/** What an entry is about, in the reader's words. */
const useTitleOf = () => {
  const { t } = useTranslation('customersDesk')
  const lng = useLanguage()
  return ({ kind, title }: LineEntry) => {
    if (kind === 'appointment') return dayAndTime(title, lng)
    if (kind === 'consent') return title === 'phone-calls' ? t('consents.calls') : t('consents.measures')
    return title
  }
}

const Entry = ({ entry, pathOf }: { readonly entry: LineEntry; readonly pathOf: RecordPath }) => {
  const { t } = useTranslation('customersDesk')
  const title = useTitleOf()(entry)
  const to = entry.record ? pathOf(entry.record.kind, entry.record.id) : undefined
  return (
    <li className="grid gap-x-6 border-hairline border-b py-2 sm:grid-cols-[11rem_1fr_auto]">
      <span className="text-ink-soft">
        <Moment at={entry.at} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {t(`deeds.${entry.deed}`)}
        {title && (
          <>
            {' · '}
            {to ? (
              <LocalLink
                to={to}
                className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
              >
                {title}
              </LocalLink>
            ) : (
              title
            )}
          </>
        )}
      </span>
      {entry.amount !== null && <Price amount={formatEuros(entry.amount)} />}
    </li>
  )
}

interface LinePartProps {
  readonly page: LinePage
  readonly pathOf: RecordPath
}

/** Fifty entries, and those behind them once they are asked for; these take the focus. */
const LinePart = ({ page, pathOf }: LinePartProps) => {
  const { t } = useTranslation('customersDesk')
  const query = usePrivateQuery(lineQuery(useApi<CustomersContract>(), page))
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const isThere = query.data !== undefined
  const isBehind = page.after !== undefined
  useEffect(() => {
    if (isThere && isBehind) list.current?.focus({ preventScroll: true })
  }, [isThere, isBehind])
  return (
    <Answered
      query={query}
      failed={t('line.failed')}
      retry={t('retry')}
      awaiting={<Skeleton className="h-40 w-full" />}
    >
      {({ entries, more }) => (
        <>
          <ol ref={list} tabIndex={-1} aria-label={t('line.title')} className="text-small">
            {entries.map((entry) => (
              <Entry key={entry._id} entry={entry} pathOf={pathOf} />
            ))}
          </ol>
          {entries.length === 0 && <p className="py-4 text-ink-soft">{t('line.empty')}</p>}
          {more &&
            (isOpen ? (
              <LinePart page={{ ...page, after: entries.at(-1)?._id }} pathOf={pathOf} />
            ) : (
              <Button variant="quiet" onClick={() => setOpen(true)} className="mt-3">
                {t('line.older')}
              </Button>
            ))}
        </>
      )}
    </Answered>
  )
}

/** Which kind of entries the address asks for, and of which year. */
const useNarrowed = ({ kinds, years }: CustomerDetail) => {
  const [address] = useSearchParams()
  const kind: TraceKind | undefined = kinds.find((each) => each === address.get('kind'))
  const year = years.find((each) => String(each) === address.get('year'))
  return { kind, year }
}

interface CustomerLineProps {
  readonly customer: CustomerDetail
  readonly pathOf: RecordPath
}

/** All that passed between a person and the house, newest first, by its kinds and years. */
export const CustomerLine = ({ customer, pathOf }: CustomerLineProps) => {
  const { t } = useTranslation('customersDesk')
  const id = useId()
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const { kind, year } = useNarrowed(customer)
  const choose = (change: Record<string, string | undefined>) =>
    void navigate(urlWith(change), { preventScrollReset: true })
  return (
    <AdminSection id="line" title={t('line.title')}>
      <div className="mb-2 flex flex-wrap gap-x-6 gap-y-3">
        <SelectField
          id={`${id}kind`}
          label={t('line.kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('by.all') },
            ...customer.kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChange={({ target }) => choose({ kind: target.value || undefined })}
          frameClassName="w-52"
        />
        <SelectField
          id={`${id}year`}
          label={t('line.year')}
          value={year === undefined ? '' : String(year)}
          options={[
            { value: '', label: t('by.allYears') },
            ...customer.years.map((each) => ({ value: String(each), label: String(each) })),
          ]}
          onChange={({ target }) => choose({ year: target.value || undefined })}
          frameClassName="w-40"
        />
      </div>
      <LinePart
        key={`${kind ?? ''} ${year ?? ''}`}
        page={{ id: customer._id, kind, year, after: undefined }}
        pathOf={pathOf}
      />
    </AdminSection>
  )
}
