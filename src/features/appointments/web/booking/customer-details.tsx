import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { looksShort } from '../../../../shared/postal/is-phone.ts'
import { pathTo } from '../../../../sitemap.ts'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useSteady } from '../../../../ui/forms/use-steady.ts'
import { messageMaxLength, mostCompanions, nameMaxLength } from '../../appointments.limits.ts'
import type { BookingFault, NeededField, WrittenField } from '../../booking-draft.ts'

interface CustomerDetailsProps {
  /** The telephone as it is typed. */
  readonly phone: string
  readonly faults: Partial<Record<NeededField, BookingFault>>
  readonly failure: unknown
}

/** The customer's name, e-mail address and telephone, and what the house should know before the appointment. */
export const CustomerDetails = ({ phone, faults, failure }: CustomerDetailsProps) => {
  const { t } = useTranslation('booking')
  const [isPhoneLeft, setPhoneLeft] = useState(false)
  const isPhoneShort = useSteady(isPhoneLeft && looksShort(phone))
  const refused = failure instanceof ApiError ? failure.fields : {}
  const errorOf = (field: WrittenField) => {
    const fault = new Map(Object.entries(faults)).get(field)
    return fault ? t(`faults.${fault}`) : refused[field]
  }
  return (
    <section aria-labelledby="booking-details">
      <h2 id="booking-details" className="font-display text-heading">
        {t('details.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-soft">{t('details.required')}</p>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={t('details.firstName')}
          autoComplete="given-name"
          maxLength={nameMaxLength}
          required
          error={errorOf('firstName')}
        />
        <TextField
          name="lastName"
          label={t('details.lastName')}
          autoComplete="family-name"
          maxLength={nameMaxLength}
          required
          error={errorOf('lastName')}
        />
        <TextField
          name="email"
          type="email"
          label={t('details.email')}
          hint={t('details.emailHint')}
          autoComplete="email"
          required
          error={errorOf('email')}
        />
        <TextField
          name="phone"
          type="tel"
          label={t('details.phone')}
          autoComplete="tel"
          hint={isPhoneShort ? t('details.phoneShort') : undefined}
          onBlur={() => setPhoneLeft(true)}
          required
          error={errorOf('phone')}
        />
        <TextField
          name="eventDate"
          type="date"
          label={t('details.eventDate')}
          hint={t('details.eventDateHint')}
          autoComplete="off"
          error={errorOf('eventDate')}
        />
        <SelectField
          name="companions"
          label={t('details.companions')}
          options={Array.from({ length: mostCompanions + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? t('details.alone') : t('details.with', { count }),
          }))}
        />
        <TextareaField
          name="message"
          label={t('details.message')}
          hint={t('details.messageHint')}
          maxLength={messageMaxLength}
          rows={4}
          error={errorOf('message')}
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
