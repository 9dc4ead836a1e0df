import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { promiseOf, rangeOf } from '../../delivery/delivery-promise.rules.ts'
import type { DeliveryWindow } from '../../delivery/delivery-window.ts'
import { eventFault } from '../delivery/event-date.rules.ts'
import { isPromised, type PromisedLine } from '../delivery/promised-line.ts'
import type { CheckoutDraft } from '../draft/checkout-draft.schema.ts'
import { type Delivery, journeyOf } from '../pricing/quote.rules.ts'
import type { QuoteAnswer } from '../quote.contract.ts'
import { destinationOf } from './checkout.queries.ts'
import { useDeliveryTerms } from './delivery/delivery-terms-context.ts'

interface Promising {
  readonly draft: CheckoutDraft
  readonly quote: Pick<UseQueryResult<QuoteAnswer>, 'data' | 'isPlaceholderData'>
}

const rangeOfLines = (lines: readonly PromisedLine[]) =>
  rangeOf(lines.map(({ deliveryFrom: from, deliveryTo: to }) => ({ from, to })))

/**
 * When the order arrives as it is entered now, and whether that is in time for the event; every step shows the same
 * answer. It comes from the server's quote; after a change, the browser computes it by the same rule until the new
 * quote has come.
 */
export const usePromise = ({ draft, quote: { data, isPlaceholderData } }: Promising) => {
  const terms = useDeliveryTerms()
  const [orderedAtMs] = useState(() => Date.now())
  const sold = data?.lines.filter(isPromised) ?? []
  const linesFor = (delivery: Delivery) =>
    sold.map((line) => {
      const { from, to, earliestEvent } = promiseOf(line, {
        journey: journeyOf(delivery),
        orderedAtMs,
        terms,
      })
      return { ...line, deliveryFrom: from, deliveryTo: to, earliestEvent }
    })
  const lines = isPlaceholderData ? linesFor(destinationOf(draft)) : sold
  const { eventDate, deliveryMethod: chosen } = draft
  const today = parisTime(orderedAtMs).date
  return {
    lines,
    range: rangeOfLines(lines),
    /** The delivery days for a delivery method, chosen or not. */
    rangeFor: (deliveryMethod: CheckoutDraft['deliveryMethod']): DeliveryWindow | undefined =>
      rangeOfLines(deliveryMethod === chosen ? lines : linesFor(destinationOf({ ...draft, deliveryMethod }))),
    fault: eventDate === '' ? undefined : eventFault({ eventDate, today, lines }),
    /** The largest number of days that any product has to arrive before the event. */
    margin: Math.max(0, ...lines.map(({ daysBeforeEvent }) => daysBeforeEvent)),
  }
}

export type OrderPromise = ReturnType<typeof usePromise>
