import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { IntentStatus } from '../payment-provider.ts'
import type { ToldType } from '../provider-objects.ts'
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

/** Whether a payment may still be paid; here, and as a condition. */
export const isOpenStatus = (status: IntentStatus) => openStatuses.includes(status)
export const isOpen = inArray(demoIntents.status, [...openStatuses])

/** One moment of the remote: its transaction and its time. */
export interface Moment {
  readonly tx: Db
  readonly nowMs: number
}

/** What a payment becomes; what belonged to its former state alone goes with that. */
export type Change = Pick<DemoIntentRow, 'status'> &
  Partial<
    Pick<
      DemoIntentRow,
      'decline' | 'cardBrand' | 'cardLast4' | 'cardCountry' | 'challengeHash' | 'settlesAt' | 'telling'
    >
  >

/** Changes payments and puts the events that tell of it on their way: nothing else writes a state. */
export const changeIntents = async ({ tx, nowMs }: Moment, which: SQL, change: Change) => {
  const rows = await tx
    .update(demoIntents)
    .set({
      decline: null,
      challengeHash: null,
      settlesAt: null,
      capturedCents: change.status === 'succeeded' ? sql`${demoIntents.amountCents}` : 0,
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

/** The payment that meets a condition, locked until the transaction ends: of two calls at once the second waits. */
export const lockIntent = async (tx: Db, which: SQL) => {
  const [row] = await tx.select().from(demoIntents).where(which).for('update')
  return row
}

/** The same for one payment that the caller holds. */
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

/** What was true a moment before, told after it has changed. */
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
