import { useEffect, useEffectEvent } from 'react'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import { type Faults, useForm } from '../../../../ui/forms/form/use-form.ts'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { emailMaxLength } from '../../../accounts/accounts.limits.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import { budgets, nameLength, occasions, placeLength, wordsLength } from '../../commissions.limits.ts'
import { timeFor } from '../../wish.rules.ts'
import { storedWish } from './stored-wish.ts'

/** What is known of the customer who is signed in. */
export interface KnownCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

export interface SentWish {
  readonly id: string
  readonly key: string
  readonly number: string
}

interface WishFormProps {
  readonly productId: string | undefined
  readonly occasion: string | undefined
  readonly customer: KnownCustomer | undefined
  readonly onSent: (sent: SentWish) => void
}

const names = [
  'occasion',
  'eventDate',
  'eventPlace',
  'budget',
  'words',
  'firstName',
  'lastName',
  'email',
  'phone',
] as const

type Name = (typeof names)[number]

const needed: readonly Name[] = ['occasion', 'firstName', 'lastName', 'email']

const oneOf = <const Choice extends string>(choices: readonly Choice[], typed: string) =>
  choices.find((choice) => choice === typed)

/** What somebody imagines, for which day and at what price; it binds nobody. */
export const WishForm = ({ productId, occasion, customer, onSent }: WishFormProps) => {
  const { t } = useTranslation('wish')
  const api = useApi<CommissionsContract>()
  const { write, busy, failure } = useWrite({
    send: (typed: Readonly<Record<Name, string>>, idempotencyKey) =>
      api('POST /commissions', {
        body: {
          ...typed,
          occasion: oneOf(occasions, typed.occasion) ?? 'other',
          budget: oneOf(budgets, typed.budget) ?? null,
          eventDate: typed.eventDate || null,
          ...(productId !== undefined && { productId }),
        },
        idempotencyKey,
      }),
    succeeded: ({ commission, manageKey }) => {
      storedWish.change(() => ({}))
      onSent({ id: commission._id, key: manageKey, number: commission.number })
    },
  })
  const today = parisTime(Date.now()).date
  const form = useForm({
    names,
    start: { occasion: oneOf(occasions, occasion ?? '') },
    check: (typed): Faults<Name> => ({
      ...Object.fromEntries(
        needed.filter((name) => typed[name].trim() === '').map((name) => [name, t('missing')]),
      ),
      ...(typed.eventDate && timeFor(typed.eventDate, today) === 'past' && { eventDate: t('past') }),
    }),
    submit: write,
    changed: (typed) => storedWish.change(() => typed),
    kept: () => storedWish.current(),
    failure,
    failures: { failed: t('failed') },
  })
  const { eventDate } = form.typed
  const isSoon = eventDate !== '' && timeFor(eventDate, today) === 'soon'
  const fillKnown = useEffectEvent(() => {
    if (customer) form.fill({ ...customer })
  })
  const knownEmail = customer?.email
  useEffect(() => {
    if (knownEmail !== undefined) fillKnown()
  }, [knownEmail])
  const field = (name: Name) => ({
    ...form.field(name),
    label: t(name),
    ...(needed.includes(name) && { required: true }),
  })
  const { error } = form.field('occasion')
  return (
    <form method="post" {...form.props} noValidate className="flex flex-col gap-6">
      <p className="text-ink-soft text-small">{t('required')}</p>
      <RadioGroupField
        name="occasion"
        label={t('occasion')}
        required
        appearance="tiles"
        error={error}
        defaultValue={oneOf(occasions, occasion ?? '')}
        options={occasions.map((value) => ({ value, label: t(`occasions.${value}`) }))}
      />
      <div className="grid gap-x-gutter gap-y-6 sm:grid-cols-2">
        <TextField
          {...field('eventDate')}
          type="date"
          min={today}
          hint={t(isSoon ? 'soon' : 'eventDateHint')}
        />
        <TextField {...field('eventPlace')} maxLength={placeLength} hint={t('eventPlaceHint')} />
      </div>
      <SelectField
        {...field('budget')}
        options={[
          { value: '', label: t('noBudget') },
          ...budgets.map((value) => ({ value, label: t(`budgets.${value}`) })),
        ]}
      />
      <TextareaField {...field('words')} rows={6} maxLength={wordsLength} hint={t('wordsHint')} />
      <fieldset className="flex min-w-0 flex-col gap-6">
        <legend className="mb-4 font-display text-subheading">{t('you')}</legend>
        <div className="grid gap-x-gutter gap-y-6 sm:grid-cols-2">
          <TextField {...field('firstName')} maxLength={nameLength} autoComplete="given-name" />
          <TextField {...field('lastName')} maxLength={nameLength} autoComplete="family-name" />
          <TextField {...field('email')} type="email" maxLength={emailMaxLength} autoComplete="email" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" hint={t('phoneHint')} />
        </div>
      </fieldset>
      <p className="text-caption text-ink-soft">
        {t('privacy')}{' '}
        <NewTabLink to={pathTo('privacyNotice')} newTab={t('newTab')}>
          {t('privacyNotice')}
        </NewTabLink>
      </p>
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <Button type="submit" size="large" loading={busy} className="self-start">
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
