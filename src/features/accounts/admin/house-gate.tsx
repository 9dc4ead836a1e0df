import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../sitemap.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { Gate } from '../web/gate.tsx'
import { useAccount } from '../web/use-account.ts'
import { houseGateTexts } from './house-gate-texts.ts'

/** Lets into the house's own rooms whoever works there (§6); a customer is told so, a guest signs in first. */
export const HouseGate = ({ children }: { children: ReactNode }) => {
  useOwnTexts('houseGate', houseGateTexts)
  const { t } = useTranslation('houseGate')
  const { user } = useAccount()
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
