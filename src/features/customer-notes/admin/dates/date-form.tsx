import { startOfDayMs } from '../../../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../../../shared/dates/date-format.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { type Form, useForm } from '../../../../ui/forms/form/use-form.ts'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CustomerDate, KeptDate } from '../../customer-notes.contract.ts'
import { consentWays, type DateKind, labelMaxLength, reminderDays } from '../../customer-notes.limits.ts'
import { useNotesWrite } from '../customer-notes.queries.ts'
import { dateNames, dateOfTyped, faultsOfDate, type TypedDate, typedDate } from './typed-date.ts'

const monthFormat = dateFormat({ month: 'long', timeZone: 'UTC' })

const months = Array.from({ length: 12 }, (_, place) => place + 1)

type DateFields = Pick<Form<keyof TypedDate>, 'field'>

const DayFields = ({ form: { field }, kind }: { readonly form: DateFields; readonly kind: DateKind }) => {
  const { t } = useTranslation('customerNotesDesk')
  const lng = useLanguage()
  const number = { inputMode: 'numeric' as const, autoComplete: 'off' }
  return (
    <>
      {kind === 'other' && (
        <TextField {...field('label')} label={t('dates.label')} maxLength={labelMaxLength} required />
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-5">
        <TextField
          {...field('day')}
          {...number}
          label={t('dates.day')}
          maxLength={2}
          required
          frameClassName="w-20"
        />
        <SelectField
          {...field('month')}
          label={t('dates.month')}
          options={months.map((month) => ({
            value: String(month),
            label: monthFormat(lng).format(startOfDayMs(`2000-${String(month).padStart(2, '0')}-01`)),
          }))}
          frameClassName="w-40"
        />
        <TextField
          {...field('year')}
          {...number}
          label={t('dates.year')}
          hint={kind === 'wedding' ? undefined : t('dates.yearHint')}
          maxLength={4}
          required={kind === 'wedding'}
          frameClassName="w-32"
        />
      </div>
      <SelectField
        {...field('remindDays')}
        label={t('dates.remind')}
        options={[
          { value: '', label: t('dates.never') },
          ...reminderDays.map((days) => ({ value: String(days), label: t('dates.before', { count: days }) })),
        ]}
        frameClassName="w-60"
      />
    </>
  )
}

const ConsentFields = ({ form: { field } }: { readonly form: DateFields }) => {
  const { t } = useTranslation('customerNotesDesk')
  return (
    <>
      <RadioGroupField
        {...field('consent.how')}
        label={t('dates.consent')}
        appearance="tiles"
        options={consentWays.map((value) => ({ value, label: t(`dates.ways.${value}`) }))}
        required
      />
      <TextField
        {...field('consent.on')}
        type="date"
        label={t('dates.consentOn')}
        required
        frameClassName="w-48"
      />
    </>
  )
}

interface DateFormProps {
  readonly personId: string
  readonly kind: DateKind
  /** The one that is changed. */
  readonly date: CustomerDate | undefined
  readonly onDone: () => void
}

/** A date, how early the house is reminded of it, and how the person agreed to it. */
export const DateForm = ({ personId, kind, date, onDone }: DateFormProps) => {
  const { t } = useTranslation('customerNotesDesk')
  const { write, busy, failure } = useNotesWrite({
    send: (api, body: KeptDate) =>
      api('PUT /admin/customers/{id}/dates/{kind}', { params: { id: personId, kind }, body }),
    succeeded: onDone,
  })
  const form = useForm({
    names: dateNames,
    start: typedDate(date, kind),
    check: (typed) => {
      const said = Object.entries(faultsOfDate(typed, kind)).map(
        ([name, fault]) => [name, fault && t(`dates.${fault}`)] as const,
      )
      return Object.fromEntries(said)
    },
    failure,
    failures: { failed: t('notSaved') },
    submit: (typed) => void write(dateOfTyped(typed, kind)),
  })
  return (
    <form
      method="post"
      {...form.props}
      aria-label={t(date ? 'dates.form.change' : 'dates.form.new')}
      className="flex flex-col gap-5"
    >
      <FormAlert>{form.refusal}</FormAlert>
      <DayFields form={form} kind={kind} />
      <ConsentFields form={form} />
      <div className="flex gap-3">
        <Button type="submit" variant="secondary" size="small" loading={busy}>
          {t('save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
