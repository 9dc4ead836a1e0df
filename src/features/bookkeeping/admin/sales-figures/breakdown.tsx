import type { Answer } from '../../../../shared/api/contract.ts'
import { Amount } from '../../../../ui/admin/figures.tsx'
import { WholeListFile } from '../../../../ui/admin/list/file/whole-list-file.tsx'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Days } from '../../periods.ts'
import type { SalesFiguresContract } from '../../sales-figures/sales-figures.contract.ts'
import type { Breakdown } from '../../sales-figures/sales-figures.limits.ts'
import { Margin } from './margin.tsx'
import { openedBy } from './opened-rows.ts'
import { OpeningLink } from './opening-link.tsx'

type Figures = Answer<SalesFiguresContract['GET /admin/accounts/figures']>
type Totals = Figures['totals']

interface BreakdownTableProps extends Pick<Figures, 'rows' | 'totals'> {
  readonly by: Breakdown
  readonly days: Days
}

const side = 'ledger:text-end tabular-nums'

const useAmountColumns = () => {
  const { t } = useTranslation('salesFiguresDesk')
  const columns = [
    ['base', t('base')],
    ['vat', t('vat')],
    ['total', t('totalShort')],
    ['average', t('averageShort')],
  ] as const
  return columns.map(([name, label]) => ({
    name,
    label,
    className: `${side} ledger-wide:w-32${name === 'vat' || name === 'average' ? ' ledger-mid:hidden' : ''}`,
    inCard: true,
    cell: (row: Totals) => <Amount euros={row[name]} />,
  }))
}

/** The turnover of each row, with the sum that is the papers'; each row opens what it is made of. */
export const BreakdownTable = ({ rows, totals, by, days }: BreakdownTableProps) => {
  const { t } = useTranslation('salesFiguresDesk')
  const whole = { _id: 'whole', part: 'products' as const, key: null, name: t('sum'), ...totals }
  return (
    <>
      <div className="mb-4 flex flex-wrap justify-end gap-3">
        <WholeListFile call="GET /admin/accounts/figures" query={{ ...days, by }} />
      </div>
      <Ledger
        caption={t(`breakdowns.${by}`)}
        expected={6}
        rows={[...rows, whole]}
        columns={[
          {
            name: 'name',
            label: t(`breakdowns.${by}`),
            cell: ({ part, key, name }) => (
              <OpeningLink to={openedBy({ part, key, by, days })}>{name}</OpeningLink>
            ),
          },
          {
            name: 'orders',
            label: t('ordersShort'),
            className: `${side} ledger-wide:w-28`,
            inCard: true,
            cell: ({ orders }) => orders,
          },
          {
            name: 'sold',
            label: t('sold'),
            className: `${side} ledger-wide:w-20`,
            inCard: true,
            cell: ({ quantity }) => quantity,
          },
          {
            name: 'returned',
            label: t('returned'),
            className: `${side} ledger-wide:w-20`,
            inCard: true,
            cell: ({ part, key, returned }) => (
              <OpeningLink to={returned > 0 ? openedBy({ part, key, by, days }, 'refunded') : undefined}>
                {returned}
              </OpeningLink>
            ),
          },
          ...useAmountColumns(),
          {
            name: 'margin',
            label: t('margin'),
            className: `${side} ledger-wide:w-36`,
            inCard: true,
            cell: (row) => <Margin {...row} />,
          },
        ]}
      />
      <p className="mt-3 text-ink-soft text-small">{t('marginHint')}</p>
      {(by === 'category' || by === 'product' || by === 'size') && (
        <p className="mt-1 text-ink-soft text-small">{t('severalRows')}</p>
      )}
    </>
  )
}
