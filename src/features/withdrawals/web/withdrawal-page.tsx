import type { ReactNode } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { PageHead } from '../../../ui/routing/page-head.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { House } from '../../settings/house.schema.ts'
import { ModelForm } from './model-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import { withdrawingTexts } from './withdrawing.texts.ts'

/** Explains the right of withdrawal in three sentences. */
const GoodToKnow = () => {
  const { t } = useTranslation('withdrawing')
  return (
    <section aria-labelledby="good-to-know" className="border-hairline border-t pt-6">
      <h2 id="good-to-know" className="font-display text-subheading">
        {t('aside.title')}
      </h2>
      <div className="mt-4 flex flex-col gap-3 text-ink-soft text-small">
        <p>{t('aside.days')}</p>
        <p>{t('aside.refund')}</p>
        <p>{t('aside.excluded')}</p>
      </div>
    </section>
  )
}

interface WithdrawalPageProps {
  readonly house: House
  readonly returnsEmail: string
  readonly plate?: ReactNode
}

/**
 * The page to withdraw from a contract: the function that the law requires, and the other ways, which stay possible.
 */
export const WithdrawalPage = ({ house, returnsEmail, plate }: WithdrawalPageProps) => {
  useOwnTexts('withdrawing', withdrawingTexts)
  const { t } = useTranslation('withdrawing')
  return (
    <>
      <PageHead
        title={`${t('title')} · ${house.name}`}
        description={t('description')}
        path={pathTo('withdrawal')}
        siteName={house.name}
      />
      <div className="frame pt-10 print:hidden lg:pt-16">
        <div className="grid-12 items-end gap-y-8">
          <div className="col-span-12 md:col-span-8">
            <SectionHeading level={1} title={t('title')} lead={t('lead')} />
          </div>
          {plate && <div className="col-span-3 col-start-10 max-md:hidden">{plate}</div>}
        </div>
      </div>
      <div className="frame grid gap-x-gutter gap-y-14 pt-12 pb-section lg:grid-cols-12 print:block print:py-8">
        <div className="lg:col-span-7">
          <p className="mt-8 hidden max-w-measure border-garance border-s-2 bg-rose px-4 py-3 noscript:block">
            {t('withoutScript')}
          </p>
          <div className="mt-10 noscript:hidden print:mt-0">
            <WithdrawalSteps />
          </div>
        </div>
        <aside className="flex flex-col gap-10 lg:col-span-4 lg:col-start-9 print:hidden">
          <GoodToKnow />
          <OtherWays house={house} returnsEmail={returnsEmail} />
          <ModelForm house={house} returnsEmail={returnsEmail} />
        </aside>
      </div>
    </>
  )
}
