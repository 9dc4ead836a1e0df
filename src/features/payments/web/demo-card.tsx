import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useAttemptKeys } from '../../../ui/api/use-attempt-keys.ts'
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { groupedNumber, readExpiry, unfinishedOf, writtenCvc, writtenExpiry } from '../card-text.ts'
import type { PaidFor, PaymentDesk, PaymentOutcome } from '../payment-desk.ts'
import type { Confirmed, PaymentsContract } from '../payments.contract.ts'
import { CardField } from './card-field.tsx'
import { TestCards } from './test-cards.tsx'
import { queryOf } from './way-back.ts'

const fieldNames = ['number', 'expiry', 'cvc'] as const

type FieldName = (typeof fieldNames)[number]

const blank = { number: '', expiry: '', cvc: '' }
const faultless = { number: false, expiry: false, cvc: false }

/** The page of the demo's bank with what is paid for; the key stays in the fragment. */
const bankPath = (redirectUrl: string, paidFor: PaidFor) => {
  const word = redirectUrl.split('#')[1] ?? ''
  return `${pathTo('challenge')}${queryOf(paidFor)}#${word}`
}

interface DemoPayment {
  readonly clientSecret: string
  readonly paidFor: PaidFor
}

/** Pays at the demo's bank; the same data sent again is the same attempt. */
const useDemoBank = () => {
  const { t } = useTranslation('cardPayment')
  const api = useApi<PaymentsContract>()
  const keys = useAttemptKeys()
  const outcomeOf = (answer: Confirmed, paidFor: PaidFor): PaymentOutcome => {
    if (answer.status === 'requires_action')
      return { kind: 'elsewhere', path: bankPath(answer.redirectUrl ?? '', paidFor) }
    if (answer.status !== 'requires_payment_method') return { kind: 'made' }
    return { kind: 'declined', message: answer.message ?? t('declined') }
  }
  return {
    payByCard: async ({ clientSecret, paidFor }: DemoPayment, card: typeof blank) => {
      const expiry = readExpiry(card.expiry)
      if (!expiry) throw new Error('A card is paid with before it was checked')
      const body = { clientSecret, cardNumber: card.number, cvc: card.cvc, ...expiry }
      const answer = await api('POST /payments/demo/confirm', { body, idempotencyKey: keys.keyFor(body) })
      keys.answered()
      return outcomeOf(answer, paidFor)
    },
    payByBancontact: async ({ clientSecret, paidFor }: DemoPayment) => {
      const body = { clientSecret }
      const answer = await api('POST /payments/demo/bancontact', { body, idempotencyKey: keys.keyFor(body) })
      keys.answered()
      return outcomeOf(answer, paidFor)
    },
  }
}

interface DemoCardProps {
  readonly desk: Ref<PaymentDesk>
  readonly country: string | undefined
}

/**
 * The demo's own form for test cards, and for its Bancontact where the order goes to Belgium: the data goes to the
 * demo's bank and is not stored.
 */
export const DemoCard = ({ desk, country }: DemoCardProps) => {
  const { t } = useTranslation('cardPayment')
  const bank = useDemoBank()
  const [card, setCard] = useState(blank)
  const [faults, setFaults] = useState(faultless)
  const form = useRef<HTMLFieldSetElement>(null)
  const hasBancontact = country === 'BE'
  const [means, setMeans] = useState('bancontact')
  const isBancontact = hasBancontact && means === 'bancontact'

  const focus = (name: FieldName) => {
    const field = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
    field?.focus()
    field?.select()
  }
  const write = (name: FieldName) => (text: string) => {
    setCard((before) => ({ ...before, [name]: text }))
    setFaults((before) => ({ ...before, [name]: false }))
  }
  useImperativeHandle(desk, () => ({
    check: async () => {
      if (isBancontact) return true
      const unfinished = unfinishedOf(card)
      setFaults(unfinished)
      const first = fieldNames.find((name) => unfinished[name])
      if (first) focus(first)
      return first === undefined
    },
    pay: async (payment) => {
      const outcome = await (isBancontact ? bank.payByBancontact(payment) : bank.payByCard(payment, card))
      if (outcome.kind === 'declined') focus('number')
      return outcome
    },
  }))

  const field = (name: FieldName) => ({
    name,
    value: card[name],
    onText: write(name),
    label: t(name),
    error: faults[name] ? t(`faults.${name}`) : undefined,
  })
  const fields = (
    <fieldset ref={form} className="flex min-w-0 flex-col gap-5">
      <legend className="sr-only">{t('card')}</legend>
      <TestCards
        onUse={(number) => {
          setCard({ number, expiry: '12 / 34', cvc: '123' })
          setFaults(faultless)
        }}
      />
      <CardField {...field('number')} format={groupedNumber} autoComplete="cc-number" />
      <div className="grid gap-x-gutter gap-y-5 sm:grid-cols-2">
        <CardField {...field('expiry')} format={writtenExpiry} hint={t('expiryHint')} autoComplete="cc-exp" />
        <CardField {...field('cvc')} format={writtenCvc} hint={t('cvcHint')} autoComplete="cc-csc" />
      </div>
    </fieldset>
  )
  if (!hasBancontact) return fields
  return (
    <div className="flex flex-col gap-5">
      <RadioGroupField
        name="means"
        label={t('means')}
        appearance="tiles"
        options={[
          { value: 'bancontact', label: t('bancontact') },
          { value: 'card', label: t('card') },
        ]}
        value={means}
        onChange={setMeans}
      />
      {isBancontact ? <p className="bg-linen px-4 py-3 text-small">{t('bancontactNext')}</p> : fields}
    </div>
  )
}
