import type { ReactNode } from 'react'
import type { Answer } from '../../../shared/api/contract.ts'
import { pathTo } from '../../../sitemap.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { outcomes } from '../../appointments-desk/appointments-desk.limits.ts'
import type { FiguresContract } from '../figures.contract.ts'

interface VisitsLinkProps {
  readonly days: string | undefined
  readonly outcome?: (typeof outcomes)[number]
  /** Whether the member sees appointments. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A number of visits, which opens exactly those. */
const VisitsLink = ({ days, outcome, isOpen, children }: VisitsLinkProps) =>
  isOpen ? (
    <LocalLink
      to={`${pathTo('adminAppointments')}?period=all&status=honoured&days=${days}${outcome ? `&outcome=${outcome}` : ''}`}
      className="hover:text-garance"
    >
      {children}
    </LocalLink>
  ) : (
    children
  )

interface OrderedVisitsProps {
  readonly visits: Answer<FiguresContract['GET /admin/figures']>['visits']
  readonly days: string | undefined
  /** Whether the member sees appointments. */
  readonly isOpen: boolean
}

/** How many visits of the period became orders. */
export const OrderedVisits = ({ visits, days, isOpen }: OrderedVisitsProps) => {
  const { t } = useTranslation('figures')
  return (
    <>
      <h3 className="mt-6 border-rule border-b pb-2 font-medium">{t('visits')}</h3>
      <p className="py-2 tabular-nums">
        {visits.honoured > 0 && (
          <>
            <VisitsLink days={days} outcome="ordered" isOpen={isOpen}>
              <span className="font-semibold">{visits.ordered}</span>
            </VisitsLink>{' '}
          </>
        )}
        <VisitsLink days={days} isOpen={isOpen && visits.honoured > 0}>
          <span className="text-ink-soft">{t('visitsOf', { count: visits.honoured })}</span>
        </VisitsLink>
      </p>
    </>
  )
}
