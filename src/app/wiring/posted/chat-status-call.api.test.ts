import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customMessageMaxLength } from '../../../features/whatsapp/whatsapp.limits.ts'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp

beforeAll(async () => {
  app = await webApp()
})

afterAll(() => app.close())

const put = async (
  payload: object,
  { role, lng = 'fr' }: { role: 'user' | 'staff' | 'admin'; lng?: string },
) => {
  const answer = await app.server.inject({
    method: 'PUT',
    url: `/api/whatsapp/status?lng=${lng}`,
    headers: await app.bearer(role),
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('PUT /whatsapp/status', () => {
  it.each([
    ['fr', '300 caractères au plus.'],
    ['en', 'At most 300 characters.'],
  ])('takes what is as long as it may be, and refuses one letter more, in %s', async (lng, sentence) => {
    const longest = 'é'.repeat(customMessageMaxLength)
    expect(await put({ isOnline: false, customMessage: longest }, { role: 'admin', lng })).toMatchObject({
      status: 200,
      body: { success: true, data: { isOnline: false, customMessage: longest } },
    })
    expect(await put({ isOnline: true, customMessage: `${longest}x` }, { role: 'admin', lng })).toMatchObject(
      {
        status: 422,
        body: { success: false, code: 'invalid_input', fields: { customMessage: sentence } },
      },
    )
    const kept = await app.server.inject({ url: '/api/whatsapp/status' })
    expect(kept.json().data).toMatchObject({ isOnline: false, customMessage: longest })
  })

  it('is the admin’s alone, and asks for a yes or a no', async () => {
    const body = { isOnline: true, customMessage: '' }
    expect((await put(body, { role: 'user' })).status).toBe(403)
    expect((await put(body, { role: 'staff' })).status).toBe(403)
    for (const isOnline of ['oui', 1, null])
      expect((await put({ isOnline, customMessage: '' }, { role: 'admin' })).status).toBe(422)
  })
})
