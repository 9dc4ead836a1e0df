import { type RefObject, type SubmitEvent, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostalAddress } from '../../../../shared/postal/postal-address.schema.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { noteLength } from '../../checkout.limits.ts'
import { asksForBilling, hasMadeToMeasure, isReadyToOrder } from '../../draft/checkout-draft.rules.ts'
import type { AddressDesk } from '../checkout-parts.ts'
import type { MeasuringDesk, MeasuringPartProps } from '../measuring/measuring-part.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'
import type { OrderRefusal, StepProps } from '../step-props.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { Summary } from '../summary/summary.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { EventDateField } from './event-date-field.tsx'
import { Part } from './part.tsx'

/** Few carts hold something made to measure. */
const MeasuringPart = lazyPart<MeasuringPartProps>(() =>
  import('../measuring/measuring-part.tsx').then((module) => module.MeasuringPart),
)

interface DetailsStepProps extends StepProps {
  readonly onDone: () => void
}

/** The refused fields of one part, under their own names. */
const refusedOf = (part: string, refused: OrderRefusal | undefined) => {
  const own = Object.entries(refused?.fields ?? {}).flatMap(([field, sentence]) =>
    field.startsWith(`${part}.`) ? [[field.slice(part.length + 1), sentence]] : [],
  )
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

/** The step « Coordonnées »: the delivery method, both addresses, and the event day of the order. */
export const DetailsStep = ({ onDone, ...step }: DetailsStepProps) => {
  const { parts, entered, promise, refused } = step
  const { t } = useTranslation('checkout')
  const { draft, change } = entered
  const shipping = useRef<AddressDesk>(null)
  const billing = useRef<AddressDesk>(null)
  const measuring = useRef<MeasuringDesk>(null)
  const eventDate = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [isEarly, setIsEarly] = useState(false)
  // A refused field stays marked until the customer changes something.
  const [told] = useState(() => ({
    shipping: refusedOf('shippingAddress', refused),
    billing: refusedOf('billingAddress', refused),
  }))
  const [refusedDay, setRefusedDay] = useState(refused?.fields.eventDate)
  const isFetched = draft.deliveryMethod === 'pickup'
  const isMeasured = hasMadeToMeasure(parts.cart.lines)
  const { fault } = promise

  /**
   * The address that was chosen or written; before the address book has opened, the address that the customer entered
   * earlier.
   */
  const addressAt = (desk: RefObject<AddressDesk | null>, entered: PostalAddress | null) => {
    if (desk.current) return desk.current.check()
    if (isReadyToOrder(draft)) return entered
    setIsEarly(true)
    return undefined
  }
  /** Whether all details are valid; if not, the first invalid field gets the focus. */
  const check = async () => {
    const shippingAddress = isFetched
      ? draft.shippingAddress
      : await addressAt(shipping, draft.shippingAddress)
    if (shippingAddress === undefined) return false
    const billingAddress = asksForBilling(draft)
      ? await addressAt(billing, draft.billingAddress)
      : draft.billingAddress
    if (billingAddress === undefined) return false
    const measured = isMeasured ? measuring.current?.check() : draft.measuring
    if (measured === undefined) {
      setIsEarly(measuring.current === null)
      return false
    }
    if (fault?.kind === 'past') {
      eventDate.current?.focus()
      return false
    }
    change({ shippingAddress, billingAddress, measuring: measured })
    return true
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setIsEarly(false)
    const isGood = await check()
    setBusy(false)
    if (isGood) onDone()
  }

  return (
    <StepFrame title={t('steps.details')} aside={<Summary step={step} />} asideStands="above">
      <RefusalNotice refused={refused} contact={parts.contact} />
      <form
        method="post"
        noValidate
        aria-label={t('steps.details')}
        onSubmit={(event) => void submit(event)}
        className="flex min-w-0 flex-col gap-8"
      >
        <DeliveryChoice
          draft={draft}
          promise={promise}
          onChoose={(deliveryMethod) => change({ deliveryMethod })}
        />
        {isFetched ? (
          <div className="bg-sheet p-5">{parts.atelier}</div>
        ) : (
          <Part title={t('details.address')}>
            {parts.address({
              desk: shipping,
              label: t('details.address'),
              purpose: 'shipping',
              entered: draft.shippingAddress,
              onEntered: (shippingAddress) => change({ shippingAddress }),
              refused: told.shipping,
            })}
          </Part>
        )}
        <Part title={t('details.billing')}>
          {!isFetched && (
            <CheckboxField
              label={t('details.billingSame')}
              checked={draft.billingSame}
              onChange={({ target }) => change({ billingSame: target.checked })}
            />
          )}
          {asksForBilling(draft) && (
            <div className={isFetched ? undefined : 'mt-4'}>
              {parts.address({
                desk: billing,
                label: t('details.billingAddress'),
                purpose: 'billing',
                entered: draft.billingAddress,
                onEntered: (billingAddress) => change({ billingAddress }),
                refused: told.billing,
              })}
            </div>
          )}
        </Part>
        {isMeasured && (
          <Part title={t('payment.measuring')}>
            <Suspense fallback={<Skeleton className="h-56 w-full" />}>
              <MeasuringPart
                desk={measuring}
                entered={draft.measuring}
                onEntered={(entered) => change({ measuring: entered })}
                knownPhone={draft.shippingAddress?.phone || parts.customer?.phone || ''}
                slots={parts.slots}
                refusedSlot={refused?.fields['measuring.start']}
              />
            </Suspense>
          </Part>
        )}
        <Part title={t('details.occasion')}>
          <div className="flex flex-col gap-6">
            <EventDateField
              field={eventDate}
              entered={draft.eventDate}
              promise={promise}
              contact={parts.contact}
              refused={refusedDay}
              onEntered={(day) => {
                setRefusedDay(undefined)
                change({ eventDate: day })
              }}
            />
            <TextareaField
              label={t('details.notes')}
              hint={t('details.notesHint')}
              name="notes"
              value={draft.notes}
              maxLength={noteLength}
              onChange={({ target }) => change({ notes: target.value })}
              error={refused?.fields.notes}
            />
          </div>
        </Part>
        <div>
          <p role="status" className="mb-3 text-small empty:hidden">
            {isEarly && t('details.stillOpening')}
          </p>
          <Button type="submit" loading={busy} className="w-full sm:w-auto">
            {t('details.next')}
          </Button>
        </div>
      </form>
    </StepFrame>
  )
}
