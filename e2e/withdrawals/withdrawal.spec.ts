import { randomUUID } from 'node:crypto'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { theAddress } from '../checkout-customer.ts'
import { expectFocus } from '../expect-focus.ts'
import { deep, expect, test } from '../journey.ts'
import { keptMail } from '../kept-mail.ts'
import { type NewCustomer, newCustomer, openAccount } from '../new-customer.ts'
import { openOwnServer } from '../server/own-server.ts'
import { openSession, signIn } from '../sign-in.ts'

interface Product {
  readonly _id: string
  readonly name: string
  readonly variants: readonly { readonly size: string | null; readonly stock: number }[]
}

const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' }

/** The size of which the demo house has most: no journey runs out of it. */
const plentifulSize = async ({ request }: BrowserContext) => {
  const { products }: { products: Product[] } = await (await request.get('/api/products?limit=40')).json()
  const sizes = products.flatMap(({ _id, name, variants }) =>
    variants.flatMap(({ size, stock }) =>
      size === 'Sur mesure' ? [] : [{ productId: _id, name, size, stock }],
    ),
  )
  const [most] = sizes.toSorted((one, other) => other.stock - one.stock)
  if (!most) throw new Error('The demo house has no pieces')
  return most
}

/** Buys one product, as the checkout does. */
const buy = async (context: BrowserContext, { token }: Pick<NewCustomer, 'token'>) => {
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`/api${path}`, { headers, data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const { productId, name, size } = await plentifulSize(context)
  await post('/cart/add', { productId, quantity: 1, options: size ? { size } : {} })
  const { order, payment } = await post('/orders', { shippingAddress: theAddress, termsAccepted: true })
  await post('/payments/demo/confirm', { clientSecret: payment.clientSecret, ...card })
  const { _id, number }: { _id: string; number: string } = order
  return { _id, number, name }
}

const field = (page: Page, label: string | RegExp) => page.getByRole('main').getByLabel(label)

interface Written {
  readonly number: string
  readonly email: string
}

/** Writes a declaration and sends it; returns what the receipt says. */
const declare = async (page: Page, { number, email }: Written) => {
  await field(page, 'Numéro de commande').fill(number)
  await field(page, /^Nom et prénom/).fill('Jeanne Arnaud')
  await field(page, /^Adresse e-mail/).fill(email)
  await page.getByRole('button', { name: 'Relire ma déclaration' }).click()
  await expect(page.getByRole('heading', { name: 'Relisez avant d’envoyer' })).toBeFocused()
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  const receipt = page.getByRole('region', { name: 'Votre rétractation est reçue' })
  await expect(receipt).toBeVisible()
  return (await receipt.textContent()) ?? ''
}

const referenceIn = (text: string) => /RET-\d{4}-\d{4}/.exec(text)?.[0] ?? ''

/** A mail of the house, which a job writes a moment later; its link is for admins to read. */
const mailWith = async (context: BrowserContext, subject: string) => {
  const found: { mail?: Mail } = {}
  await expect(async () => {
    found.mail = await mailIn(context, subject)
    expect(found.mail).toBeDefined()
  }).toPass()
  return found.mail
}

type Mail = Awaited<ReturnType<typeof mailIn>>

/** The mail of the house with this subject. */
const mailIn = ({ request }: BrowserContext, subject: string) =>
  keptMail(request, (mail) => mail.subject === subject)

test('a guest finds the way from any page, declares in two steps and gets the receipt', async ({
  page,
  context,
}) => {
  await page.goto('/guide-des-tailles')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Renoncer au contrat ici' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Relire ma déclaration' }).click()
  await expect(field(page, 'Numéro de commande')).toBeFocused()
  await expect(page.getByText('Indiquez le numéro de la commande, ou sa date.')).toBeVisible()

  const email = `${randomUUID()}@journeys.example`
  await field(page, 'Numéro de commande').fill('MC-2026-987654')
  await field(page, /^Pièces auxquelles/).fill('La robe Isaure, taille 38')
  await field(page, /^Nom et prénom/).fill('Jeanne Arnaud')
  await field(page, /^Adresse e-mail/).fill(email)
  await page.reload()
  await expect(field(page, /^Pièces auxquelles/)).toHaveValue('La robe Isaure, taille 38')

  await page.getByRole('button', { name: 'Relire ma déclaration' }).click()
  const review = page.getByRole('region', { name: 'Relisez avant d’envoyer' })
  for (const said of ['MC-2026-987654', 'La robe Isaure, taille 38', 'Jeanne Arnaud', email])
    await expect(review).toContainText(said)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goBack()
  await expect(field(page, /^Adresse e-mail/)).toHaveValue(email)
  await page.goForward()

  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  const receipt = page.getByRole('region', { name: 'Votre rétractation est reçue' })
  await expect(receipt).toContainText('heure de Paris')
  expect(await accessibilityFaults(page)).toEqual([])
  const reference = referenceIn((await receipt.textContent()) ?? '')
  await page.reload()
  await expect(receipt).toContainText(reference)
  await page.goBack()
  await expect(field(page, 'Numéro de commande')).toHaveValue('')

  // No order bears that address, so that nothing that was typed is mailed to it before its owner asks.
  const notice = await mailWith(context, `Rétractation ${reference} reçue\u00a0: confirmez votre adresse`)
  expect(notice?.recipient).toBe(email)
  expect(notice?.text).not.toContain('MC-2026-987654')
  const [, path = ''] = /https?:\/\/[^/\s]+(\/retractation\/accuse#\S+)/.exec(notice?.text ?? '') ?? []
  await page.goto(path)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Recevoir l’accusé de réception' }).click()
  await expect(page.getByText('Merci. L’accusé de réception part à cette adresse.')).toBeFocused()
  const mail = await mailWith(context, `Accusé de réception de votre rétractation ${reference}`)
  expect(mail?.recipient).toBe(email)
  expect(mail?.text).toContain('MC-2026-987654')
})

test('an order that exists and one that does not are answered in the same words', async ({
  page,
  context,
}) => {
  const customer = await newCustomer(context)
  const { number } = await buy(context, customer)
  await page.goto('/retractation')
  const real = await declare(page, { number, email: customer.email })
  await page.getByRole('button', { name: 'Faire une autre déclaration' }).click()
  const unreal = await declare(page, { number: 'MC-2026-000000', email: customer.email })
  const anonymous = (text: string, order: string) =>
    text
      .replace(order, '')
      .replace(referenceIn(text), '')
      .replace(/\d\d:\d\d:\d\d/, '')
  expect(anonymous(unreal, 'MC-2026-000000')).toBe(anonymous(real, number))
})

test('a customer ticks a product of their order; an admin accepts, and the order shows the refund', async ({
  page,
  context,
  browser,
}) => {
  const customer = await newCustomer(context)
  const { _id, number, name } = await buy(context, customer)
  await page.goto(`/retractation?order=${_id}`)
  await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await expect(field(page, 'Numéro de commande')).toHaveValue(number)
  await expect(field(page, /^Adresse e-mail/)).toHaveValue(customer.email)
  await page.getByRole('button', { name: 'Relire ma déclaration' }).click()
  await expect(page.getByRole('region', { name: 'Relisez avant d’envoyer' })).toContainText(`1 × ${name}`)
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  const receipt = page.getByRole('region', { name: 'Votre rétractation est reçue' })
  await expect(receipt).toBeVisible()
  const reference = referenceIn((await receipt.textContent()) ?? '')

  const staff = await browser.newContext()
  const admin = await staff.newPage()
  await signIn(admin, 'admin')
  await admin.goto('/admin')
  await admin.getByRole('link', { name: 'Rétractations', exact: true }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Rétractations' })).toBeVisible()
  const row = admin.getByRole('row', { name: new RegExp(reference) })
  // What order it is about is looked up a moment after the declaration was answered.
  await expect(async () => {
    await admin.reload()
    await expect(row).toContainText(number, { timeout: 2_000 })
  }).toPass()
  await expect(row).toContainText('reste 14 jours')
  expect(await accessibilityFaults(admin)).toEqual([])
  await page.goto(`/compte/commandes/${_id}`)
  await expect(page.getByText(`Rétractation demandée\u00a0: ${reference}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Rétractation en cours' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annuler la commande' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: `Rétractation ${reference}` })).toContainText(`1 × ${name}`)
  await expect(page.getByText('1 pièce\u00a0: rétractation en cours')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Renoncer au contrat ici' })).toHaveCount(0)
  await expect(page.getByText(/^Livraison entre/)).toHaveCount(0)
  await page.goto(`/retractation?order=${_id}`)
  await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeDisabled()
  await expect(page.getByText('Rétractation déjà reçue')).toBeVisible()
  await admin.goto(`/admin/orders?search=${number}`)
  await expect(admin.getByRole('row', { name: new RegExp(number) })).toContainText('Rétractation')
  await admin.getByRole('link', { name: number, exact: true }).click()
  await expect(admin.getByRole('button', { name: 'Mettre en préparation' })).toHaveCount(0)
  await admin.getByRole('link', { name: 'Répondre à la rétractation' }).click()
  await expect(admin.getByRole('heading', { name: reference })).toBeFocused()
  await expect(admin.getByText('Rien n’a quitté l’atelier')).toBeVisible()
  await expect(admin.getByRole('checkbox', { name: /^Remettre en stock/ })).toBeChecked()
  expect(await accessibilityFaults(admin)).toEqual([])
  const accept = admin.getByRole('button', { name: /^Accepter et rembourser/ })
  await admin.emulateMedia({ media: 'print' })
  await expect(accept).toBeHidden()
  await admin.emulateMedia({ media: 'screen' })
  await accept.press('Enter')
  const question = admin.getByRole('dialog', { name: /^Rembourser .* € \?$/ })
  await expect(question).toContainText('1 pièce retourne en stock.')
  expect(await accessibilityFaults(admin)).toEqual([])
  await question.getByRole('button', { name: 'Accepter et rembourser' }).press('Enter')
  await expect(question).toBeHidden()
  await expectFocus(admin.getByRole('heading', { name: reference }), { said: 'Rétractation acceptée' })
  await expect(admin.getByText('Rétractation acceptée').first()).toBeVisible()
  await expect(admin.getByText('Remboursée', { exact: true })).toBeVisible({ timeout: 20_000 })
  await staff.close()

  const headers = { authorization: `Bearer ${customer.token}` }
  const { order } = await (await context.request.get(`/api/orders/${_id}`, { headers })).json()
  expect(order).toMatchObject({ status: 'refunded', refunded: order.total })
  const kinds = order.events.map(({ kind }: { kind: string }) => kind)
  for (const kind of ['withdrawal_requested', 'withdrawal_answered', 'refunded'])
    expect(kinds).toContain(kind)
  expect(await mailWith(context, `Votre rétractation ${reference} est acceptée`)).toBeDefined()
})

test(
  'a wrong parcel: staff note what came, correct it, and an admin refunds what it is worth',
  deep,
  async ({ browser }) => {
    test.setTimeout(120_000)
    const own = await openOwnServer()
    try {
      const open = (more: BrowserContextOptions = {}) =>
        browser.newContext({ baseURL: own.baseURL, locale: 'fr-FR', ...more })
      const context = await open()
      const page = await context.newPage()
      const customer = await newCustomer(context)
      const { _id, name } = await buy(context, customer)
      const { token } = await openSession(context, 'admin')
      for (const data of [
        { status: 'in_preparation' },
        { status: 'shipped', carrier: 'colissimo', trackingNumber: '6A12345678901' },
        { status: 'delivered' },
      ]) {
        const headers = { authorization: `Bearer ${token}` }
        const answer = await context.request.put(`/api/admin/orders/${_id}/status`, { headers, data })
        expect(answer.status(), await answer.text()).toBe(200)
      }
      await page.goto(`/retractation?order=${_id}`)
      await page.getByRole('checkbox', { name: new RegExp(name) }).check()
      await page.getByRole('button', { name: 'Relire ma déclaration' }).click()
      await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
      const receipt = page.getByRole('region', { name: 'Votre rétractation est reçue' })
      await expect(receipt).toBeVisible()
      const reference = referenceIn((await receipt.textContent()) ?? '')

      const office = await open()
      const admin = await office.newPage()
      await signIn(admin, 'admin')
      const opened = `/admin/retractations?opened=${reference}`
      await expect(async () => {
        await admin.goto(opened)
        await expect(admin.getByRole('button', { name: 'Accepter et attendre le colis' })).toBeVisible({
          timeout: 2_000,
        })
      }).toPass()
      expect(await accessibilityFaults(admin)).toEqual([])
      await admin.setViewportSize({ width: 390, height: 844 })
      await admin.getByRole('button', { name: 'Accepter et attendre le colis' }).press('Enter')
      await expect(admin.getByText(/^Le colis est attendu depuis le/)).toBeVisible()
      await expectFocus(admin.getByRole('heading', { name: reference }), {
        said: 'Rétractation acceptée, le colis est attendu',
      })
      await expect(admin.getByRole('heading', { level: 3, name: 'Accepter' })).toHaveCount(0)
      await expect(admin.getByRole('heading', { level: 3, name: 'Rembourser', exact: true })).toBeVisible()
      await admin.goto('/admin/retractations')
      await expect(admin.getByRole('row', { name: new RegExp(reference) })).toContainText(
        'colis attendu depuis',
      )

      const desk = await open({ viewport: { width: 390, height: 844 } })
      const staff = await desk.newPage()
      await signIn(staff, 'staff')
      await staff.goto(opened)
      const note = async (state: string, words: string) => {
        await staff.getByRole('button', { name: 'Noter un colis' }).press('Enter')
        await expectFocus(staff.getByRole('button', { name: 'Ne rien noter' }))
        const form = staff.getByRole('form', { name: 'Noter un colis' })
        await form.getByLabel(/^État/).selectOption({ label: state })
        await form.getByRole('button', { name: 'Noter ce retour' }).press('Enter')
        await expect(form.getByText('Décrivez ce qui est arrivé.')).toBeVisible()
        expect(await accessibilityFaults(staff)).toEqual([])
        const overflow = await staff.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await form.getByLabel(/^Description/).fill(words)
        await form.getByRole('button', { name: 'Noter ce retour' }).press('Enter')
        await expect(form).toHaveCount(0)
        await expect(staff.getByText(words)).toBeVisible()
        await expectFocus(staff.getByRole('heading', { name: 'Ce qui est revenu' }), { said: 'Retour noté' })
      }
      await note('une autre pièce à sa place', 'Un manteau d’une autre maison.')
      await expect(staff.getByRole('button', { name: 'Remettre en stock' })).toHaveCount(0)
      await page.goto(`/compte/commandes/${_id}`)
      await expect(page.getByText(`Rétractation ${reference}\u00a0: votre colis est reçu le`)).toBeVisible()
      await staff.getByRole('button', { name: /^Corriger/ }).press('Enter')
      await expect(staff.getByText('Un manteau d’une autre maison.')).toHaveCount(0)
      await expectFocus(staff.getByRole('heading', { name: 'Ce qui est revenu' }), {
        said: 'Retour retiré : notez-le à nouveau',
      })
      await page.reload()
      await expect(page.getByText('Correction\u00a0: le colis n’était pas le vôtre')).toBeVisible()
      await expect(page.getByText('votre colis est reçu le')).toHaveCount(0)
      await note('portée ou abîmée', 'L’ourlet est déchiré.')
      await desk.close()

      await admin.goto('/admin/retractations')
      await expect(admin.getByRole('row', { name: new RegExp(reference) })).toContainText('colis reçu le')
      await admin.goto(opened)
      await admin.getByLabel('Retenir pour la perte de valeur').fill('10')
      await admin.getByRole('button', { name: /^Rembourser \d/ }).click()
      await expect(admin.getByText('Écrivez le motif.')).toBeVisible()
      await admin.getByLabel('Motif, envoyé à la cliente').fill('L’ourlet est déchiré.')
      expect(await accessibilityFaults(admin)).toEqual([])
      await admin.getByRole('button', { name: /^Rembourser \d/ }).press('Enter')
      const question = admin.getByRole('dialog', { name: /^Rembourser/ })
      await question.getByRole('button', { name: 'Rembourser', exact: true }).press('Enter')
      await expect(question).toBeHidden()
      await expectFocus(admin.getByRole('heading', { name: reference }), { said: 'Remboursement demandé' })
      await expect(admin.getByText('Remboursée', { exact: true })).toBeVisible({ timeout: 20_000 })
      await office.close()

      const headers = { authorization: `Bearer ${customer.token}` }
      const { order } = await (await context.request.get(`/api/orders/${_id}`, { headers })).json()
      expect(order).toMatchObject({ status: 'partially_refunded', refunded: order.total - 10 })
      const mail = await mailWith(context, `Votre rétractation ${reference} est acceptée`)
      expect(mail?.text).toContain('L’ourlet est déchiré.')
      expect(await own.brokenLaws()).toEqual({})
    } finally {
      await own.close()
    }
  },
)

test(
  'on a small screen, in English, what is said fits and the labels are those of the law',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/retractation?lng=en')
    await expect(page.getByRole('heading', { level: 1, name: 'Withdraw from contract here' })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }),
    ).toBeVisible()
    await field(page, /^or date of the order/).fill('2026-10-12')
    await field(page, /^Full name/).fill('Jeanne Arnaud')
    await field(page, /^E-mail address/).fill(`${randomUUID()}@journeys.example`)
    await page.getByRole('button', { name: 'Review my declaration' }).click()
    await expect(page.getByRole('region', { name: 'Read it again before it goes' })).toContainText(
      'The whole order',
    )
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page.getByRole('region', { name: 'We have received your withdrawal' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('an admin refuses a withdrawal by keyboard, once its order is found', async ({ page, context }) => {
  const { number } = await buy(context, await openAccount(context))
  const answer = await context.request.post('/api/withdrawals', {
    data: {
      name: 'Jeanne Arnaud',
      email: `${randomUUID()}@journeys.example`,
      orderNumber: 'MC-2026-111112',
      confirmed: true,
    },
  })
  const { reference } = await answer.json()
  await signIn(page, 'admin')
  // What order it is about is looked up a moment after the declaration was answered.
  await expect(async () => {
    await page.goto(`/admin/retractations?opened=${reference}`)
    await expect(page.getByText('À examiner', { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByLabel('Numéro de commande').fill(number)
  await page.keyboard.press('Enter')
  await expectFocus(page.getByRole('heading', { name: reference }), { said: 'Rétractation rattachée' })
  const refuse = page.getByRole('button', { name: 'Refuser et envoyer le motif' })
  await refuse.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Motif/ })).toBeFocused()
  await page.keyboard.type('La déclaration parle d’une autre commande.')
  await refuse.press('Enter')
  await expect(refuse).toHaveCount(0)
  await expectFocus(page.getByRole('heading', { name: reference }), { said: 'Rétractation refusée' })
})

test(
  'staff read withdrawals, and find the order of one, but do not answer',
  deep,
  async ({ page, context }) => {
    const email = `${randomUUID()}@journeys.example`
    const answer = await context.request.post('/api/withdrawals', {
      data: { name: 'Jeanne Arnaud', email, orderNumber: 'MC-2026-111111', confirmed: true },
    })
    const { reference } = await answer.json()
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'staff')
    await page.goto('/admin/retractations?status=to_review')
    await page.getByRole('link', { name: reference }).click()
    await expect(page.getByText('Aucune commande ne correspond')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Rattacher à une commande' })).toBeVisible()
    await expect(page.getByText('La réponse revient aux administratrices.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Refuser/ })).toHaveCount(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('without JavaScript the page names the other ways', deep, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/retractation')
  await expect(page.getByText('Ce formulaire a besoin de JavaScript.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^retours@/ })).toBeVisible()
  await page.getByText('Le modèle de formulaire').click()
  await expect(page.getByText('Rayez la mention inutile.')).toBeVisible()
  await context.close()
})
