import { Navigate, useSearchParams } from 'react-router'
import { parisMinute } from '../../../shared/calendar/paris-time.ts'
import { languages } from '../../../shared/i18n/languages.ts'
import { formatEuros } from '../../../shared/money.ts'
import { readablePhone } from '../../../shared/phone.ts'
import { listOver } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../ui/admin/list/list-page.tsx'
import type { Columns } from '../../../ui/admin/list/table/columns.ts'
import { RowLink } from '../../../ui/admin/list/table/row-link.tsx'
import { useList } from '../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Price } from '../../../ui/price.tsx'
import type { Customer, CustomersContract } from '../customers.contract.ts'
import { customerKinds, customersPageSize, searchMaxLength, yesOrNo } from '../customers.limits.ts'
import { customersKey } from './customers.queries.ts'
import { nameOf } from './name-of.ts'

const customers = listOver<CustomersContract>()({
  key: customersKey,
  call: 'GET /admin/customers',
  read: ({ customers: rows, ...page }) => ({ rows, ...page }),
  choices: { known: customerKinds, ordered: yesOrNo, letter: yesOrNo, language: languages },
  ranges: { contact: 'days' },
  searchMaxLength,
})

const useColumns = (maySeeSales: boolean): Columns<Customer> => {
  const { t } = useTranslation('customersDesk')
  const ofSales: Columns<Customer> = [
    {
      name: 'orders',
      label: t('columns.orders'),
      text: ({ orders }) => String(orders ?? ''),
      className: 'ledger:text-end tabular-nums ledger-mid:hidden ledger-wide:w-28',
      cell: ({ orders }) => orders || '',
    },
    {
      name: 'value',
      label: t('columns.value'),
      text: ({ value }) => String(value ?? ''),
      className: 'ledger:text-end tabular-nums ledger-wide:w-28',
      inCard: true,
      plain: true,
      cell: ({ value }) => (value ? <Price amount={formatEuros(value)} /> : ''),
    },
  ]
  return [
    {
      name: 'name',
      label: t('columns.name'),
      text: nameOf,
      className: 'ledger:w-1/4 ledger-wide:w-52',
      cell: (customer) => (
        <RowLink id={customer._id} className="line-clamp-1 wrap-anywhere">
          {nameOf(customer)}
        </RowLink>
      ),
    },
    {
      name: 'reached',
      label: t('columns.reached'),
      text: ({ email, phone }) => [email, phone].filter(Boolean).join(' '),
      inCard: true,
      plain: true,
      cell: ({ email, phone }) => (
        <span title={phone && readablePhone(phone)} className="block truncate">
          {email || readablePhone(phone)}
        </span>
      ),
    },
    {
      name: 'known',
      label: t('columns.known'),
      text: ({ hasAccount }) => t(hasAccount ? 'known.account' : 'known.guest'),
      className: 'ledger-mid:hidden ledger-wide:w-28',
      cell: ({ hasAccount }) => (
        <span className="whitespace-nowrap">{t(hasAccount ? 'known.account' : 'known.guest')}</span>
      ),
    },
    ...(maySeeSales ? ofSales : []),
    {
      name: 'letter',
      label: t('columns.letter'),
      text: ({ letter }) => t(letter ? 'letter.yes' : 'letter.no'),
      className: 'ledger-mid:hidden ledger-wide:w-24',
      cell: ({ letter }) => (letter ? t('letter.yes') : ''),
    },
    {
      name: 'language',
      label: t('columns.language'),
      text: ({ language }) => t(`languages.${language}`),
      className: 'ledger-mid:hidden ledger-wide:w-28',
      cell: ({ language }) => t(`languages.${language}`),
    },
    {
      name: 'contact',
      label: t('columns.contact'),
      text: ({ lastContactAt }) => parisMinute(Date.parse(lastContactAt)),
      className: 'ledger:text-end ledger-wide:w-44',
      inCard: true,
      plain: true,
      cell: ({ lastContactAt }) => <Moment at={lastContactAt} />,
    },
  ]
}

interface CustomerListProps {
  /** Whether the member may see what somebody has bought. */
  readonly maySeeSales: boolean
}

/** The people whom the house knows, one a line, by their last contact; the name opens one. */
export const CustomerList = ({ maySeeSales }: CustomerListProps) => {
  const { t } = useTranslation('customersDesk')
  const list = useList(customers)
  const columns = useColumns(maySeeSales)
  const { search, known, ordered, letter, language, given } = list.params
  const sheet = useSearchParams()[0].get('sheet')
  const urlWith = useChangedUrl()
  const [only, ...others] = list.query.data?.rows ?? []
  // Whose sheet was asked for is one person, or the member chooses among several.
  if (sheet && only && others.length === 0) return <Navigate replace to={urlWith({ opened: only._id })} />
  const isNarrowed = [search, known, ordered, letter, language, ...Object.values(given)].some(Boolean)
  return (
    <ListPage
      list={list}
      t={t}
      expected={customersPageSize}
      empty={t(isNarrowed ? 'emptyFound' : 'empty')}
      search={searchIn(t)}
      filters={[
        {
          field: 'known',
          label: t('by.known'),
          all: t('by.all'),
          nameOf: (value) => t(`known.${value}`),
          atHand: true,
        },
        {
          field: 'ordered',
          label: t('by.ordered'),
          all: t('by.all'),
          nameOf: (value) => t(`ordered.${value}`),
        },
        { field: 'letter', label: t('by.letter'), all: t('by.all'), nameOf: (value) => t(`letter.${value}`) },
        {
          field: 'language',
          label: t('by.language'),
          all: t('by.all'),
          nameOf: (value) => t(`languages.${value}`),
        },
        { kind: 'days', field: 'contact', label: t('by.contact'), said: t('by.contacted') },
      ]}
      columns={columns}
    />
  )
}
