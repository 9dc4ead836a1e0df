import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import type { AccountSection } from '../account/account-sections.ts'
import { OverviewBlock } from './overview-block.tsx'
import { overviewTexts } from './overview-texts.ts'
import { ProfileSummary } from './profile-summary.tsx'

interface Glance {
  readonly section: AccountSection
  readonly content: ReactNode
}

/** The account at a glance: who she is, then what each other section comes to, in the order given. */
export const AccountOverview = ({ glances }: { glances: readonly Glance[] }) => {
  useOwnTexts('overview', overviewTexts)
  const { t } = useTranslation('account')
  return (
    <div className="mt-10 grid gap-x-gutter gap-y-10 md:grid-cols-2 lg:mt-14">
      <OverviewBlock title={t('links.profile')}>
        <ProfileSummary />
      </OverviewBlock>
      {glances.map(({ section, content }) => (
        <OverviewBlock key={section} title={t(`links.${section}`)}>
          {content}
        </OverviewBlock>
      ))}
    </div>
  )
}
