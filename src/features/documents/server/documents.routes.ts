import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { isDocumentName } from '../document-names.ts'
import { documentsContract } from '../documents.contract.ts'
import { documentsErrors } from '../documents.errors.ts'
import type { LegalTextName } from '../legal-texts.limits.ts'
import { filledDocument, findDocument } from './find-document.ts'
import { findQuestions, findWrittenQuestions } from './questions/find-questions.ts'
import { writeQuestions } from './questions/write-questions.ts'
import { findLegalText, findLegalTexts } from './versions/find-legal-texts.ts'
import { todayOf } from './versions/house-versions.ts'
import { ownDocument } from './versions/own-document.ts'
import { removeVersion, requireFaultless, writeVersion } from './versions/write-version.ts'

const legalText = async (ctx: Context, name: LegalTextName) => ({
  success: true as const,
  text: await findLegalText(ctx, name),
})

export const documentsRoutes = implement(documentsContract, {
  'GET /documents/{name}': async (ctx, { params: { name } }) => {
    if (!isDocumentName(name)) throw documentsErrors.documentNotFound()
    return { success: true as const, document: await findDocument(ctx, name) }
  },

  'GET /questions': async (ctx) => ({ success: true as const, questions: await findQuestions(ctx) }),

  'GET /admin/questions': (ctx) => findWrittenQuestions(ctx),

  'PUT /admin/questions': async (ctx, { body }) => {
    await writeQuestions(ctx, body)
    return findWrittenQuestions(ctx)
  },

  'GET /admin/legal-texts': async (ctx) => ({ success: true as const, texts: await findLegalTexts(ctx) }),

  'GET /admin/legal-texts/{name}': (ctx, { params: { name } }) => legalText(ctx, name),

  'PUT /admin/legal-texts/{name}/{effective}': async (ctx, { params, body }) => {
    await writeVersion(ctx, { ...params, ...body })
    return legalText(ctx, params.name)
  },

  'DELETE /admin/legal-texts/{name}/{effective}': async (ctx, { params }) => {
    await removeVersion(ctx, params)
    return legalText(ctx, params.name)
  },

  'POST /admin/legal-texts/{name}/preview': async (ctx, { params: { name }, body }) => {
    await requireFaultless(ctx, body)
    const own = { ...body, effective: todayOf(ctx) }
    const [fr, en] = await Promise.all([
      filledDocument({ ...ctx, lng: 'fr' }, ownDocument(name, own, 'fr')),
      filledDocument({ ...ctx, lng: 'en' }, ownDocument(name, own, 'en')),
    ])
    return { success: true as const, fr, en }
  },
})
