import { looksShort } from '../../../../shared/postal/is-phone.ts'
import { pathTo } from '../../../../sitemap.ts'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import type { Form } from '../../../../ui/forms/form/use-form.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useSteady } from '../../../../ui/forms/use-steady.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { messageMaxLength, mostCompanions, nameMaxLength } from '../../appointments.limits.ts'
import type { WrittenField } from '../../booking-draft.ts'

/** The customer's name, e-mail address and telephone, and what the house should know before the appointment. */
export const CustomerDetails = ({ form }: { form: Form<WrittenField> }) => {
  const { t } = useTranslation('booking')
  const isPhoneShort = useSteady(form.isLeft('phone') && looksShort(form.typed.phone))
  return (
    <section aria-labelledby="booking-details">
      <h2 id="booking-details" className="font-display text-heading">
        {t('details.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-soft">{t('details.required')}</p>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('firstName')}
          label={t('details.firstName')}
          autoComplete="given-name"
          maxLength={nameMaxLength}
          required
        />
        <TextField
          {...form.field('lastName')}
          label={t('details.lastName')}
          autoComplete="family-name"
          maxLength={nameMaxLength}
          required
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('details.email')}
          hint={t('details.emailHint')}
          autoComplete="email"
          required
        />
        <TextField
          {...form.field('phone')}
          type="tel"
          label={t('details.phone')}
          autoComplete="tel"
          hint={isPhoneShort ? t('details.phoneShort') : undefined}
          required
        />
        <TextField
          {...form.field('eventDate')}
          type="date"
          label={t('details.eventDate')}
          hint={t('details.eventDateHint')}
          autoComplete="off"
        />
        <SelectField
          {...form.field('companions')}
          label={t('details.companions')}
          options={Array.from({ length: mostCompanions + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? t('details.alone') : t('details.with', { count }),
          }))}
        />
        <TextareaField
          {...form.field('message')}
          label={t('details.message')}
          hint={t('details.messageHint')}
          maxLength={messageMaxLength}
          rows={4}
          frameClassName="sm:col-span-2"
        />
      </div>
      <p className="mt-5 max-w-measure text-ink-soft text-small">
        {t('details.consent')}{' '}
        <NewTabLink to={pathTo('privacyNotice')} newTab={t('details.newTab')}>
          {t('details.privacyNotice')}
        </NewTabLink>
      </p>
    </section>
  )
}
