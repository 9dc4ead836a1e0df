import { useState } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { sentenceOfFailure } from '../../../../ui/forms/form/refusal-of-form.ts'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { FormDone } from '../../../../ui/forms/sent/form-done.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SecondFactorContract } from '../../signing-in/second-factor.contract.ts'
import { type BegunFactor, EnrolmentForm } from './enrolment-form.tsx'

interface FactorAbsentProps {
  /** Whether the house requires a second step of this account. */
  readonly required: boolean
  /** The result of the last change, to be announced. */
  readonly said: string | undefined
  readonly onMade: (codes: readonly string[]) => unknown
}

/** Shown while there is no second step: what it is for, and the button that sets it up. */
export const FactorAbsent = ({ required, said, onMade }: FactorAbsentProps) => {
  const { t } = useTranslation('secondFactor')
  const api = useApi<SecondFactorContract>()
  const [begun, setBegun] = useState<BegunFactor>()
  const { write, busy, failure } = useWrite({
    send: () => api('POST /auth/second-factor', {}),
    succeeded: setBegun,
    refresh: null,
  })
  const { failures } = useFieldRules()
  if (begun) return <EnrolmentForm begun={begun} onMade={onMade} onStop={() => setBegun(undefined)} />
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {required && <p className="border-garance border-s-2 bg-linen px-4 py-3">{t('required')}</p>}
      <FormAlert>{failure ? sentenceOfFailure(failure, failures) : undefined}</FormAlert>
      <p className="max-w-measure">{t('absent')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" loading={busy} onClick={() => void write()}>
          {t('begin')}
        </Button>
        <FormDone>{said}</FormDone>
      </div>
    </div>
  )
}
