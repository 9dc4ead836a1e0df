import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jeanne } from '../../../testing/accounts/accounts-api.ts'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp

beforeAll(async () => {
  app = await webApp()
})

afterAll(() => app.close())

interface Sent {
  readonly to: string
  readonly body?: object | string
  readonly token?: string
  readonly from?: string
  readonly method?: 'GET' | 'POST'
}

const call = async ({ to, body, token, from = '203.0.113.7', method = 'POST' }: Sent) => {
  const answer = await app.server.inject({
    method,
    url: `/api${to}`,
    remoteAddress: from,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const credentials = { email: jeanne.email, password: jeanne.password }

describe('accounts on the wire', () => {
  it('answer as §3 says, and are kept by nobody on the way', async () => {
    const registered = await call({ to: '/auth/register', body: jeanne })
    expect(registered).toMatchObject({ status: 201, body: { success: true, user: { email: jeanne.email } } })
    const login = await call({ to: '/auth/login', body: credentials })
    expect(Object.keys(login.body).sort()).toEqual(['message', 'refreshToken', 'success', 'token', 'user'])
    expect(login.headers['cache-control']).toBe('private, no-store')
    const profile = await call({ to: '/auth/profile', token: login.body.token, method: 'GET' })
    expect(profile.body).toEqual({ success: true, user: login.body.user })
    const { refreshToken } = login.body
    const renewed = await call({ to: '/auth/refresh-token', body: { refreshToken } })
    expect(Object.keys(renewed.body).sort()).toEqual(['refreshToken', 'success', 'token'])
    const out = await call({ to: '/auth/logout', body: { refreshToken: renewed.body.refreshToken } })
    expect(out).toMatchObject({ status: 200, body: { success: true } })
    const after = await call({ to: '/auth/profile', token: renewed.body.token, method: 'GET' })
    expect(after).toMatchObject({
      status: 401,
      body: { code: 'sign_in_required', message: 'Non authentifié' },
    })
    expect(after.headers['www-authenticate']).toBe('Bearer')
  })

  it.each([
    ['fr', 'Email ou mot de passe incorrect'],
    ['en', 'Incorrect email or password'],
  ])('refuse a wrong password in words (%s)', async (lng, message) => {
    const body = { ...credentials, password: 'organza et velours' }
    expect(await call({ to: `/auth/login?lng=${lng}`, body, from: '203.0.113.8' })).toMatchObject({
      status: 401,
      body: { success: false, code: 'wrong_credentials', message },
    })
  })

  it('say when to come back to anyone who guesses', async () => {
    const guess = () =>
      call({ to: '/auth/login', body: { ...credentials, password: 'rubans' }, from: '203.0.113.9' })
    for (let tries = 0; tries < 5; tries++) expect((await guess()).status).toBe(401)
    const waiting = await guess()
    expect(waiting).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0)
    expect(waiting.body.message).toMatch(/^Trop d’essais\. Réessayez dans \d\u00a0secondes?\.$/)
  })

  it.each([
    ['/auth/login', '{', 400, {}],
    ['/auth/login', {}, 422, { email: 'Ce champ est obligatoire.', password: 'Ce champ est obligatoire.' }],
    [
      '/auth/login',
      { email: 'jeanne', password: 'x' },
      422,
      { email: 'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.' },
    ],
    ['/auth/register', { ...jeanne, password: 'court' }, 422, { password: 'Au moins 12 caractères.' }],
    ['/auth/register', { ...jeanne, firstName: ' ' }, 422, { firstName: 'Ce champ est obligatoire.' }],
    [
      '/auth/register',
      { ...jeanne, password: 'a'.repeat(129) },
      422,
      { password: '128 caractères au plus.' },
    ],
    ['/auth/refresh-token', { refreshToken: 'nothing of the kind' }, 401, {}],
    [
      '/auth/refresh-token',
      { refreshToken: ['r'] },
      422,
      { refreshToken: 'Cette valeur n’est pas valable.' },
    ],
    ['/auth/reset-password', { token: 'x', password: jeanne.password }, 422, {}],
    ['/auth/verify-email', { token: '' }, 422, { token: 'Ce champ est obligatoire.' }],
  ])('%s refuses %j with %i', async (to, body, status, fields) => {
    const refused = await call({ to, body })
    expect(refused.status).toBe(status)
    expect(refused.body.success).toBe(false)
    expect(refused.body.fields ?? {}).toEqual(fields)
  })

  it('know nobody by a token that is no token', async () => {
    for (const token of ['x', 'a.b.c', `eyJ${'a'.repeat(4000)}`])
      expect((await call({ to: '/auth/profile', token, method: 'GET' })).status).toBe(401)
  })
})
