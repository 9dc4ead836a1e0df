import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { emailMaxLength, nameMaxLength } from '../../accounts.limits.ts'
import type { SignInContract } from '../../signing-in/sign-in.contract.ts'
import { NewPasswordFields } from '../form/new-password-fields.tsx'
import { usePasswordRules } from '../form/use-password-rules.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'

interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** The form to open an account (§2 Auth); it signs in as well. */
export const RegisterForm = ({ onSignedIn }: SignInFormProps) => {
  const { t } = useTranslation('signIn')
  const api = useApi<SignInContract>()
  const rules = useFieldRules()
  const passwordRules = usePasswordRules()
  const { write, busy, failure } = useWrite({
    send: async (body: NewAccount) => onSignedIn(await api('POST /auth/register', { body })),
    failed: () =>
      notify('account', {
        title: t('register.failed'),
        description: t('register.failedText'),
        variant: 'destructive',
      }),
    refresh: null,
  })
  const form = useForm({
    names: ['firstName', 'lastName', 'email', 'password', 'confirmation'],
    check: ({ firstName, lastName, email, password, confirmation }) => ({
      firstName: rules.required(firstName),
      lastName: rules.required(lastName),
      email: rules.email(email),
      password: passwordRules.newPassword(password),
      confirmation: passwordRules.sameAs(password, confirmation),
    }),
    submit: ({ confirmation: _, ...account }) => write(account),
    failure,
    failures: rules.failures,
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-6">
      <FormAlert>{form.refusal}</FormAlert>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...form.field('firstName')}
          label={t('fields.firstName')}
          autoComplete="given-name"
          maxLength={nameMaxLength}
          required
        />
        <TextField
          {...form.field('lastName')}
          label={t('fields.lastName')}
          autoComplete="family-name"
          maxLength={nameMaxLength}
          required
        />
      </div>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        maxLength={emailMaxLength}
        required
      />
      <NewPasswordFields
        form={form}
        label={t('fields.password')}
        again={{ name: 'confirmation', label: t('fields.confirmation') }}
      />
      <p className="text-caption text-ink-soft">
        {t('register.terms')}{' '}
        <NewTabLink to={pathTo('privacyNotice')} newTab={t('register.newTab')}>
          {t('register.privacyNotice')}
        </NewTabLink>
      </p>
      <Button type="submit" size="large" loading={busy} className="w-full">
        {busy ? t('register.submitting') : t('register.submit')}
      </Button>
    </form>
  )
}
