import type { ReactNode } from 'react'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AccountSection } from '../account/account-sections.ts'
import { overviewTexts } from './overview.texts.ts'
import { OverviewBlock } from './overview-block.tsx'
import { ProfileSummary } from './profile-summary.tsx'

interface Glance {
  readonly section: AccountSection
  readonly plate: ReactNode
  readonly content: ReactNode
}

interface AccountOverviewProps {
  /** The cart comes first, because a customer on the way to the payment goes on from there. */
  readonly cart: ReactNode
  readonly address: ReactNode
  /** Three summaries, side by side. */
  readonly glances: readonly Glance[]
  /** The favourites come last, because their height is known last. */
  readonly favourites: ReactNode
}

/** The account at a glance: the cart, the customer's profile and address, then a summary of the other sections. */
export const AccountOverview = ({ cart, address, glances, favourites }: AccountOverviewProps) => {
  useOwnTexts('overview', overviewTexts)
  const { t } = useTranslation('account')
  return (
    <div className="mt-10 flex flex-col gap-12 lg:mt-14 lg:gap-16">
      {cart}
      <div className="grid gap-x-gutter gap-y-12 md:grid-cols-2">
        <OverviewBlock title={t('links.profile')}>
          <ProfileSummary />
        </OverviewBlock>
        <OverviewBlock title={t('links.addresses')}>{address}</OverviewBlock>
      </div>
      <div className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
        {glances.map(({ section, plate, content }) => (
          <OverviewBlock key={section} title={t(`links.${section}`)} plate={plate}>
            {content}
          </OverviewBlock>
        ))}
      </div>
      <OverviewBlock title={t('links.favourites')}>{favourites}</OverviewBlock>
    </div>
  )
}
