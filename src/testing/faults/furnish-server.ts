import { aProductInput } from '../catalog/product-input.ts'
import { keptToken } from './kept-token.ts'
import type { KilledServer } from './killed-server.ts'
import { done, persistentCaller } from './persistent-caller.ts'

const stock = 9_999

const owner = { email: 'helene@faults.example', password: 'une robe de soie blanche' }

/** Fills an empty system with an owner who has signed in, and with products of which there are many. */
export const furnishServer = async (app: KilledServer, productCount: number) => {
  const said = await app.command('scripts/appoint-admin.ts', [owner.email, 'Hélène', 'Clairval'])
  const [, resetToken] = /#(\S+)/.exec(said) ?? []
  await app.start()
  const call = persistentCaller(app.baseUrl, '2001:db8::1')
  const { email, password } = owner
  await done(call({ method: 'POST', path: '/auth/reset-password', body: { token: resetToken, password } }))
  const signIn = async (): Promise<string> =>
    (await done(call({ method: 'POST', path: '/auth/login', body: { email, password } }))).body.token
  const tokenNow = keptToken(signIn)
  const token = await tokenNow()
  await done(call({ method: 'POST', path: '/categories', token, body: { name: 'Mariage', slug: 'mariage' } }))
  const products: string[] = []
  for (let n = 0; n < productCount; n++) {
    const body = aProductInput({ variants: [{ size: '38', stock }] })
    products.push((await done(call({ method: 'POST', path: '/products', token, body }))).body._id)
  }
  return { call, token: tokenNow, products }
}
