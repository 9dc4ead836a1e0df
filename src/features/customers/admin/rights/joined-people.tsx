import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { CustomerDetail } from '../../customers.contract.ts'
import type { CustomerRightsContract } from '../../rights/rights.contract.ts'
import { customersKey } from '../customers.queries.ts'

/** Who was joined to a customer, and for thirty days the way back. */
export const JoinedPeople = ({ customer: { _id: id, joins } }: { readonly customer: CustomerDetail }) => {
  const { t } = useTranslation('customerRights')
  const api = useApi<CustomerRightsContract>()
  const lng = useLanguage()
  const { write, writing } = useWrite({
    send: (joinId: string) => api('DELETE /admin/customers/{id}/joins/{joinId}', { params: { id, joinId } }),
    succeeded: () => notify('general', { title: t('join.separated'), variant: 'success' }),
    failed: (error) => showFailure(t('join.notSeparated'), error),
    refresh: { queryKey: customersKey },
  })
  const dayOf = (moment: string) => spokenDay(parisTime(Date.parse(moment)).date, lng)
  return (
    <ul aria-label={t('join.joined')} className="mt-5 text-small">
      {joins.map(({ _id, alias, joinedAt, until }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-hairline border-b py-2">
          <span className="min-w-0 grow wrap-anywhere">
            {t('join.since', { alias, day: dayOf(joinedAt) })}
          </span>
          {until && (
            <Button variant="quiet" size="small" loading={writing === _id} onClick={() => void write(_id)}>
              {t('join.separate', { day: dayOf(until) })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
