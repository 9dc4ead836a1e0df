import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../../../shared/api/api-error.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../../ui/forms/form/use-form.ts'
import { CodeField } from '../../../../../ui/forms/sent/code-field.tsx'
import { FormAlert } from '../../../../../ui/forms/sent/form-alert.tsx'
import { useFieldRules } from '../../../../../ui/forms/sent/use-field-rules.ts'
import { useOwnTexts } from '../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { SecondFactorContract } from '../../../signing-in/second-factor.contract.ts'
import type { SignInFormProps } from '../sign-in-form-props.ts'
import { codeStepTexts } from './code-step.texts.ts'

interface CodeStepProps extends SignInFormProps {
  /** The challenge that the server sent with its refusal. */
  readonly challenge: unknown
  /** Called to go back to the step before, with the reason if there is one. */
  readonly onBack: (why: string | undefined) => void
}

/** The second step of a sign-in: six digits of the telephone, or a recovery code in its place. */
export const CodeStep = ({ challenge, onSignedIn, onBack }: CodeStepProps) => {
  useOwnTexts('codeStep', codeStepTexts)
  const { t } = useTranslation('codeStep')
  const api = useApi<SecondFactorContract>()
  const rules = useFieldRules()
  const [kind, setKind] = useState<'telephone' | 'recovery'>('telephone')
  const {
    write,
    busy,
    failure,
    reset: forget,
  } = useWrite({
    send: async ({ code }: { code: string }) =>
      onSignedIn(await api('POST /auth/login/code', { body: { challenge: String(challenge), code } })),
    failed: (error) => {
      if (error instanceof ApiError && error.code === 'challenge_over') onBack(error.message)
    },
    refresh: null,
  })
  const form = useForm({
    names: ['code'],
    check: rules.allRequired,
    submit: write,
    failure,
    failures: rules.failures,
  })
  const focusCode = useEffectEvent(() => form.focus('code'))
  // The field also gets the focus when the customer switches to the other kind of code.
  useEffect(() => {
    if (kind) focusCode()
  }, [kind])
  const other = kind === 'telephone' ? 'recovery' : 'telephone'
  return (
    <form data-step="" method="post" {...form.props} className="flex flex-col gap-6">
      <div>
        <h2 className="font-display text-heading">{t('title')}</h2>
        <p className="mt-3 min-h-[2lh] max-w-measure text-ink-soft">{t(`${kind}.lead`)}</p>
      </div>
      <FormAlert>{form.refusal}</FormAlert>
      <CodeField key={kind} kind={kind} {...form.field('code')} label={t(`${kind}.label`)} />
      <Button type="submit" size="large" loading={busy} className="w-full">
        {busy ? t('submitting') : t('submit')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            form.reset()
            forget()
            setKind(other)
          }}
        >
          {t(`${kind}.other`)}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onBack(undefined)}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
