import { expect, test } from '../journey.ts'
import { openMailServer } from '../server/mail-server.ts'
import { openOwnServer } from '../server/own-server.ts'
import { openSession } from '../sign-in.ts'

test('the links of the mails confirm what they ask about, and end what they offer to end', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const post = await openMailServer()
  const server = await openOwnServer({ SMTP_URL: post.url, MAIL_FROM: 'Maison <maison@journeys.example>' })
  const options = { baseURL: server.baseURL, locale: 'fr-FR' }
  const context = await browser.newContext(options)
  const scriptless = await browser.newContext({ ...options, javaScriptEnabled: false })
  try {
    const { request } = context
    const { token } = await openSession(context, 'admin')
    const statusOf = async (email: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await request.get(`/api/admin/newsletter?search=${email}`, { headers })
      return (await answer.json()).subscribers[0]?.status
    }
    const mailTo = async (email: string, place: number) => {
      const ofAddress = () => post.taken.filter(({ to }) => to === email)
      await expect.poll(() => ofAddress().length, { timeout: 30_000 }).toBe(place)
      const mail = ofAddress().at(-1)
      return { path: mail?.path ?? '', stopPath: mail?.stopPath ?? '' }
    }
    const ask = (email: string) => request.post('/api/newsletter', { data: { email } })

    const page = await context.newPage()
    await ask('jeanne@journeys.example')
    await page.goto((await mailTo('jeanne@journeys.example', 1)).path)
    expect(await statusOf('jeanne@journeys.example')).toBe('waiting')
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).press('Enter')
    await expect(page.getByText('Merci, votre inscription est confirmée.')).toBeFocused()
    expect(await statusOf('jeanne@journeys.example')).toBe('subscribed')
    await page.goto((await mailTo('jeanne@journeys.example', 2)).stopPath)
    expect(await statusOf('jeanne@journeys.example')).toBe('subscribed')
    await page.getByRole('button', { name: 'Me désabonner' }).press('Enter')
    await expect(page.getByText('Cette adresse ne reçoit plus nos lettres.')).toBeFocused()
    expect(await statusOf('jeanne@journeys.example')).toBe('left')

    const content = 'Une robe dont on parle encore au village.'
    const testimonial = {
      name: 'Jeanne',
      occasion: 'Mariage',
      content,
      rating: 5,
      email: 'jeanne@journeys.example',
    }
    await request.post('/api/reviews', { data: testimonial })
    await page.goto((await mailTo('jeanne@journeys.example', 3)).path)
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).press('Enter')
    await expect(page.getByText(/^Merci, votre adresse est confirmée\./)).toBeFocused()
    const headers = { authorization: `Bearer ${token}` }
    const { data } = await (await request.get('/api/reviews/admin?search=village', { headers })).json()
    expect(data.reviews).toMatchObject([{ content, emailConfirmed: true, status: 'pending' }])
    await page.goto('/avis/confirmation?lng=en#nonsense')
    await page.getByRole('button', { name: 'Confirm my address' }).press('Enter')
    await expect(page.getByText('This link has been used or is no longer valid.')).toBeVisible()

    const plain = await scriptless.newPage()
    await ask('odile@journeys.example')
    const { path } = await mailTo('odile@journeys.example', 1)
    await plain.goto(path)
    await plain.getByRole('button', { name: 'Confirmer mon inscription' }).click()
    await expect(plain.getByText('Merci, votre inscription est confirmée.')).toBeVisible()
    expect(await statusOf('odile@journeys.example')).toBe('subscribed')
    const { stopPath } = await mailTo('odile@journeys.example', 2)
    const stopped = await request.post(stopPath, {
      form: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    })
    expect(stopped.status()).toBe(200)
    expect(await statusOf('odile@journeys.example')).toBe('left')
    await plain.goto(path)
    await plain.getByRole('button', { name: 'Confirmer mon inscription' }).click()
    await expect(plain.getByText(/Ce lien a déjà servi/)).toBeVisible()
  } finally {
    await context.close()
    await scriptless.close()
    await server.close()
    await post.close()
  }
})
