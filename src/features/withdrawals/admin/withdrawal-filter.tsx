import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type WithdrawalStatus, withdrawalStatuses } from '../withdrawals.limits.ts'

interface WithdrawalFilterProps {
  readonly status: WithdrawalStatus | undefined
  /** Unknown while they are on their way. */
  readonly counts: Readonly<Record<WithdrawalStatus, number>> | undefined
}

/** The withdrawals by what became of them, each with their number; the choice stands in the address. */
export const WithdrawalFilter = ({ status, counts }: WithdrawalFilterProps) => {
  const { t } = useTranslation('withdrawals')
  const addressWith = useChangedAddress()
  const all = counts && withdrawalStatuses.reduce((sum, each) => sum + counts[each], 0)
  return (
    <nav aria-label={t('filter.label')} className="mb-4 text-small">
      <ul className="flex flex-wrap gap-x-6">
        {([undefined, ...withdrawalStatuses] as const).map((choice) => (
          <li key={choice ?? 'all'}>
            <Link
              to={addressWith({ status: choice, page: undefined })}
              preventScrollReset
              aria-current={choice === status ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center gap-2',
                choice === status ? 'text-ink' : 'text-ink-soft',
              )}
            >
              {t(`filter.${choice ?? 'all'}`)}
              <span className="min-w-[1ch] tabular-nums">{choice ? counts?.[choice] : all}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
