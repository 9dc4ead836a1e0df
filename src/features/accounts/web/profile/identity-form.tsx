import { useQueryClient } from '@tanstack/react-query'
import { languages } from '../../../../shared/i18n/languages.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { SentForm } from '../../../../ui/forms/sent/sent-form.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { nameMaxLength } from '../../accounts.limits.ts'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import type { User } from '../../user.schema.ts'
import { accountQuery } from '../account.queries.ts'

const identityOf = ({ firstName, lastName, phone, language }: User) => ({
  firstName,
  lastName,
  phone: readablePhone(phone).replaceAll('\u00a0', ' '),
  language,
})

/** Name, telephone, and the language in which the house writes to the customer. */
export const IdentityForm = ({ user }: { user: User }) => {
  const { t } = useTranslation('profile')
  const api = useApi<ProfileContract>()
  const queries = useQueryClient()
  const rules = useFieldRules()
  const { write, busy, answer, failure } = useWrite({
    send: (body: ReturnType<typeof identityOf>) => api('PUT /auth/profile', { body }),
    succeeded: ({ user: saved }) => {
      queries.setQueryData(accountQuery(api).queryKey, saved)
      form.reset(identityOf(saved))
    },
    refresh: null,
  })
  const form = useForm({
    names: ['firstName', 'lastName', 'phone', 'language'],
    start: identityOf(user),
    check: ({ firstName, lastName }) => ({
      firstName: rules.required(firstName),
      lastName: rules.required(lastName),
    }),
    submit: (typed) =>
      write({ ...typed, language: languages.find((known) => known === typed.language) ?? user.language }),
    failure,
    failures: rules.failures,
  })
  return (
    <SentForm form={form} busy={busy} done={answer?.message} label={t('save')} busyLabel={t('saving')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('identity.firstName')}
          autoComplete="given-name"
          maxLength={nameMaxLength}
          required
          {...form.field('firstName')}
        />
        <TextField
          label={t('identity.lastName')}
          autoComplete="family-name"
          maxLength={nameMaxLength}
          required
          {...form.field('lastName')}
        />
      </div>
      <TextField
        label={t('identity.phone')}
        hint={t('identity.phoneHint')}
        type="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <SelectField
        label={t('identity.language')}
        options={languages.map((language) => ({ value: language, label: t(`identity.${language}`) }))}
        {...form.field('language')}
      />
    </SentForm>
  )
}
