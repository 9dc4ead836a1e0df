import { actOver } from '../../desk/admin/today/act.public.ts'
import type { OutboxContract } from '../outbox.contract.ts'

export const sendMailAgain = actOver<OutboxContract>()('send-again', (api, id) =>
  api('POST /admin/outbox/{id}/send', { params: { id } }),
)
