import { useState } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { OwnFactor, SecondFactorContract } from '../../signing-in/second-factor.contract.ts'
import { BothForm } from './both-form.tsx'

interface FactorSummaryProps {
  readonly factor: OwnFactor
  readonly since: string
  readonly email: string
  readonly onMade: (codes: readonly string[]) => unknown
  readonly onRemoved: (message: string) => unknown
}

/** With so few codes left, their number is shown in red. */
const fewCodes = 3

/**
 * Shown while there is a second step: since when, how many recovery codes are left, and the buttons for new codes and
 * for removing it.
 */
export const FactorSummary = ({ factor, since, email, onMade, onRemoved }: FactorSummaryProps) => {
  const { t } = useTranslation('secondFactor')
  const lng = useLanguage()
  const api = useApi<SecondFactorContract>()
  const [asked, setAsked] = useState<'codes' | 'removal'>()
  const left = factor.recoveryCodesLeft
  const summary = (
    <p className="max-w-measure">
      {t('since', { day: longDay(since, lng) })}{' '}
      <span className={classNames(left <= fewCodes && 'text-garance')}>{t('left', { count: left })}</span>
    </p>
  )
  if (asked)
    return (
      <div className="flex min-w-0 flex-col gap-5">
        {summary}
        <BothForm
          key={asked}
          email={email}
          text={t(`${asked}Ask.text`)}
          submit={t(`${asked}Ask.submit`)}
          onStop={() => setAsked(undefined)}
          send={async (body) => {
            if (asked === 'codes') {
              const { recoveryCodes } = await api('POST /auth/second-factor/recovery-codes', { body })
              setAsked(undefined)
              await onMade(recoveryCodes)
            } else {
              const { message } = await api('DELETE /auth/second-factor', { body })
              await onRemoved(message)
            }
          }}
        />
      </div>
    )
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {summary}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={() => setAsked('codes')}>
          {t('codesAsk.open')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsked('removal')}>
          {t('removalAsk.open')}
        </Button>
      </div>
    </div>
  )
}
