import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type AskedAreas, hasRights } from '../../../shared/roles.ts'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { SecondFactorContract } from '../signing-in/second-factor.contract.ts'
import { Gate } from '../web/gate.tsx'
import { ownFactorQuery } from '../web/own-factor.queries.ts'
import { useAccount } from '../web/use-account.ts'
import { staffGateTexts } from './staff-gate.texts.ts'

/**
 * Whether this member must still set up the required second step, undefined while that is asked; until then the API
 * refuses nearly all calls of the team.
 */
export const useOwesFactor = (isTeam: boolean) => {
  const { data } = useQuery({
    ...ownFactorQuery(useApi<SecondFactorContract>()),
    enabled: isTeam,
  })
  if (!isTeam) return false
  return data?.required && data.since === null
}

interface StaffGateProps {
  /** In one of which a member needs rights to see this page; none for a page of admins. */
  readonly areas?: AskedAreas | undefined
  readonly children: ReactNode
}

/**
 * Lets the house's staff into the admin (§6); a customer is told that it is closed, a guest signs in first, a
 * member without the required second step is led to it, and one without the rights reads one sentence in place of a page.
 */
export const StaffGate = ({ areas, children }: StaffGateProps) => {
  useOwnTexts('staffGate', staffGateTexts)
  const { t } = useTranslation('staffGate')
  const { user } = useAccount()
  const isTeam = user !== undefined && user.role !== 'user'
  const owesFactor = useOwesFactor(isTeam)
  const isClosed = user?.role === 'staff' && !hasRights(user, areas ?? [])
  if (owesFactor)
    return (
      <div className="frame">
        <title>{t('factor.title')}</title>
        <EmptyState
          level={1}
          title={t('factor.title')}
          text={t('factor.text')}
          action={
            <Button render={<LocalLink to={`${pathTo('profile')}#deux-etapes`} />}>{t('factor.toIt')}</Button>
          }
        />
      </div>
    )
  if (isClosed)
    return (
      <div className="frame py-6">
        <title>{t('title')}</title>
        <h1 className="font-medium text-body">{t(areas ? 'otherArea' : 'adminsOnly')}</h1>
      </div>
    )
  if (user?.role !== 'user') return <Gate>{children}</Gate>
  return (
    <div className="frame">
      <title>{t('title')}</title>
      <EmptyState
        level={1}
        title={t('title')}
        text={t('text')}
        action={<Button render={<LocalLink to={pathTo('account')} />}>{t('toAccount')}</Button>}
      />
    </div>
  )
}
