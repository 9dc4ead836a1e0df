import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/api-error.ts'
import type { Api } from '../../../../shared/api/client.ts'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import { useWrittenMail } from '../../../../ui/admin/written-mail.ts'
import { sentenceOf, showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type {
  AdminOrdersContract,
  OrderStep,
  TakingBack,
  WrittenParcel,
} from '../../admin-orders.contract.ts'
import { undoneAtOnce } from '../../corrections/taking-back.rules.ts'
import { adminOrderQuery } from '../admin-orders.queries.ts'

const conflict = 409

/** What the team does with an order: a step, or the correction of one. */
export type OrderDeed =
  | { readonly kind: 'step'; readonly step: OrderStep }
  | { readonly kind: 'changeParcel'; readonly parcel: WrittenParcel }
  | { readonly kind: 'takeBack'; readonly taking: TakingBack }
  | { readonly kind: 'cancelPaid' }
  /** An admin's decision about the alerts that are shown. */
  | { readonly kind: 'goOn'; readonly alerts: string[] }

interface Calling {
  readonly id: string
  readonly idempotencyKey: string
}

const send = (api: Api<AdminOrdersContract>, deed: OrderDeed, { id, idempotencyKey }: Calling) => {
  const params = { id }
  if (deed.kind === 'step') return api('PUT /admin/orders/{id}/status', { params, body: deed.step })
  if (deed.kind === 'changeParcel') return api('PUT /admin/orders/{id}/parcel', { params, body: deed.parcel })
  if (deed.kind === 'cancelPaid') return api('POST /admin/orders/{id}/cancel', { params, idempotencyKey })
  if (deed.kind === 'goOn')
    return api('POST /admin/orders/{id}/go-on', { params, body: { alerts: deed.alerts }, idempotencyKey })
  return api('POST /admin/orders/{id}/take-back', { params, body: deed.taking, idempotencyKey })
}

/** The question that a number raises which does not look like one of its carrier; undefined for any other failure. */
const doubtIn = (error: unknown) =>
  error instanceof ApiError && error.code === 'tracking_doubtful' ? error.message : undefined

interface OrderStepping {
  readonly id: string
  /** Called once there is nothing left to confirm: it is done, or a colleague was faster. */
  readonly settled: () => void
}

/**
 * Takes or corrects a step of an order and reports the result; if a colleague was faster, it shows the current order. A
 * doubtful number is not a failure: `doubt` asks about it until it is written anew.
 */
export const useOrderStep = ({ id, settled }: OrderStepping) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<AdminOrdersContract>()
  const queries = useQueryClient()
  const writtenMail = useWrittenMail()
  const undo = useWrite({
    send: (_: undefined, idempotencyKey) =>
      api('POST /admin/orders/{id}/take-back', {
        params: { id },
        body: { step: 'in_preparation', reason: undoneAtOnce[api.lng] },
        idempotencyKey,
      }),
    succeeded: ({ order }) => void queries.setQueryData(adminOrderQuery(api, id).queryKey, order),
    failed: (error) => showFailure(t('step.failed'), error),
  })
  const { write, busy, failure, reset } = useWrite({
    send: (deed: OrderDeed, idempotencyKey) => send(api, deed, { id, idempotencyKey }),
    succeeded: ({ order }, deed) => {
      queries.setQueryData(adminOrderQuery(api, id).queryKey, order)
      const isGoingOn = deed.kind === 'goOn'
      notify('general', {
        title: t(isGoingOn ? 'alert.wentOn' : 'step.done'),
        ...(!isGoingOn && { description: writtenMail }),
        variant: 'success',
        ...(deed.kind === 'step' &&
          deed.step.status === 'in_preparation' && {
            action: { label: t('takeBack.atOnce'), onPress: () => void undo.write(undefined) },
            lastsMs: undoSeconds * 1_000,
          }),
      })
      settled()
    },
    failed: (error) => {
      if (doubtIn(error)) return
      const isLate = error instanceof ApiError && error.status === conflict
      notify('general', {
        title: t(isLate ? 'step.elsewhere' : 'step.failed'),
        description: isLate ? t('step.elsewhereText') : sentenceOf(error),
        variant: 'destructive',
      })
      if (isLate) settled()
    },
  })
  return { write, busy, doubt: doubtIn(failure), forget: reset }
}
