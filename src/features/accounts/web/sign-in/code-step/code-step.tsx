import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../../shared/api/api-error.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { CodeField } from '../../../../../ui/forms/sent/code-field.tsx'
import { FormAlert } from '../../../../../ui/forms/sent/form-alert.tsx'
import { useFieldRules } from '../../../../../ui/forms/sent/use-field-rules.ts'
import { useSentForm } from '../../../../../ui/forms/sent/use-sent-form.ts'
import { useOwnTexts } from '../../../../../ui/i18n/use-own-texts.ts'
import type { SecondFactorContract } from '../../../signing-in/second-factor.contract.ts'
import type { SignInFormProps } from '../sign-in-form-props.ts'
import { codeStepTexts } from './code-step.texts.ts'

interface CodeStepProps extends SignInFormProps {
  /** The challenge that the server sent with its refusal. */
  readonly challenge: unknown
  /** The form of the step before: going back keeps its address and clears its password. */
  readonly password: UseFormReturn<{ readonly email: string; readonly password: string }>
  readonly onBack: (nothing: undefined) => void
}

/** The second step of a sign-in: six digits of the telephone, or a recovery code in its place. */
export const CodeStep = ({ challenge, password, onSignedIn, onBack }: CodeStepProps) => {
  useOwnTexts('codeStep', codeStepTexts)
  const { t } = useTranslation('codeStep')
  const api = useApi<SecondFactorContract>()
  const rules = useFieldRules()
  const [kind, setKind] = useState<'telephone' | 'recovery'>('telephone')
  const goBack = (why?: string) => {
    password.resetField('password')
    if (why) password.setError('root', { message: why })
    onBack(undefined)
  }
  const { form, submit, errorOf, refusal, isSending } = useSentForm({
    defaultValues: { code: '' },
    names: ['code'],
    send: async ({ code }) => {
      try {
        await onSignedIn(await api('POST /auth/login/code', { body: { challenge: String(challenge), code } }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'challenge_over') throw error
        goBack(error.message)
      }
      return undefined
    },
  })
  const { setFocus } = form
  // The field also gets the focus when the customer switches to the other kind of code.
  useEffect(() => {
    if (kind) setFocus('code')
  }, [kind, setFocus])
  const other = kind === 'telephone' ? 'recovery' : 'telephone'
  return (
    <form data-step="" method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <div>
        <h2 className="font-display text-heading">{t('title')}</h2>
        <p className="mt-3 min-h-[2lh] max-w-measure text-ink-soft">{t(`${kind}.lead`)}</p>
      </div>
      <FormAlert>{refusal}</FormAlert>
      <CodeField
        key={kind}
        kind={kind}
        {...form.register('code', rules.required)}
        label={t(`${kind}.label`)}
        error={errorOf('code')}
      />
      <Button type="submit" size="large" loading={isSending} className="w-full">
        {isSending ? t('submitting') : t('submit')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            form.reset()
            setKind(other)
          }}
        >
          {t(`${kind}.other`)}
        </Button>
        <Button variant="quiet" size="small" onClick={() => goBack()}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
