import { languages } from '../../../../shared/i18n/languages.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { emailMaxLength } from '../../../accounts/accounts.limits.ts'
import {
  budgets,
  nameLength,
  occasions,
  placeLength,
  wordsLength,
} from '../../../commissions/commissions.limits.ts'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import { useCommissionWrite } from '../use-commission-write.ts'

const names = [
  'occasion',
  'eventDate',
  'eventPlace',
  'budget',
  'firstName',
  'lastName',
  'phone',
  'email',
  'language',
  'words',
] as const

type Name = (typeof names)[number]

const needed: readonly Name[] = ['firstName', 'lastName']

const oneOf = <const Choice extends string>(choices: readonly Choice[], typed: string) =>
  choices.find((choice) => choice === typed)

export interface NoteCommissionProps {
  readonly onClose: () => void
  readonly onNoted: (id: string) => void
}

/** The form of a commission that begins at the salon or on the telephone. */
export const NoteCommissionForm = ({
  onClose,
  onNoted,
  onWritten,
}: NoteCommissionProps & { readonly onWritten: () => void }) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const { write, busy, failure } = useCommissionWrite({
    done: t('noting.done'),
    failed: t('noting.failed'),
    send: (typed: Readonly<Record<Name, string>>, idempotencyKey) =>
      api('POST /admin/commissions', {
        body: {
          ...typed,
          occasion: oneOf(occasions, typed.occasion) ?? 'other',
          budget: oneOf(budgets, typed.budget) ?? null,
          language: oneOf(languages, typed.language) ?? 'fr',
          eventDate: typed.eventDate || null,
        },
        idempotencyKey,
      }),
    after: ({ commission }) => onNoted(commission._id),
  })
  const form = useForm({
    names,
    start: { occasion: 'wedding', language: 'fr' },
    check: (typed) =>
      Object.fromEntries(
        needed.filter((name) => typed[name].trim() === '').map((name) => [name, t('noting.required')]),
      ),
    submit: write,
    failure,
    failures: { failed: t('noting.failed') },
    changed: onWritten,
  })
  return (
    <form method="post" {...form.props}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...form.field('occasion')}
          label={t('noting.occasion')}
          options={occasions.map((value) => ({ value, label: t(`occasions.${value}`) }))}
        />
        <SelectField
          {...form.field('budget')}
          label={t('facts.budget')}
          options={[
            { value: '', label: t('noting.noBudget') },
            ...budgets.map((value) => ({ value, label: t(`budgets.${value}`) })),
          ]}
        />
        <TextField {...form.field('eventDate')} type="date" label={t('facts.date')} />
        <TextField {...form.field('eventPlace')} label={t('facts.place')} maxLength={placeLength} />
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={t(`noting.${name}`)}
            maxLength={nameLength}
            autoComplete="off"
            required
          />
        ))}
        <TextField {...form.field('phone')} type="tel" label={t('noting.phone')} autoComplete="off" />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('noting.email')}
          hint={t('noting.emailHint')}
          maxLength={emailMaxLength}
          autoComplete="off"
        />
        <SelectField
          {...form.field('language')}
          label={t('facts.language')}
          options={languages.map((value) => ({ value, label: t(`facts.${value}`) }))}
        />
        <TextareaField
          {...form.field('words')}
          label={t('facts.words')}
          maxLength={wordsLength}
          rows={3}
          frameClassName="sm:col-span-2"
        />
      </div>
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('noting.close')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('noting.submit')}
        </Button>
      </div>
    </form>
  )
}
