import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { addressLengths } from '../../../../shared/postal/address-lengths.ts'
import { looksShort } from '../../../../shared/postal/is-phone.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useSteady } from '../../../../ui/forms/use-steady.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { measuringWays } from '../../../orders/measuring.ts'
import { missingOfMeasuring } from '../../draft/checkout-draft.rules.ts'
import type { CheckoutDraft } from '../../draft/checkout-draft.schema.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { measuringTexts } from './measuring.texts.ts'

type Entered = CheckoutDraft['measuring']

/** The step asks it when the customer goes on. */
export interface MeasuringDesk {
  /** What was entered; undefined, and the first mistake has the focus, when something is missing. */
  readonly check: () => Entered | undefined
}

export interface MeasuringPartProps {
  readonly desk: Ref<MeasuringDesk>
  readonly entered: Entered
  readonly onEntered: (entered: Entered) => void
  /** A telephone that is known of the customer. */
  readonly knownPhone: string
  readonly slots: CheckoutParts['slots']
  /** Why the server refused the slot. */
  readonly refusedSlot: string | undefined
}

/** How the customer is measured for what is made to measure: in a visit at the salon, or at home. */
export const MeasuringPart = (props: MeasuringPartProps) => {
  const { desk, onEntered, knownPhone, slots, refusedSlot } = props
  useOwnTexts('measuring', measuringTexts)
  const { t } = useTranslation('measuring')
  const form = useRef<HTMLDivElement>(null)
  const [isChecked, setChecked] = useState(false)
  const [takenStart] = useState(() => (refusedSlot === undefined ? undefined : props.entered.start))
  const [hasTyped, setTyped] = useState(false)
  const { way, start, phone } = props.entered
  const isTaken = start !== '' && start === takenStart
  const entered = {
    way,
    start: isTaken ? '' : start,
    phone: hasTyped ? phone : phone || readablePhone(knownPhone).replaceAll('\u00a0', ' '),
  }
  const missing = missingOfMeasuring(entered)
  const told = isChecked ? missing : undefined
  const change = (changes: Partial<Entered>) => onEntered({ ...entered, ...changes })

  useImperativeHandle(desk, () => ({
    check: () => {
      setChecked(true)
      if (missing === undefined) return entered
      form.current?.querySelector<HTMLElement>(fieldOf[missing])?.focus()
      return undefined
    },
  }))

  return (
    <div ref={form} className="flex flex-col gap-6">
      <RadioGroupField
        label={t('way')}
        name={wayName}
        required
        value={way ?? ''}
        error={told === 'way' ? t('wayMissing') : undefined}
        onChange={(chosen) => change({ way: measuringWays.find((known) => known === chosen) ?? null })}
        options={measuringWays.map((each) => ({ value: each, label: t(each), hint: t(`${each}Hint`) }))}
      />
      {way === 'salon' && (
        <VisitChoice
          start={entered.start}
          onChoose={(chosen) => change({ start: chosen })}
          slots={slots}
          error={isTaken ? refusedSlot : told === 'slot' ? t('slotMissing') : undefined}
        />
      )}
      {way !== null && (
        <PhoneField
          phone={entered.phone}
          onEntered={(typed) => {
            setTyped(true)
            change({ phone: typed })
          }}
          error={told === 'phone' ? t('phoneMissing') : undefined}
        />
      )}
    </div>
  )
}

const wayName = 'measuringWay'
const phoneName = 'measuringPhone'

/** Where the focus goes when this is missing. */
const fieldOf = {
  way: `input[name=${wayName}]`,
  slot: '[data-visit]',
  phone: `input[name=${phoneName}]`,
} as const

interface VisitChoiceProps {
  readonly start: string
  readonly onChoose: (start: string) => void
  readonly slots: CheckoutParts['slots']
  readonly error: string | undefined
}

const VisitChoice = ({ start, onChoose, slots, error }: VisitChoiceProps) => {
  const { t } = useTranslation('measuring')
  const lng = useLanguage()
  return (
    <section data-visit aria-label={t('slot')} tabIndex={-1} className="scroll-mt-36 outline-none">
      <p className="mb-3 font-medium text-small">{t('slot')}</p>
      {slots({ value: start === '' ? null : start, onChoose, error })}
      <p role="status" className="text-small not-empty:mt-3">
        {start !== '' && t('chosen', { when: spokenTime(Date.parse(start), lng) })}
      </p>
    </section>
  )
}

interface PhoneFieldProps {
  readonly phone: string
  readonly onEntered: (phone: string) => void
  readonly error: string | undefined
}

const PhoneField = ({ phone, onEntered, error }: PhoneFieldProps) => {
  const { t } = useTranslation('measuring')
  const [hasLeft, setLeft] = useState(false)
  const isShort = useSteady(hasLeft && looksShort(phone))
  return (
    <TextField
      label={t('phone')}
      hint={t(isShort ? 'phoneShort' : 'phoneHint')}
      name={phoneName}
      type="tel"
      autoComplete="tel"
      required
      maxLength={addressLengths.phone}
      value={phone}
      onChange={({ target }) => onEntered(target.value)}
      onBlur={() => setLeft(true)}
      error={error}
      className="scroll-mt-36"
    />
  )
}
