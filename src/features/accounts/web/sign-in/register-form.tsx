import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useSentForm } from '../../../../ui/forms/sent/use-sent-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { emailMaxLength, nameMaxLength } from '../../accounts.limits.ts'
import type { SignInContract } from '../../signing-in/sign-in.contract.ts'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { usePasswordRules } from '../form/use-password-rules.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'

const nothing = { firstName: '', lastName: '', email: '', password: '', confirmation: '' }

/** The form to open an account (§2 Auth); it signs in as well. */
export const RegisterForm = ({ onSignedIn }: SignInFormProps) => {
  const { t } = useTranslation('signIn')
  const api = useApi<SignInContract>()
  const rules = useFieldRules()
  const passwordRules = usePasswordRules()
  const { form, submit, errorOf, refusal, isSending } = useSentForm({
    defaultValues: nothing,
    names: ['firstName', 'lastName', 'email', 'password', 'confirmation'],
    send: async ({ confirmation: _, ...body }) => {
      const answer = await api('POST /auth/register', { body }).catch((error: unknown) => {
        notify('account', {
          title: t('register.failed'),
          description: t('register.failedText'),
          variant: 'destructive',
        })
        throw error
      })
      await onSignedIn(answer)
      return undefined
    },
  })
  const name = { ...rules.required, maxLength: nameMaxLength }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormAlert>{refusal}</FormAlert>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...form.register('firstName', name)}
          label={t('fields.firstName')}
          autoComplete="given-name"
          maxLength={nameMaxLength}
          required
          error={errorOf('firstName')}
        />
        <TextField
          {...form.register('lastName', name)}
          label={t('fields.lastName')}
          autoComplete="family-name"
          maxLength={nameMaxLength}
          required
          error={errorOf('lastName')}
        />
      </div>
      <TextField
        {...form.register('email', rules.email)}
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        maxLength={emailMaxLength}
        required
        error={errorOf('email')}
      />
      <NewPasswordFields
        password={{
          label: t('fields.password'),
          error: errorOf('password'),
          registered: form.register('password', passwordRules.newPassword),
        }}
        again={{
          label: t('fields.confirmation'),
          error: errorOf('confirmation'),
          registered: form.register(
            'confirmation',
            passwordRules.sameAs(() => form.getValues('password')),
          ),
        }}
        written={form.watch('password')}
      />
      <p className="text-caption text-ink-soft">
        {t('register.terms')}{' '}
        <NewTabLink to={pathTo('privacyNotice')} newTab={t('register.newTab')}>
          {t('register.privacyNotice')}
        </NewTabLink>
      </p>
      <Button type="submit" size="large" loading={isSending} className="w-full">
        {isSending ? t('register.submitting') : t('register.submit')}
      </Button>
    </form>
  )
}
