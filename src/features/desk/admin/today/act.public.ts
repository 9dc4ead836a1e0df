import { type Api, type ApiTransport, createApi } from '../../../../shared/api/client.ts'
import type { Contract } from '../../../../shared/api/contract.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import type { TodayAct } from '../../desk.contract.ts'

/** How an entry of today's list is finished at once; found by the name of its file, `*.act.ts`. */
export interface Act {
  readonly name: TodayAct
  readonly send: Sending
  /** What takes it back while nothing has followed from it. */
  readonly undo?: Sending
}

type Sending = (transport: ApiTransport, lng: Language, id: string, attemptKey: string) => Promise<unknown>

type SendingOver<C extends Contract> = (api: Api<C>, id: string, attemptKey: string) => Promise<unknown>

const over =
  <C extends Contract>(send: SendingOver<C>): Sending =>
  (transport, lng, id, attemptKey) =>
    send(createApi<C>(transport, lng), id, attemptKey)

/** Declares an act over the calls of a slice: `actOver<OutboxContract>()('send-again', (api, id) => api(…))`. */
export const actOver =
  <C extends Contract>() =>
  (name: TodayAct, send: SendingOver<C>, undo?: SendingOver<C>): Act => ({
    name,
    send: over(send),
    ...(undo && { undo: over(undo) }),
  })
