import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { languages } from '../../../../shared/i18n/languages.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { SentForm } from '../../../../ui/forms/sent/sent-form.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useSentForm } from '../../../../ui/forms/sent/use-sent-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { nameMaxLength } from '../../accounts.limits.ts'
import type { ProfileContract } from '../../profile/profile.contract.ts'
import type { User } from '../../user.schema.ts'
import { accountQuery } from '../account.queries.ts'

type Identity = Pick<User, 'firstName' | 'lastName' | 'phone' | 'language'>

const identityOf = ({ firstName, lastName, phone, language }: User): Identity => ({
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
  const sent = useSentForm<Identity>({
    defaultValues: identityOf(user),
    names: ['firstName', 'lastName', 'phone', 'language'],
    send: async (body, reset) => {
      const { user: saved, message } = await api('PUT /auth/profile', { body })
      queries.setQueryData(accountQuery(api).queryKey, saved)
      reset(identityOf(saved))
      return message
    },
  })
  const { errorOf, form } = sent
  return (
    <SentForm sent={sent} label={t('save')} busyLabel={t('saving')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('identity.firstName')}
          autoComplete="given-name"
          maxLength={nameMaxLength}
          required
          error={errorOf('firstName')}
          {...form.register('firstName', rules.required)}
        />
        <TextField
          label={t('identity.lastName')}
          autoComplete="family-name"
          maxLength={nameMaxLength}
          required
          error={errorOf('lastName')}
          {...form.register('lastName', rules.required)}
        />
      </div>
      <TextField
        label={t('identity.phone')}
        hint={t('identity.phoneHint')}
        type="tel"
        autoComplete="tel"
        error={errorOf('phone')}
        {...form.register('phone')}
      />
      <SelectField
        label={t('identity.language')}
        options={languages.map((language) => ({ value: language, label: t(`identity.${language}`) }))}
        error={errorOf('language')}
        {...form.register('language')}
      />
    </SentForm>
  )
}
