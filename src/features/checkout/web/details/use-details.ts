import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import type { PostalAddress } from '../../../../shared/postal/postal-address.schema.ts'
import { asksForBilling, hasMadeToMeasure, isReadyToOrder } from '../../draft/checkout-draft.rules.ts'
import type { AddressDesk } from '../checkout-parts.ts'
import type { MeasuringDesk } from '../measuring/measuring-part.tsx'
import type { StepProps } from '../step-props.ts'

interface Goal {
  /** The field of the day that may not be kept. */
  readonly eventDate: RefObject<HTMLInputElement | null>
  readonly onDone: () => void
}

/**
 * The parts of the step that are forms of their own, and the check of all: `submit` goes on once nothing is wrong, and
 * otherwise the first part at fault has the focus.
 */
export const useDetails = ({ parts, entered, promise }: StepProps, { eventDate, onDone }: Goal) => {
  const { draft, change } = entered
  const desks = {
    shipping: useRef<AddressDesk>(null),
    billing: useRef<AddressDesk>(null),
    measuring: useRef<MeasuringDesk>(null),
  }
  const [busy, setBusy] = useState(false)
  const [isEarly, setIsEarly] = useState(false)
  const isFetched = draft.deliveryMethod === 'pickup'
  const isMeasured = hasMadeToMeasure(parts.cart.lines)

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
    const { shipping, billing, measuring } = desks
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
    if (promise.fault?.kind === 'past') {
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
  return { desks, isFetched, isMeasured, busy, isEarly, submit }
}
