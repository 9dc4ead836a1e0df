import { implement } from '../../../platform/http/implement.ts'
import { isDocumentName } from '../document-names.ts'
import { documentsContract } from '../documents.contract.ts'
import { documentsErrors } from '../documents.errors.ts'
import { findDocument } from './find-document.ts'
import { findQuestions } from './find-questions.ts'

export const documentsRoutes = implement(documentsContract, {
  'GET /documents/{name}': async (ctx, { params: { name } }) => {
    if (!isDocumentName(name)) throw documentsErrors.documentNotFound()
    return { success: true as const, document: await findDocument(ctx, name) }
  },

  'GET /questions': async (ctx) => ({ success: true as const, questions: await findQuestions(ctx) }),
})
