import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { carryOutRefund, settleRefund } from '../../features/payments/server/refunds/settle-refund.ts'
import type { Caller } from '../../platform/context/context.ts'
import type { ArrivingCall } from '../../platform/http/dispatcher.ts'
import { anAddress } from '../accounts/an-address.ts'
import type { CatalogApp } from '../catalog/catalog-app.ts'
import {
  acceptedQuote,
  aQuote,
  aWish,
  commissionsApi,
  openSlots,
  paidInstalment,
  sentQuote,
} from './commissions-api.ts'

interface Repeated {
  readonly caller?: Caller
  readonly call: ArrivingCall
  readonly other: ArrivingCall
}

interface House {
  readonly app: () => CatalogApp
  readonly admin: () => Caller
}

/** The calls about commissions that take an Idempotency-Key, each with another one. */
export const repeatedCommissionCalls = ({
  app,
  admin,
}: House): Readonly<Record<string, () => Promise<Repeated>>> => {
  const desk = () => commissionsApi(app(), { caller: admin() })
  const guest = () => commissionsApi(app())
  const wished = async () => {
    const body = { ...aWish, email: `${randomUUID()}@example.fr` }
    const { commission, manageKey: key } = await guest()('POST /commissions', { body })
    return { id: commission._id, key }
  }
  const quoted = async () => {
    const opened = await wished()
    return { ...opened, ...(await sentQuote(desk(), opened.id)) }
  }
  const agreed = async () => {
    const opened = await quoted()
    await acceptedQuote(guest(), opened)
    return opened
  }
  const paid = async () => {
    const opened = await agreed()
    await paidInstalment(guest(), opened)
    return opened
  }
  const slotsToMeasure = () => openSlots(guest(), { type: 'measuring', from: '2026-10-19' })
  /** A refund of an instalment whose money came back to us. */
  const returned = async () => {
    const { id } = await paid()
    const refund = { params: { id }, body: { amount: 20, reason: 'gesture' as const } }
    await desk()('POST /admin/commissions/{id}/refund', refund)
    const ctx = app().context()
    const { rows } = await ctx.db.execute<Record<'id' | 'payment_id' | 'subject_id', string>>(sql`
      select r.id, r.payment_id, p.subject_id from refunds r join payments p on p.id = r.payment_id
      join commission_instalments i on i.id = p.subject_id where i.commission_id = ${id}::uuid`)
    const [row] = rows
    const refundId = row?.id ?? ''
    await carryOutRefund(ctx, refundId)
    const made = await ctx.db.execute<{ provider_ref: string }>(
      sql`select provider_ref from refunds where id = ${refundId}::uuid`,
    )
    const known = { id: row?.payment_id ?? '', purpose: 'instalment', subjectId: row?.subject_id ?? '' }
    const told = {
      id: made.rows[0]?.provider_ref ?? '',
      status: 'failed' as const,
      amountCents: 2_000,
      failure: null,
    }
    await ctx.write((tx) => settleRefund(ctx, tx, { known, refundId, attempt: 1, told }))
    return { id, refundId }
  }
  const asked = { words: 'À votre demande.' }
  return {
    'POST /commissions': async () => {
      const body = { ...aWish, email: `${randomUUID()}@example.fr` }
      return { call: { body }, other: { body: { ...body, words: 'Autre chose.' } } }
    },
    'POST /commissions/{id}/give-up': async () => {
      const { id, key } = await wished()
      const call = { params: { id }, query: { key }, body: { words: '' } }
      return { call, other: { ...call, body: asked } }
    },
    'POST /commissions/{id}/quotes/{version}/accept': async () => {
      const { id, key, version, document } = await quoted()
      const body = { name: 'Jeanne Arnaud', billingAddress: anAddress, accepted: true, document }
      const call = { params: { id, version: String(version) }, query: { key }, body }
      return { call, other: { ...call, body: { ...body, name: 'Louise Morel' } } }
    },
    'POST /commissions/{id}/instalments/{instalmentId}/payment': async () => {
      const { id, key } = await agreed()
      const { commission } = await guest()('GET /commissions/{id}', { params: { id }, query: { key } })
      const instalmentId = commission.instalments[0]?._id ?? ''
      const call = { params: { id, instalmentId }, query: { key } }
      return { call, other: { ...call, params: { id, instalmentId: randomUUID() } } }
    },
    'POST /commissions/{id}/stages/{stage}/appointment': async () => {
      const { id, key } = await paid()
      const [start, other] = await slotsToMeasure()
      const call = { params: { id, stage: 'measures' }, query: { key }, body: { start } }
      return { call, other: { ...call, body: { start: other } } }
    },
    'POST /admin/commissions/{id}/stages/{stage}/appointment': async () => {
      const { id } = await paid()
      const [start, other] = await slotsToMeasure()
      const call = { params: { id, stage: 'measures' }, body: { start } }
      return { caller: admin(), call, other: { ...call, body: { start: other } } }
    },
    'POST /admin/atelier/{id}/stages/{stage}/work': async () => {
      const { id } = await paid()
      const body = { minutes: 60, workedOn: '2026-10-14' }
      const call = { params: { id, stage: 'measures' }, body }
      return { caller: admin(), call, other: { ...call, body: { ...body, minutes: 30 } } }
    },
    'POST /commissions/{id}/messages': async () => {
      const { id, key } = await wished()
      const call = { params: { id }, query: { key }, body: { words: 'Bonjour' } }
      return { call, other: { ...call, body: { words: 'Bonsoir' } } }
    },
    'POST /admin/commissions/{id}/messages': async () => {
      const { id } = await wished()
      const call = { params: { id }, body: { words: 'Bonjour' } }
      return { caller: admin(), call, other: { ...call, body: { words: 'Bonsoir' } } }
    },
    'POST /admin/atelier/commissions/{id}/messages': async () => {
      const { id } = await wished()
      const call = { params: { id }, body: { words: 'Toile montée' } }
      return { caller: admin(), call, other: { ...call, body: { words: 'Toile reprise' } } }
    },
    'POST /admin/commissions': async () => {
      const body = { ...aWish, language: 'fr' }
      return { caller: admin(), call: { body }, other: { body: { ...body, words: 'Autre chose.' } } }
    },
    'POST /admin/commissions/{id}/draft/send': async () => {
      const { id } = await wished()
      const { commission } = await desk()('PUT /admin/commissions/{id}/draft', {
        params: { id },
        body: { saved: 0, content: aQuote },
      })
      const call = { params: { id }, body: { saved: commission.draft?.saved ?? 0, validUntil: '2026-11-13' } }
      const other = { ...call, body: { ...call.body, validUntil: '2026-11-14' } }
      return { caller: admin(), call, other }
    },
    'POST /admin/commissions/{id}/decline': async () => {
      const { id } = await wished()
      const call = { params: { id }, body: asked }
      return { caller: admin(), call, other: { ...call, body: { words: 'Complet.' } } }
    },
    'POST /admin/commissions/{id}/cancel': async () => {
      const { id } = await paid()
      const call = { params: { id }, body: { ...asked, refund: 20 } }
      return { caller: admin(), call, other: { ...call, body: { ...asked, refund: 30 } } }
    },
    'POST /admin/commissions/{id}/refund': async () => {
      const { id } = await paid()
      const call = { params: { id }, body: { amount: 20, reason: 'gesture' } }
      return { caller: admin(), call, other: { ...call, body: { amount: 30, reason: 'gesture' } } }
    },
    'POST /admin/commissions/{id}/refunds/{refundId}/retry': async () => {
      const params = await returned()
      return { caller: admin(), call: { params }, other: { params: { ...params, refundId: randomUUID() } } }
    },
  }
}
