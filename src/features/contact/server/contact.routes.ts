import { implement } from '../../../platform/http/implement.ts'
import { contactContract } from '../contact.contract.ts'
import { messagesRefusalsEn } from '../messages.refusals.en.ts'
import { messagesRefusalsFr } from '../messages.refusals.fr.ts'
import { receiveMessage } from './messages/receive-message.ts'

const received = { fr: messagesRefusalsFr.received, en: messagesRefusalsEn.received }

export const contactRoutes = implement(contactContract, {
  'POST /contact': async (ctx, { body }) => {
    await receiveMessage(ctx, body)
    return { success: true as const, message: received[ctx.lng] }
  },
})
