import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isoWeekday } from '../../../../shared/calendar/civil-date.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { FieldScope } from '../../../../ui/forms/form/typed-fields.ts'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { House } from '../../../settings/house.schema.ts'
import {
  bookingFaults,
  openKindOf,
  type WrittenField,
  withDraft,
  writtenFields,
} from '../../booking-draft.ts'
import { dayOfSlot } from '../../slot-days.rules.ts'
import { insteadOf } from '../../taken-slot.ts'
import { slotsKey } from '../slots/slots.queries.ts'
import { AboutProduct } from './about-product.tsx'
import { BookingRefusal } from './booking-refusal.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { CustomerDetails } from './customer-details.tsx'
import { KindChoice } from './kind-choice.tsx'
import { SlotPart } from './slot-part.tsx'
import { storedBooking, useKeptBooking } from './stored-booking.ts'
import { useBook } from './use-book.ts'
import { chooseKind, useFirstKind } from './use-first-kind.ts'
import { useHeldSlot } from './use-held-slot.ts'

/** The data of the signed-in account that fills the form. */
export interface KnownCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

interface BookingFormProps {
  readonly house: House
  readonly about: { readonly productId: string; readonly shown: ReactNode } | undefined
  readonly known: KnownCustomer | undefined
  readonly head: ReactNode
  readonly plate: ReactNode
}

const firstKind = 'bridal-discovery'

/** What is written of a form: its kind and time are kept when they are chosen. */
const writtenOf = (typed: Readonly<Record<WrittenField, string>>) =>
  Object.fromEntries(writtenFields.map((name) => [name, typed[name]]))

/** The time that is missing is chosen among the days, or the times of one. */
const focusSlots = (name: string, scope: FieldScope) => {
  if (name !== 'start') return false
  scope.querySelector<HTMLElement>('[data-day][tabindex="0"], input[name="start"]')?.focus()
  return true
}

const choose = (start: string | null) => storedBooking.change((kept) => withDraft(kept, { start }))

interface BookingFieldsOptions {
  readonly known: KnownCustomer | undefined
  readonly book: () => Promise<unknown>
  /** Why the appointment was not booked. */
  readonly failure: unknown
}

/** The fields of a booking, which the browser keeps, filled with what the account knows. */
const useBookingFields = ({ known, book, failure }: BookingFieldsOptions) => {
  const { t } = useTranslation('booking')
  const form = useForm({
    names: ['type', 'start', ...writtenFields],
    kept: () => writtenOf(storedBooking.current().draft),
    changed: (typed) => storedBooking.change((before) => withDraft(before, writtenOf(typed))),
    check: (typed) => {
      const faults = bookingFaults({ ...storedBooking.current().draft, ...writtenOf(typed) })
      const said = Object.entries(faults).map(([field, fault]) => [field, t(`faults.${fault}`)])
      return { ...Object.fromEntries(said), ...(faults.start && { start: t('slot.missing') }) }
    },
    submit: () => book(),
    failure: insteadOf(failure) ? null : failure,
    failures: { failed: t('broken'), unreachable: t('unreachable') },
    focusInstead: focusSlots,
  })
  const writeKnown = useEffectEvent(() => {
    if (known) form.fill(known)
  })
  // The telephone of an address is read after the account.
  const knownValues = known && `${known.email} ${known.phone}`
  useEffect(() => {
    if (knownValues !== undefined) writeKnown()
  }, [knownValues])
  return form
}

/** The form of a booking: the kind of appointment, its day and time, and the customer's details. */
export const BookingForm = ({ house, about, known, head, plate }: BookingFormProps) => {
  const { t } = useTranslation('booking')
  const [params] = useSearchParams()
  const queries = useQueryClient()
  const asked = openKindOf(params.get('type'))
  const kept = useKeptBooking()
  const [taken, setTaken] = useState<readonly string[]>()
  const type = kept?.draft.type ?? asked ?? firstKind
  const start = kept?.draft.start ?? null
  const weekday = start === null ? 0 : isoWeekday(dayOfSlot({ start }))
  const onRequest = house.hours.onRequest.some(({ days }) => days.includes(weekday))

  const giveUpSlot = (instead: readonly string[]) => {
    choose(null)
    setTaken(instead)
    void queries.invalidateQueries({ queryKey: slotsKey })
  }
  const held = useHeldSlot({ type: kept?.draft.type ?? null, start }, giveUpSlot)
  const { book, busy, failure } = useBook({
    productId: about?.productId,
    failed: (error) => {
      const instead = insteadOf(error)
      if (instead) giveUpSlot(instead)
    },
  })

  const form = useBookingFields({ known, book, failure })
  useFirstKind(form, { asked, ticked: asked ?? firstKind })

  const chooseStart = (chosen: string) => {
    setTaken(undefined)
    choose(chosen)
  }

  return (
    <form method="post" {...form.props} className="grid gap-x-gutter gap-y-12 lg:grid-cols-12">
      <div className="flex min-w-0 flex-col gap-14 lg:col-span-8">
        {head}
        {about && <AboutProduct>{about.shown}</AboutProduct>}
        <KindChoice ticked={asked ?? firstKind} onChoose={chooseKind} />
        <SlotPart
          type={type}
          kept={kept}
          held={held}
          taken={taken}
          onChoose={chooseStart}
          error={form.errorOf('start')}
        />
        <CustomerDetails form={form} />
      </div>
      <div className="flex flex-col gap-10 lg:col-span-4">
        <div className="mx-auto hidden w-3/4 lg:block">{plate}</div>
        <BookingSummary house={house} type={type} start={start}>
          <BookingRefusal isIncomplete={form.isFaulty} said={form.refusal} />
          <Button type="submit" size="large" loading={busy} className="w-full">
            {t(busy ? 'sending' : onRequest ? 'submitRequest' : 'submit')}
          </Button>
        </BookingSummary>
      </div>
    </form>
  )
}
