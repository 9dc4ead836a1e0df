import { demoPassword } from '../db/seed/demo-accounts.ts'
import { Refusal } from '../scripts/setup/refusal.mjs'

const adminMail = 'admin@maison-clairval.example'

/** Signs in as the admin of a demo house, and returns the token. */
export const signInAsAdmin = async (url: string) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminMail, password: demoPassword }),
  })
  const body: { token?: string } = await answer.json()
  if (!body.token) throw new Refusal(`Nobody signs in at ${url} (${answer.status}): is this a demo house?`)
  return body.token
}
