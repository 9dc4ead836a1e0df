import { defaultHouse } from '../../src/features/settings/settings.defaults.ts'
import { expect, test } from '../journey.ts'
import { openAccount } from '../new-customer.ts'
import { openMailServer, type ReceivedMail } from '../server/mail-server.ts'
import { openOwnServer } from '../server/own-server.ts'
import { openSession } from '../sign-in.ts'

const sentTo = (mails: readonly ReceivedMail[], to: string) => mails.filter((mail) => mail.to === to)

test('what the house writes arrives once, although the house is killed while it is being sent', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const post = await openMailServer()
  const server = await openOwnServer({ SMTP_URL: post.url, MAIL_FROM: 'Maison <maison@journeys.example>' })
  const context = await browser.newContext({ baseURL: server.baseURL, locale: 'fr-FR' })
  try {
    const { request } = context
    const send = async (path: string, data: object, { method = 'POST', token = '' } = {}) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const answer = await request.fetch(`/api${path}`, { method, data, headers })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer.json()
    }
    const arrived = (to: string, count = 1) =>
      expect.poll(() => sentTo(post.taken, to).length, { timeout: 30_000 }).toBe(count)
    const keyOf = (to: string) => sentTo(post.taken, to)[0]?.key

    const [reader, witness, writer, earlier] = ['reader', 'witness', 'writer', 'earlier'].map(
      (name) => `${name}@journeys.example`,
    )
    const message = {
      fullName: 'Anne Dumas',
      subject: 'Un ourlet',
      message: 'Pouvez-vous reprendre un ourlet ?',
    }
    const testimonial = { name: 'Jeanne', occasion: 'Mariage', content: 'Une robe rêvée.', rating: 5 }
    const reviewer = await openAccount(context)
    const { token: adminToken } = await openSession(context, 'admin')
    const asAdmin = { token: adminToken }
    const ask = async (path: string) =>
      (await request.get(`/api${path}`, { headers: { authorization: `Bearer ${adminToken}` } })).json()
    await send('/newsletter', { email: reader })
    await send('/reviews', { ...testimonial, email: witness })
    await send('/contact', { ...message, email: earlier })
    await arrived(String(reader))
    await arrived(String(witness))
    await arrived(String(earlier))
    await arrived(defaultHouse.email)
    await send('/reviews/confirm-email', { token: keyOf(String(witness)) })
    const { data } = await ask('/reviews/admin?status=pending')
    const { products } = await (await request.get('/api/products?limit=1')).json()
    const onProduct = `/products/${products[0]._id}/reviews`
    await send(onProduct, { rating: 2, comment: 'Trop court.' }, reviewer)
    const { reviews } = await ask('/admin/product-reviews?search=Trop+court')

    const { messages } = await ask(`/admin/messages?search=${earlier}`)

    post.fallSilent()
    await send('/newsletter/confirm', { token: keyOf(String(reader)) })
    await send('/contact', { ...message, email: writer })
    const reply = { version: 0, text: 'Bien sûr, passez au salon.' }
    await send(`/admin/messages/${messages[0]._id}/replies`, reply, asAdmin)
    const waiting = data.reviews.find(({ email }: { email: string | null }) => email === witness)
    const reject = { ...asAdmin, method: 'PATCH' }
    await send(`/reviews/${waiting._id}/reject`, { reason: 'off_topic' }, reject)
    const decision = { ids: [reviews[0]._id], status: 'rejected', reason: 'off_topic' }
    await send('/admin/product-reviews/decisions', decision, asAdmin)
    await expect.poll(() => post.unanswered.length, { timeout: 30_000 }).toBeGreaterThan(0)
    await server.crash()

    post.goOn()
    await server.startAgain()
    await server.halfAnHourLater()
    // A further letter has the house look for what is due.
    await send('/newsletter', { email: 'late@journeys.example' })
    await arrived(String(reader), 2)
    await arrived(String(witness), 2)
    await arrived(String(writer))
    await arrived(defaultHouse.email, 2)
    await arrived(String(earlier), 2)
    await arrived(reviewer.email, 2)
    await arrived('late@journeys.example')

    const ids = post.taken.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of post.unanswered) expect(ids.filter((taken) => taken === id)).toHaveLength(1)
  } finally {
    await context.close()
    await server.close()
    await post.close()
  }
})
