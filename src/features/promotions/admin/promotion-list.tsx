import type { Answer } from '../../../shared/api/contract.ts'
import { longDay } from '../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../shared/money.ts'
import { Answered } from '../../../ui/admin/answered.tsx'
import type { Columns } from '../../../ui/admin/list/table/columns.ts'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { Promotion, PromotionsContract } from '../promotions.contract.ts'
import { promotionsQuery } from './promotions.queries.ts'

type PromotionsAnswer = Answer<PromotionsContract['GET /admin/promotions']>

/** The welcome code stands in the list like the others, but there is nothing to change about it. */
interface Row
  extends Pick<Promotion, '_id' | 'code' | 'uses' | 'discount' | 'revenue' | 'mostUses' | 'state'> {
  readonly reduction: string
  readonly conditions: string
  readonly promotion: Promotion | undefined
}

const tones = {
  running: 'sage',
  coming: 'outline',
  spent: 'linen',
  over: 'linen',
  stopped: 'rose',
} as const

const useRows = () => {
  const { t } = useTranslation('adminPromotions')
  const lng = useLanguage()
  const period = ({ fromDay, untilDay }: Promotion) => {
    const [from, until] = [fromDay && longDay(fromDay, lng), untilDay && longDay(untilDay, lng)]
    if (from && until) return t('conditions.between', { from, until })
    if (from) return t('conditions.from', { from })
    return until && t('conditions.until', { until })
  }
  const conditionsOf = (promotion: Promotion) => {
    const { least, audience, people, mostPerCustomer } = promotion
    const { excludedCategories, excludedProducts, excludesReduced, excludesMadeToMeasure } = promotion
    const leavesOut =
      excludedCategories.length + excludedProducts.length > 0 || excludesReduced || excludesMadeToMeasure
    return [
      least > 0 && t('conditions.least', { amount: formatEuros(least) }),
      audience === 'newcomers' && t('conditions.newcomers'),
      audience === 'named' && t('conditions.named', { count: people.length }),
      mostPerCustomer !== null && t('conditions.perCustomer', { count: mostPerCustomer }),
      leavesOut && t('conditions.exceptions'),
      period(promotion),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return ({ welcome, promotions }: PromotionsAnswer): readonly Row[] => [
    ...promotions.map((promotion) => ({
      ...promotion,
      promotion,
      reduction:
        promotion.percent === null
          ? formatEuros(promotion.amount ?? 0)
          : t('percent', { count: promotion.percent }),
      conditions: conditionsOf(promotion),
    })),
    {
      ...welcome,
      _id: welcome.code,
      mostUses: null,
      state: 'running',
      promotion: undefined,
      reduction: t('percent', { count: welcome.percent }),
      conditions: t('conditions.welcome'),
    },
  ]
}

interface PromotionListProps {
  readonly onOpen: (promotion: Promotion) => void
}

/** The codes one a line, the newest first; each but the welcome code opens its form. */
export const PromotionList = ({ onOpen }: PromotionListProps) => {
  const { t } = useTranslation('adminPromotions')
  const query = usePrivateQuery(promotionsQuery(useApi<PromotionsContract>()))
  const rowsOf = useRows()
  const columns: Columns<Row> = [
    {
      name: 'code',
      label: t('columns.code'),
      className: 'ledger:w-[18%] wrap-anywhere',
      cell: ({ code, promotion }) =>
        promotion ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(promotion)}
            className="text-start font-medium underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
          >
            {code}
          </button>
        ) : (
          code
        ),
    },
    {
      name: 'reduction',
      label: t('columns.reduction'),
      inCard: true,
      plain: true,
      cell: (row) => row.reduction,
    },
    {
      name: 'conditions',
      label: t('columns.conditions'),
      className: 'ledger:w-[30%]',
      cell: ({ conditions }) => <span className="text-ink-soft">{conditions || t('conditions.none')}</span>,
    },
    {
      name: 'uses',
      label: t('columns.uses'),
      className: 'tabular-nums',
      inCard: true,
      cell: ({ uses, mostUses }) => (mostUses === null ? uses : t('usesOf', { uses, most: mostUses })),
    },
    {
      name: 'discount',
      label: t('columns.discount'),
      className: 'tabular-nums ledger-mid:hidden',
      cell: ({ discount }) => formatEuros(discount),
    },
    {
      name: 'revenue',
      label: t('columns.revenue'),
      className: 'tabular-nums',
      cell: ({ revenue }) => formatEuros(revenue),
    },
    {
      name: 'state',
      label: t('columns.state'),
      className: 'ledger:text-end',
      inCard: true,
      plain: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
  ]
  return (
    <Answered query={query} failed={t('failed')} retry={t('retry')} awaiting={<Skeleton className="h-60" />}>
      {(answer) => {
        const rows = rowsOf(answer)
        return <Ledger caption={t('title')} rows={rows} expected={rows.length} columns={columns} />
      }}
    </Answered>
  )
}
