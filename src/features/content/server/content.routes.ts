import { implement } from '../../../platform/http/implement.ts'
import { contentContract } from '../content.contract.ts'
import { contentErrors } from '../content.errors.ts'
import { isDocumentName } from '../document-names.ts'
import { isPlateSlot, plateSlots } from '../plate-slots.ts'
import { findPlates } from './content.repository.ts'
import { plateTag } from './content.tags.ts'
import { findDocument } from './documents/find-document.ts'
import { findQuestions } from './documents/find-questions.ts'

export const contentRoutes = implement(contentContract, {
  'GET /plates': async (ctx, { query }) => {
    const slots = query.slots ?? Object.keys(plateSlots).filter(isPlateSlot)
    ctx.reads(...slots.map(plateTag))
    return { success: true as const, plates: await findPlates(ctx, slots) }
  },

  'GET /documents/{name}': async (ctx, { params: { name } }) => {
    if (!isDocumentName(name)) throw contentErrors.documentNotFound()
    return { success: true as const, document: await findDocument(ctx, name) }
  },

  'GET /questions': async (ctx) => ({ success: true as const, questions: await findQuestions(ctx) }),
})
