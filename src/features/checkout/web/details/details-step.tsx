import { type RefObject, Suspense, useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../../ui/late/lazy-part.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { noteLength } from '../../checkout.limits.ts'
import { asksForBilling } from '../../draft/checkout-draft.rules.ts'
import { reductionInAnswer } from '../../pricing/reduction-on-the-wire.ts'
import type { MeasuringPartProps } from '../measuring/measuring-part.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'
import type { OrderRefusal, StepProps } from '../step-props.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { Summary } from '../summary/summary.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { EventDateField } from './event-date-field.tsx'
import { Part } from './part.tsx'
import { useDetails } from './use-details.ts'

/** Few carts hold something made to measure. */
const MeasuringPart = lazyPart<MeasuringPartProps>(() =>
  import('../measuring/measuring-part.tsx').then((module) => module.MeasuringPart),
)

/** The refused fields of one part, under their own names. */
const refusedOf = (part: string, refused: OrderRefusal | undefined) => {
  const own = Object.entries(refused?.fields ?? {}).flatMap(([field, sentence]) =>
    field.startsWith(`${part}.`) ? [[field.slice(part.length + 1), sentence]] : [],
  )
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

type Desks = ReturnType<typeof useDetails>['desks']

interface AddressesProps {
  readonly step: StepProps
  readonly desks: Desks
  readonly isFetched: boolean
}

/** Where the parcel goes, or where it is fetched, and to whom the invoice is written. */
const Addresses = ({ step: { parts, entered, refused }, desks, isFetched }: AddressesProps) => {
  const { t } = useTranslation('checkout')
  const { draft, change } = entered
  // A refused field stays marked until the customer changes something.
  const [told] = useState(() => ({
    shipping: refusedOf('shippingAddress', refused),
    billing: refusedOf('billingAddress', refused),
  }))
  return (
    <>
      {isFetched ? (
        <div className="bg-sheet p-5">{parts.atelier}</div>
      ) : (
        <Part title={t('details.address')}>
          {parts.address({
            desk: desks.shipping,
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
              desk: desks.billing,
              label: t('details.billingAddress'),
              purpose: 'billing',
              entered: draft.billingAddress,
              onEntered: (billingAddress) => change({ billingAddress }),
              refused: told.billing,
            })}
          </div>
        )}
      </Part>
    </>
  )
}

interface MeasuringProps {
  readonly step: StepProps
  readonly desk: Desks['measuring']
}

/** How the measures of a gown made to measure are taken. */
const Measuring = ({ step: { parts, entered, refused }, desk }: MeasuringProps) => {
  const { t } = useTranslation('checkout')
  const { draft, change } = entered
  return (
    <Part title={t('payment.measuring')}>
      <Suspense fallback={<Skeleton className="h-56 w-full" />}>
        <MeasuringPart
          desk={desk}
          entered={draft.measuring}
          onEntered={(measuring) => change({ measuring })}
          knownPhone={draft.shippingAddress?.phone || parts.customer?.phone || ''}
          slots={parts.slots}
          refusedSlot={refused?.fields['measuring.start']}
        />
      </Suspense>
    </Part>
  )
}

interface OccasionProps {
  readonly step: StepProps
  readonly eventDate: RefObject<HTMLInputElement | null>
}

/** The day for which the order is wanted, and what the house should know. */
const Occasion = ({ step: { parts, entered, promise, refused }, eventDate }: OccasionProps) => {
  const { t } = useTranslation('checkout')
  const { draft, change } = entered
  const [refusedDay, setRefusedDay] = useState(refused?.fields.eventDate)
  return (
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
  )
}

interface DetailsStepProps extends StepProps {
  readonly onDone: () => void
}

/** The step « Coordonnées »: the delivery method, both addresses, and the event day of the order. */
export const DetailsStep = ({ onDone, ...step }: DetailsStepProps) => {
  const { parts, entered, promise, refused } = step
  const { t } = useTranslation('checkout')
  const eventDate = useRef<HTMLInputElement>(null)
  const { desks, isFetched, isMeasured, busy, isEarly, submit } = useDetails(step, { eventDate, onDone })
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
          draft={entered.draft}
          promise={promise}
          reduction={reductionInAnswer(step.quote.data?.promo)}
          onChoose={(deliveryMethod) => entered.change({ deliveryMethod })}
        />
        <Addresses step={step} desks={desks} isFetched={isFetched} />
        {isMeasured && <Measuring step={step} desk={desks.measuring} />}
        <Occasion step={step} eventDate={eventDate} />
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
