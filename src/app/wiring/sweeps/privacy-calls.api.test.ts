import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jeanne } from '../../../testing/accounts/accounts-api.ts'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp
let address: string

beforeAll(async () => {
  app = await webApp()
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => app.close())

interface Sent {
  readonly to: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`
  readonly body?: object
  readonly token?: string
}

const send = async ({ to, body, token }: Sent) => {
  const [method = '', path = ''] = to.split(' ')
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  })
  return { status: answer.status, caching: answer.headers.get('cache-control'), body: await answer.json() }
}

describe('the calls about what is kept', () => {
  it('give the export to its owner alone, and let nobody on the way keep it', async () => {
    expect(await send({ to: 'GET /account/export' })).toMatchObject({ status: 401 })
    const { token } = (await send({ to: 'POST /auth/register', body: jeanne })).body
    const exported = await send({ to: 'GET /account/export', token })
    expect(exported).toMatchObject({ status: 200, caching: 'private, no-store' })
    expect(exported.body.export.sections.account).toMatchObject([{ email: jeanne.email }])
  })

  it.each([
    ['fr', 'Ce mot de passe n’est pas le vôtre.', 'Votre compte est fermé et vos données sont effacées.'],
    ['en', 'This is not your password.', 'Your account is closed and your data erased.'],
  ])('close an account for whoever knows its password, in %s', async (lng, wrong, done) => {
    const person = { ...jeanne, email: `${lng}@example.fr` }
    const { token } = (await send({ to: 'POST /auth/register', body: person })).body
    const close = (body?: object) => send({ to: `DELETE /account?lng=${lng}`, token, ...(body && { body }) })
    expect(await close({ password: 'rubans et organza' })).toMatchObject({
      status: 422,
      body: { success: false, code: 'wrong_password', fields: { password: wrong } },
    })
    expect(await close()).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } })
    expect(await close({ password: jeanne.password })).toMatchObject({
      status: 200,
      body: { success: true, message: done },
    })
    expect(await send({ to: 'GET /account/export', token })).toMatchObject({ status: 401 })
  })

  it('ask about nothing that the house does not ask about', async () => {
    const { authorization } = await app.bearer('user')
    const token = authorization.replace('Bearer ', '')
    const put = (purpose: string, body: object) =>
      send({ to: `PUT /account/consents/${purpose}`, body, token })
    expect(await put('phone-calls', { granted: true })).toMatchObject({ status: 200 })
    expect(await put('newsletter', { granted: true })).toMatchObject({ status: 422 })
    expect(await put('phone-calls', {})).toMatchObject({ status: 422 })
  })
})
