import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PageHead } from '../../../../ui/routing/page-head.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { Confirmed } from '../../payments.contract.ts'
import { paidForIn, wayBack } from '../way-back.ts'
import { challengeTexts } from './challenge.texts.ts'
import { ChallengeQuestion } from './challenge-question.tsx'
import { useChallenge } from './use-challenge.ts'

interface ChallengeViewProps {
  readonly houseName: string
  /** The choice of the language, which stands in no header here. */
  readonly languages: ReactNode
}

/** The page of the demo's bank, as simple as those of real banks: one question, two answers, and back to the order. */
export const ChallengeView = ({ houseName, languages }: ChallengeViewProps) => {
  useOwnTexts('challenge', challengeTexts)
  const { t } = useTranslation('challenge')
  const navigate = useNavigate()
  const lng = useLanguage()
  const paidFor = paidForIn(useSearchParams()[0])
  const goOn = async (told: Confirmed) => {
    const declined = told.status === 'requires_payment_method' ? told.message : undefined
    const path = wayBack(declined === undefined ? 'confirmation' : 'payment', paidFor)
    // Replaces the history entry, so that Back does not lead to a question that was answered.
    await navigate(localizedPath(path, lng), { replace: true, state: { declined } })
  }
  const { state, asked, answer, answering, isUnanswered, retry } = useChallenge(goOn)

  const words = {
    over: { title: t('over'), text: t('overText') },
    missing: { title: t('missing'), text: t('missingText') },
    failed: { title: t('failed'), text: t('failedText') },
  }
  const title = state === 'asked' || state === 'loading' ? t('title') : words[state].title
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('description')}
        path={pathTo('challenge')}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame grid min-h-svh content-center justify-items-center gap-6 py-section">
        <section className="w-full max-w-narrow border border-rule bg-sheet p-6 sm:p-10">
          <p className="mb-6 text-caption text-ink-soft uppercase tracking-[0.14em]">
            {t('bank')} ·{' '}
            <span className="whitespace-nowrap">{asked?.isBancontact ? 'Bancontact' : '3-D Secure'}</span>
          </p>
          <h1 className="font-semibold text-lead">{title}</h1>
          {state === 'asked' && asked && (
            <ChallengeQuestion
              merchant={houseName}
              asked={asked}
              answering={answering}
              isFailed={isUnanswered}
              onAnswer={(approved) => void answer(approved)}
            />
          )}
          {state === 'loading' && (
            <div aria-busy>
              <p className="mt-3 text-ink-soft text-small">{t('loading')}</p>
              <Skeleton className="mt-6 h-40 w-full" />
            </div>
          )}
          {state !== 'asked' && state !== 'loading' && (
            <>
              <p role="status" className="mt-3 text-ink-soft">
                {words[state].text}
              </p>
              <div className="mt-6 flex flex-wrap gap-3">
                {state === 'failed' && <Button onClick={retry}>{t('retry')}</Button>}
                <Button variant="secondary" render={<LocalLink to={wayBack('payment', paidFor)} />}>
                  {t(paidFor ? 'back' : 'orders')}
                </Button>
              </div>
            </>
          )}
        </section>
        {languages}
      </div>
    </>
  )
}
