import { implement } from '../../../platform/http/implement.ts'
import { contactContract } from '../contact.contract.ts'
import { contactInboxRefusalsEn } from '../contact-inbox.refusals.en.ts'
import { contactInboxRefusalsFr } from '../contact-inbox.refusals.fr.ts'
import { takeMessage } from './messages/take-message.ts'

const received = { fr: contactInboxRefusalsFr.received, en: contactInboxRefusalsEn.received }

export const contactRoutes = implement(contactContract, {
  'POST /contact': async (ctx, { body }) => {
    await takeMessage(ctx, body)
    return { success: true as const, message: received[ctx.lng] }
  },
})
