import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { FormDone } from '../../../../ui/forms/sent/form-done.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import { mailedRedirect } from '../../signing-in/redirect.rules.ts'
import { useSignInUrl } from './sign-in-url.ts'

/** Asks for a link; the answer is the same whether there is an account or not. */
export const ForgottenForm = () => {
  const { t } = useTranslation('signIn')
  const api = useApi<ProfileContract>()
  const rules = useFieldRules()
  const { redirect } = useSignInUrl()
  const { write, busy, answer, failure } = useWrite({
    send: ({ email }: { email: string }) =>
      api('POST /auth/forgot-password', { body: { email, redirect: mailedRedirect(redirect) } }),
    refresh: null,
  })
  const form = useForm({
    names: ['email'],
    check: ({ email }) => ({ email: rules.email(email) }),
    submit: write,
    failure,
    failures: rules.failures,
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-6">
      <FormAlert>{form.refusal}</FormAlert>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        required
      />
      <Button type="submit" size="large" loading={busy} className="w-full">
        {busy ? t('forgotten.submitting') : t('forgotten.submit')}
      </Button>
      <FormDone>{answer?.message}</FormDone>
      {answer && <p className="text-ink-soft text-small">{t('forgotten.again')}</p>}
    </form>
  )
}
