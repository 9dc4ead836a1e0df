import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { IntentStatus } from '../payment-provider.ts'
import type { ToldType } from '../provider-events.ts'
import { intentObjectOf } from './demo-objects.ts'
import { type DemoIntentRow, demoIntents } from './demo-payments.table.ts'
import { sendEvents, type ToldEvent } from './send-events.ts'

const typeOf: Readonly<Record<IntentStatus, ToldType>> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
}

const staleMs = 1000

const openStatuses: readonly IntentStatus[] = ['requires_payment_method', 'requires_action']

/** Whether a payment can still be paid, as a function and as an SQL condition. */
export const isOpenStatus = (status: IntentStatus) => openStatuses.includes(status)
export const isOpen = inArray(demoIntents.status, [...openStatuses])

/** The transaction and the time of one change. */
export interface Moment {
  readonly tx: Db
  readonly nowMs: number
}

/** The changes of a payment; fields that belonged to its former state only are cleared. */
export type Change = Pick<DemoIntentRow, 'status'> &
  Partial<
    Pick<
      DemoIntentRow,
      'decline' | 'cardBrand' | 'cardLast4' | 'cardCountry' | 'challengeHash' | 'settlesAt' | 'telling'
    >
  >

/** Changes payments and enqueues the events about the change: no other function changes a status. */
export const changeIntents = async ({ tx, nowMs }: Moment, which: SQL, change: Change) => {
  const rows = await tx
    .update(demoIntents)
    .set({
      decline: null,
      challengeHash: null,
      settlesAt: null,
      capturedCents: change.status === 'succeeded' ? sql`${demoIntents.amountCents}` : 0,
      capturedAt: change.status === 'succeeded' ? new Date(nowMs) : null,
      ...change,
    })
    .where(which)
    .returning()
  await sendEvents(
    tx,
    rows.flatMap((row) => eventsAbout(row, nowMs)),
  )
  return rows
}

/**
 * Finds the payment that meets a condition and locks it until the transaction ends: of two concurrent calls the second
 * waits.
 */
export const lockIntent = async (tx: Db, which: SQL) => {
  const [row] = await tx.select().from(demoIntents).where(which).for('update')
  return row
}

/** Changes one payment, which the caller has locked. */
export const changeIntent = async (moment: Moment, { id }: Pick<DemoIntentRow, 'id'>, change: Change) => {
  const [row] = await changeIntents(moment, eq(demoIntents.id, id), change)
  if (!row) throw new Error(`The payment ${id} is gone`)
  return row
}

const eventsAbout = (row: DemoIntentRow, nowMs: number): readonly ToldEvent[] => {
  const { telling } = row
  const now = { type: typeOf[row.status], object: intentObjectOf(row), atMs: nowMs, telling }
  return row.status === 'succeeded' && telling === 'out_of_order' ? [now, ...staleAbout(row, nowMs)] : [now]
}

/** An event about the state before the change, sent after the change. */
const staleAbout = (row: DemoIntentRow, nowMs: number): readonly ToldEvent[] => {
  const before = { ...row, capturedCents: 0 }
  const atMs = nowMs - staleMs
  return [
    {
      type: 'payment_intent.requires_action',
      object: intentObjectOf({ ...before, status: 'requires_action' }),
      atMs,
    },
    {
      type: 'payment_intent.payment_failed',
      object: intentObjectOf({ ...before, status: 'requires_payment_method', decline: 'declined' }),
      atMs,
    },
  ]
}
