import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { SecondFactorContract } from '../signing-in/second-factor.contract.ts'
import { Gate, useAccess } from '../web/gate.tsx'
import { ownFactorQuery } from '../web/own-factor.queries.ts'
import { useAccount } from '../web/use-account.ts'
import { staffGateTexts } from './staff-gate.texts.ts'

/**
 * Whether this admin must still set up the required second step, undefined while that is asked; until then the API
 * refuses nearly all calls of the admin.
 */
export const useOwesFactor = (isAdmin: boolean) => {
  const { data } = useQuery({
    ...ownFactorQuery(useApi<SecondFactorContract>()),
    enabled: isAdmin,
  })
  if (!isAdmin) return false
  return data && data.required && data.since === null
}

/**
 * Lets the house's staff into the admin (§6); a customer is told that it is closed, a guest signs in first, an
 * admin without the required second step is led to it, and staff reads one sentence in place of a page for admins.
 */
export const StaffGate = ({ children }: { children: ReactNode }) => {
  useOwnTexts('staffGate', staffGateTexts)
  const { t } = useTranslation('staffGate')
  const { user } = useAccount()
  const isForAdmins = useAccess() === 'admin'
  const owesFactor = useOwesFactor(user?.role === 'admin')
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
  if (isForAdmins && user?.role === 'staff')
    return (
      <div className="frame py-6">
        <title>{t('title')}</title>
        <h1 className="font-medium text-body">{t('adminsOnly')}</h1>
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
