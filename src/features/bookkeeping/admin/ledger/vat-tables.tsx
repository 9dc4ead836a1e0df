import type { Answer } from '../../../../shared/api/contract.ts'
import { namesOfCountries } from '../../../../shared/postal/country-name.ts'
import { Amount, BookedDay } from '../../../../ui/admin/figures.tsx'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { LedgerContract } from '../../ledger.contract.ts'

type Vat = Answer<LedgerContract['GET /admin/accounts/vat']>

const side = 'ledger:text-end ledger-wide:w-36'

interface TaxedRow {
  readonly base: number
  readonly vat: number
  readonly total: number
}

/** The columns of base, tax and both. */
const useTaxedColumns = () => {
  const { t } = useTranslation('bookkeepingDesk')
  return (['base', 'vat', 'total'] as const).map((name) => ({
    name,
    label: t(`vat.${name}`),
    className: side,
    inCard: true,
    cell: (row: TaxedRow) => <Amount euros={row[name]} />,
  }))
}

/** Says a rate in percent. */
export const usePercent = () => {
  const lng = useLanguage()
  return (rate: number) => `${rate.toLocaleString(lng)}\u00a0%`
}

/** The lines of the return. */
export const Boxes = ({ boxes }: Pick<Vat, 'boxes'>) => {
  const { t } = useTranslation('bookkeepingDesk')
  const [base, vat] = useTaxedColumns()
  return (
    <Ledger
      caption={t('vat.boxes')}
      expected={4}
      rows={boxes.map((box) => ({ _id: box.box, total: box.base + box.vat, ...box }))}
      columns={[
        {
          name: 'box',
          label: t('vat.box'),
          className: 'ledger-wide:w-20',
          cell: ({ box }) => box,
        },
        {
          name: 'name',
          label: t('vat.line'),
          inCard: true,
          plain: true,
          cell: ({ box }) => t(`vat.named.${box}`),
        },
        ...(base && vat ? [base, vat] : []),
      ]}
    />
  )
}

/** What was sold where, at which rate and to whom. */
export const Lines = ({ lines }: Pick<Vat, 'lines'>) => {
  const { t } = useTranslation('bookkeepingDesk')
  const names = namesOfCountries(useLanguage())
  const percent = usePercent()
  return (
    <Ledger
      caption={t('vat.lines')}
      expected={6}
      rows={lines}
      columns={[
        {
          name: 'treatment',
          label: t('vat.treatment'),
          cell: ({ treatment }) => t(`treatments.${treatment}`),
        },
        {
          name: 'country',
          label: t('papers.country'),
          inCard: true,
          plain: true,
          cell: ({ country }) => names.of(country) ?? country,
        },
        {
          name: 'rate',
          label: t('papers.rate'),
          className: 'ledger:text-end ledger-wide:w-20',
          inCard: true,
          plain: true,
          cell: ({ rate }) => percent(rate),
        },
        {
          name: 'clientele',
          label: t('papers.clientele'),
          className: 'ledger-wide:w-32',
          inCard: true,
          plain: true,
          cell: ({ clientele }) => t(`clienteles.${clientele}`),
        },
        {
          name: 'operation',
          label: t('papers.operation'),
          className: 'ledger-mid:hidden ledger-wide:w-28',
          cell: ({ operation }) => t(`operations.${operation}`),
        },
        ...useTaxedColumns(),
      ]}
    />
  )
}

/** What was sold each day, by rate. */
export const Days = ({ days }: Pick<Vat, 'days'>) => {
  const { t } = useTranslation('bookkeepingDesk')
  const percent = usePercent()
  return (
    <Ledger
      caption={t('vat.days')}
      expected={10}
      rows={days.map((each) => ({ _id: `${each.day}.${each.rate}`, ...each }))}
      columns={[
        { name: 'day', label: t('journal.date'), cell: ({ day }) => <BookedDay day={day} /> },
        {
          name: 'rate',
          label: t('papers.rate'),
          className: 'ledger:text-end ledger-wide:w-24',
          inCard: true,
          plain: true,
          cell: ({ rate }) => percent(rate),
        },
        ...useTaxedColumns(),
      ]}
    />
  )
}
