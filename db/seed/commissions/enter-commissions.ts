import { and, eq } from 'drizzle-orm'
import { commissionKey } from '../../../src/features/commissions/server/access/commission-key.ts'
import { instalmentPurpose } from '../../../src/features/commissions/server/commissions.payment-purpose.ts'
import {
  commissionInstalments,
  commissionQuotes,
  commissions,
} from '../../../src/features/commissions/server/commissions.table.ts'
import { acceptQuote } from '../../../src/features/commissions/server/quotes/accept-quote.ts'
import { enterWish } from '../../../src/features/commissions/server/wishes/enter-wish.public.ts'
import { saveDraft } from '../../../src/features/commissions-desk/server/quoting/save-draft.ts'
import { sendQuote } from '../../../src/features/commissions-desk/server/quoting/send-quote.ts'
import { passStage } from '../../../src/features/commissions-desk/server/stages/pass-stage.ts'
import { paymentJournal, payments } from '../../../src/features/payments/server/payments.table.ts'
import { dateOf } from '../../../src/platform/clock.ts'
import type { Context } from '../../../src/platform/context/context.ts'
import type { Write } from '../../../src/platform/context/write.ts'
import { demoIntents } from '../../../src/platform/payments/demo/demo-payments.table.ts'
import { addDays } from '../../../src/shared/calendar/civil-date.ts'
import { parisTime } from '../../../src/shared/calendar/paris-time.ts'
import { staffId } from '../demo-accounts.ts'
import { daysBefore } from '../demo-history.ts'
import { demoId } from '../products/demo-product.ts'
import { actingAt, callerOf } from '../today/acting-at.ts'
import { type DemoCommission, type DemoDeed, demoCommissions } from './demo-commissions.ts'

/** Something that happened, and when: papers are numbered in the order of time, whatever they are for. */
export interface PastMoment {
  readonly at: Date
  readonly happen: () => Promise<void>
}

const marginDays = 14
const validDays = 30

interface Acting {
  readonly ctx: Context
  readonly tx: Write
  readonly id: string
  readonly commission: DemoCommission
  readonly today: string
}

/** What nobody sees of a demo card. */
const card = { brand: 'visa', last4: '4242', country: 'FR' } as const

/** Enters how the instalment that is asked for was paid, at the house and at the demo's payment provider. */
const pay = async ({ ctx, tx, id }: Acting) => {
  const { db } = tx
  const [instalment] = await db
    .select()
    .from(commissionInstalments)
    .where(and(eq(commissionInstalments.commissionId, id), eq(commissionInstalments.status, 'open')))
    .orderBy(commissionInstalments.position)
    .limit(1)
  const [commission] = await db.select().from(commissions).where(eq(commissions.id, id))
  if (!instalment || !commission) throw new Error('A demo commission is paid that asks for nothing')
  const { amountCents, id: subjectId } = instalment
  const paymentId = demoId(`payment ${subjectId}`)
  const intentId = `pi_demo_${paymentId.replaceAll('-', '')}`
  const clientSecret = `${intentId}_secret_demo`
  const at = dateOf(ctx.clock.now())
  const paid = { amountCents, capturedCents: amountCents, status: 'succeeded', clientSecret } as const
  await db.insert(payments).values({
    ...paid,
    id: paymentId,
    purpose: instalmentPurpose.kind,
    subjectId,
    reference: commission.number,
    provider: 'demo',
    intentId,
    method: card,
    createdAt: at,
    capturedAt: at,
  })
  await db.insert(demoIntents).values({
    ...paid,
    id: intentId,
    reference: commission.number,
    idempotencyKey: `payment-${paymentId}-v1`,
    requestHash: 'demo',
    cardBrand: card.brand,
    cardLast4: card.last4,
    cardCountry: card.country,
    metadata: { payment_id: paymentId, reference: commission.number },
    createdAt: at,
    capturedAt: at,
  })
  await db
    .insert(paymentJournal)
    .values({ at, paymentId, kind: 'captured', amountCents, provider: 'demo', providerRef: intentId })
  const subject = await instalmentPurpose.lock(db, subjectId)
  await subject.captured(ctx, tx, { paymentId, amountCents, at })
}

const accept = async ({ ctx, tx, id, commission }: Acting) => {
  const [quote] = await tx.db
    .select()
    .from(commissionQuotes)
    .where(and(eq(commissionQuotes.commissionId, id), eq(commissionQuotes.status, 'sent')))
  if (!quote?.sha256) throw new Error('A demo commission is accepted without a quote')
  const { firstName, lastName, street, city } = commission
  await acceptQuote(ctx, {
    id,
    key: commissionKey(ctx, id),
    version: quote.version,
    name: `${firstName} ${lastName}`,
    accepted: true,
    document: quote.sha256,
    billingAddress: {
      ...{ firstName, lastName, street },
      ...{ postalCode: city.postalCode, city: city.name, country: 'FR' },
      ...{ company: '', further: '', phone: '' },
    },
  })
}

/** Does one deed, as it would have been done then. */
const perform = async (acting: Acting, deed: DemoDeed) => {
  const { ctx, id, commission, today } = acting
  const then = parisTime(ctx.clock.now().epochMilliseconds).date
  switch (deed.deed) {
    case 'quote': {
      const handoverBy = addDays(today, commission.eventInDays - marginDays)
      const saved = await saveDraft(ctx, { id, saved: 0, content: { ...deed.content, handoverBy } })
      return sendQuote(ctx, { id, saved, validUntil: addDays(then, validDays) })
    }
    case 'accept':
      return accept(acting)
    case 'pay':
      return pay(acting)
    case 'pass':
      return passStage(ctx, { id, stage: deed.stage, doneOn: then, words: deed.words, note: deed.note ?? '' })
    default:
      throw new Error('A demo commission begins once')
  }
}

/**
 * What happened to the commissions of the demo, moment by moment: the operations of the house as they are, each as whoever
 * did it.
 */
export const pastOfCommissions = (ctx: Context, tx: Write): readonly PastMoment[] => {
  const now = ctx.clock.now()
  const today = parisTime(now.epochMilliseconds).date
  const act = actingAt(ctx, tx)
  const staff = callerOf(staffId, 'staff')
  return demoCommissions.flatMap((commission) => {
    let id: string | undefined
    const { accountId, deeds, eventInDays, street: _street, city: _city, ...wish } = commission
    const eventDate = addDays(today, eventInDays)
    const customer = accountId === null ? undefined : callerOf(accountId, 'user')
    return deeds.map((deed): PastMoment => {
      const at = daysBefore(now, deed.daysAgo)
      const isHouse = deed.deed === 'quote' || deed.deed === 'pass'
      const caller = isHouse ? staff : customer
      return {
        at: dateOf(at),
        happen: () =>
          act({ at, ...(caller && { caller }) }, async (past) => {
            if (deed.deed === 'wish') {
              const kept = { profileId: null, productId: null, measures: 'salon' as const }
              id = await enterWish(past, { ...wish, ...kept, eventDate })
              return
            }
            if (id === undefined) throw new Error('A demo commission begins with its wish')
            await perform({ ctx: past, tx, id, commission, today }, deed)
          }),
      }
    })
  })
}
