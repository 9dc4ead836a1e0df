import { implement } from '../../../platform/http/implement.ts'
import { lettersContract } from '../letters.contract.ts'
import { letterFor, renderLetter } from './mails/render-letter.tsx'
import { callOff, planLetter } from './planning/plan-letter.ts'
import { beginSending } from './sending/begin-sending.ts'
import { sendTest } from './sending/send-test.ts'
import { stopSending } from './sending/stop-sending.ts'
import { findLetterRow, findLetters, readLetter } from './writing/find-letters.ts'
import { changeLetter, createLetter, removeLetter } from './writing/write-letter.ts'

const success = true as const

export const lettersRoutes = implement(lettersContract, {
  'GET /admin/letters': async ({ db }) => ({ success, letters: await findLetters(db) }),

  'POST /admin/letters': async (ctx, { body }) => readLetter(ctx, await createLetter(ctx, body)),

  'GET /admin/letters/{id}': (ctx, { params }) => readLetter(ctx, params.id),

  'PUT /admin/letters/{id}': async (ctx, { params: { id }, body: { version, ...content } }) => {
    await changeLetter(ctx, { id, version, content })
    return readLetter(ctx, id)
  },

  'DELETE /admin/letters/{id}': async (ctx, { params }) => {
    await removeLetter(ctx, params.id)
    return { success }
  },

  'GET /admin/letters/{id}/preview': async (ctx, { params, query: { language: lng } }) => {
    const { content, mails } = await findLetterRow(ctx.db, params.id)
    const written = mails?.[lng] ?? (await renderLetter(ctx, { content, lng }))
    const { subject, html, text } = letterFor(ctx, written, { lng, stopKey: 'test' })
    return { success, subject, html, text }
  },

  'POST /admin/letters/{id}/test': async (ctx, { params: { id }, body: { language: lng } }) => ({
    success,
    recipient: await sendTest(ctx, { id, lng }),
  }),

  'POST /admin/letters/{id}/sending': async (ctx, { params: { id }, body }) => {
    await beginSending(ctx, { id, ...body })
    return readLetter(ctx, id)
  },

  'PUT /admin/letters/{id}/plan': async (ctx, { params: { id }, body: { sendAt, ...plan } }) => {
    await planLetter(ctx, { id, sendAt: new Date(sendAt), ...plan })
    return readLetter(ctx, id)
  },

  'DELETE /admin/letters/{id}/plan': async (ctx, { params }) => {
    await callOff(ctx, params.id)
    return readLetter(ctx, params.id)
  },

  'PUT /admin/letters/{id}/stop': async (ctx, { params }) => {
    await stopSending(ctx, params.id)
    return readLetter(ctx, params.id)
  },
})
