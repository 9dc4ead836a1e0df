import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import { ErrorBoundary } from '../../../../ui/states/error-boundary.tsx'
import type { SecondFactorContract } from '../../signing-in/second-factor.contract.ts'
import type { User } from '../../user.schema.ts'
import { ownFactorQuery } from '../own-factor.queries.ts'
import { ProfileSection } from './profile-section.tsx'

const FactorState = lazyPart(() =>
  import('../second-factor/factor-state.tsx').then((module) => module.FactorState),
)

/** Where the second step is set up and removed, for members of the house and for customers who still have one. */
export const SecondFactorSection = ({ user }: { user: User }) => {
  const { t } = useTranslation('profile')
  const { data } = useQuery({
    ...ownFactorQuery(useApi<SecondFactorContract>()),
    enabled: user._id !== '',
  })
  if (user.role === 'user' && !data?.since) return null
  return (
    <ProfileSection id="deux-etapes" title={t('secondFactor.title')} text={t('secondFactor.text')}>
      <ErrorBoundary fallback={() => <p className="text-garance">{t('secondFactor.failed')}</p>}>
        <Suspense>{data && <FactorState factor={data} user={user} />}</Suspense>
      </ErrorBoundary>
    </ProfileSection>
  )
}
