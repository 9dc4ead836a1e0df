import type { Browser, Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { expectFocus } from '../expect-focus.ts'
import { deep, expect, test } from '../journey.ts'
import { keptMail } from '../kept-mail.ts'
import { newCustomer } from '../new-customer.ts'
import { openSession, signIn } from '../sign-in.ts'

const address = {
  firstName: 'Solène',
  lastName: 'Aubrac',
  street: '7 rue des Plis',
  postalCode: '75003',
  city: 'Paris',
  country: 'FR',
}

/**
 * An order paid by a new customer, as the browser would make it; it is for a stole, of which there are enough for all
 * journeys.
 */
const paidOrder = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const { request } = context
  const { token } = await newCustomer(context)
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { products } = await (await request.get('/api/products?search=ACC-002')).json()
  await post('/cart/add', { productId: products[0]._id, quantity: 1, options: {} })
  const { order, payment } = await post('/orders', { shippingAddress: address, termsAccepted: true })
  const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }
  await post('/payments/demo/confirm', { clientSecret: payment.clientSecret, ...card })
  const read = async () => {
    const answer = await request.get(`/api/orders/${order._id}`, { headers })
    return (await answer.json()).order
  }
  return { id: String(order._id), number: String(order.number), read }
}

const status = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })

test('staff takes an order from its payment to its buyer by keyboard, and its buyer sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, number, read } = await paidOrder(browser, baseURL)
  await signIn(page, 'staff')
  await page.goto(`/admin/orders?search=${number}`)
  await page.getByRole('link', { name: number, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Commande ${number}` })).toBeVisible()
  await expect(page.getByText('Solène Aubrac').first()).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByText('seul un administrateur de la maison peut le faire')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annuler la commande…' })).toBeHidden()
  await page.getByLabel('Nouvelle note').fill('Appeler avant midi.')
  await page.getByRole('button', { name: 'Ajouter la note' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Appeler avant midi.' })).toBeVisible()
  await expect(page.getByLabel('Nouvelle note')).toHaveValue('')
  const slip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bon de livraison (sans prix)' }).press('Enter')
  expect((await slip).suggestedFilename()).toBe(`Bon de livraison ${number}.pdf`)
  await page.getByRole('button', { name: 'Mettre en préparation' }).press('Enter')
  await expectFocus(status(page, /^À l’atelier/), { said: 'C’est noté' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Expédier…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const parcel = page.getByRole('dialog', { name: 'Expédier la commande' })
  await parcel.getByRole('button', { name: 'Confirmer l’expédition' }).click()
  await expect(parcel.getByText('Indiquez le numéro de suivi.')).toBeVisible()
  const trackingNumber = parcel.getByLabel('Numéro de suivi')
  await trackingNumber.fill('6A0001')
  await page.keyboard.press('Enter')
  await expect(parcel.getByText('ne ressemble pas à ceux de Colissimo')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await trackingNumber.fill('6A0002')
  await expect(parcel.getByRole('button', { name: 'Confirmer l’expédition' })).toBeVisible()
  await page.keyboard.press('Enter')
  await parcel.getByRole('button', { name: 'Enregistrer quand même' }).press('Enter')
  await expect(parcel).toBeHidden()
  const deliver = page.getByRole('button', { name: 'Marquer comme livrée' })
  await expectFocus(status(page, /^Expédiée/), { said: 'C’est noté' })
  await deliver.press('Enter')
  const question = page.getByRole('dialog', { name: 'Marquer comme livrée ?' })
  await expect(question).toContainText('Le délai de rétractation et les garanties courent')
  await question.getByRole('button', { name: 'Pas encore' }).last().press('Enter')
  await expect(question).toBeHidden()
  expect((await read()).status).toBe('shipped')
  await expectFocus(deliver)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Marquer comme livrée' }).press('Enter')
  await expect(page.getByText('Plus rien à faire pour cette commande.')).toBeVisible()
  await expect(question).toBeHidden()
  await expectFocus(status(page, /^Livrée/), { said: 'C’est noté' })
  await expect(page.getByRole('button', { name: 'Rembourser…' })).toBeHidden()
  const order = await read()
  expect(order).toMatchObject({ _id: id, status: 'delivered', tracking: { number: '6A0002' } })
})

test('staff corrects what was noted by mistake, and its buyer sees what is true', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, read } = await paidOrder(browser, baseURL)
  const { token } = await signIn(page, 'staff')
  const step = (data: object) =>
    page.request.put(`/api/admin/orders/${id}/status`, {
      headers: { authorization: `Bearer ${token}` },
      data,
    })
  await step({ status: 'shipped', carrier: 'colissimo', trackingNumber: '6A12345678901' })
  await page.goto(`/admin/commandes/${id}`)
  const change = page.getByRole('button', { name: 'Changer le numéro de suivi…' })
  await change.press('Enter')
  const parcel = page.getByRole('dialog', { name: 'Changer le suivi du colis' })
  await parcel.getByLabel('Numéro de suivi').fill('abandonné')
  await parcel.getByRole('button', { name: 'Fermer' }).press('Enter')
  await expect(parcel).toBeHidden()
  await change.press('Enter')
  await expect(parcel.getByLabel('Numéro de suivi')).toHaveValue('6A12345678901')
  await parcel.getByLabel('Transporteur').selectOption('Chronopost')
  await parcel.getByLabel('Numéro de suivi').fill('XY123456789FR')
  await parcel.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(parcel).toBeHidden()
  await expectFocus(change, { said: 'C’est noté' })
  await expect(page.getByRole('link', { name: 'Chronopost XY123456789FR' })).toBeVisible()
  await page.getByRole('button', { name: 'Marquer comme livrée' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Marquer comme livrée' }).press('Enter')
  await page.getByRole('button', { name: 'Revenir sur « livrée »…' }).press('Enter')
  const back = page.getByRole('dialog', { name: 'Revenir sur « livrée » ?' })
  await back.getByRole('button', { name: 'Revenir sur cette étape' }).press('Enter')
  await expect(back.getByText('Indiquez pourquoi vous revenez sur cette étape.')).toBeVisible()
  await expect(back.getByLabel('Pourquoi')).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type('Le mauvais colis')
  await page.keyboard.press('Enter')
  await expect(back).toBeHidden()
  await expect(page.getByText('« Livrée » était noté par erreur')).toBeVisible()
  await expect(page.getByText('Le mauvais colis')).toBeVisible()
  expect((await read()).status).toBe('shipped')
  await expectFocus(status(page, /^Expédiée/), { said: 'C’est noté' })
  await page.getByRole('button', { name: 'Revenir sur « expédiée »…' }).press('Enter')
  await expect(page.getByLabel('Pourquoi')).toBeFocused()
  await page.keyboard.type('Encore à l’atelier')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Mettre en préparation' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Revenir sur « expédiée » ?' })).toBeHidden()
  await expectFocus(status(page, /^Payée/), { said: 'C’est noté' })
  expect(await read()).toMatchObject({ status: 'paid', tracking: null })
})

test(
  'what was begun by mistake is undone by one press, and its mail never leaves',
  deep,
  async ({ page, browser, baseURL }) => {
    const { id, number, read } = await paidOrder(browser, baseURL)
    await signIn(page, 'staff')
    await page.goto(`/admin/commandes/${id}`)
    await page.getByRole('button', { name: 'Mettre en préparation' }).click()
    await expect(status(page, /^À l’atelier/)).toBeVisible()
    const isAboutIt = ({ subject }: { readonly subject: string }) =>
      subject === `Votre commande ${number} est à l’atelier`
    expect(await keptMail(page.request, isAboutIt)).toBeDefined()
    await page.getByRole('button', { name: 'Revenir en arrière' }).click()
    await expect(status(page, /^Payée/)).toBeVisible()
    expect(await keptMail(page.request, isAboutIt)).toBeUndefined()
    expect(await read()).toMatchObject({ status: 'paid', cancellable: true })
    await expect(page.getByText('Annulé aussitôt')).toBeVisible()
  },
)

test('an admin cancels a paid order, and its money goes back', async ({ page, browser, baseURL }) => {
  const { id, read } = await paidOrder(browser, baseURL)
  await signIn(page, 'admin')
  await page.goto(`/admin/commandes/${id}`)
  await page.getByRole('button', { name: 'Annuler la commande…' }).press('Enter')
  const question = page.getByRole('dialog', { name: /^Annuler et rembourser/ })
  await question.getByRole('button', { name: 'Annuler la commande' }).press('Enter')
  await expect(question).toBeHidden()
  await expectFocus(status(page, /^(Annulée|Remboursée)/), { said: 'C’est noté' })
  await expect(page.getByRole('button', { name: /^Avoir A-/ })).toBeVisible({ timeout: 20_000 })
  expect((await read()).status).toBe('refunded')
})

test('an admin gives a part back, and the credit note can be fetched', async ({ page, browser, baseURL }) => {
  const { id, read } = await paidOrder(browser, baseURL)
  await signIn(page, 'admin')
  await page.goto(`/admin/commandes/${id}`)
  const open = page.getByRole('button', { name: 'Rembourser…' })
  await expect(open).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Un montant libre' })).toBeHidden()
  await open.click()
  await page.getByRole('radio', { name: 'Un montant libre' }).check()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('radio', { name: 'Un montant libre' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Replier' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const amount = page.getByLabel('Montant en euros')
  await amount.fill('9999')
  await page.getByRole('button', { name: 'Rembourser ce montant' }).click()
  await expect(page.getByText('Indiquez un montant')).toBeVisible()
  await amount.fill('12,50')
  await page.getByRole('button', { name: 'Rembourser ce montant' }).click()
  await expect(page.getByLabel('Motif')).toBeFocused()
  await expect(page.getByText('Choisissez le motif du remboursement.')).toBeVisible()
  await page.getByLabel('Motif').selectOption('Geste commercial')
  await page.getByRole('button', { name: 'Rembourser ce montant' }).click()
  const question = page.getByRole('dialog', { name: 'Rembourser 12,50 € ?' })
  await expect(question).toContainText('Motif : Geste commercial')
  expect(await accessibilityFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Ne pas rembourser' }).last().click()
  await expect(question).toBeHidden()
  await expect(amount).toHaveValue('12,50')
  await page.getByRole('button', { name: 'Rembourser ce montant' }).click()
  await question.getByRole('button', { name: 'Rembourser 12,50 €' }).click()
  await expect(question).toBeHidden()
  const note = page.getByRole('button', { name: /^Avoir A-/ })
  await expect(note).toBeVisible({ timeout: 20_000 })
  const fetched = page.waitForEvent('download')
  await note.click()
  expect((await fetched).suggestedFilename()).toMatch(/^Avoir A-\d{4}-\d{6}\.pdf$/)
  expect((await read()).refunded).toBe(12.5)
})

test('an admin gives a product back with its delivery, and the product says so', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, read } = await paidOrder(browser, baseURL)
  await signIn(page, 'admin')
  await page.goto(`/admin/commandes/${id}`)
  await page.getByRole('button', { name: 'Rembourser…' }).click()
  await expect(page.getByRole('button', { name: 'Choisissez ce qui est rendu' })).toBeVisible()
  await page.getByRole('combobox', { name: /^À rendre/ }).selectOption('1')
  await expect(page.getByLabel(/^Rendre aussi la livraison/)).toBeChecked()
  await expect(page.getByLabel('Remettre ces pièces en stock')).toBeChecked()
  await page.getByLabel('Motif').selectOption('Rétractation')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Rembourser \d/ }).press('Enter')
  const question = page.getByRole('dialog', { name: /^Rembourser .* € \?$/ })
  await expect(question).toContainText('1 pièce retourne en stock.')
  await question.getByRole('button', { name: /^Rembourser/ }).press('Enter')
  await expect(question).toBeHidden()
  await expectFocus(page.getByRole('heading', { level: 2, name: 'Paiement' }), {
    said: 'Remboursement demandé',
  })
  await expect(page.getByRole('button', { name: /^Avoir A-/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('1 de retour en stock')).toBeVisible()
  const order = await read()
  expect(order).toMatchObject({ status: 'refunded', refunded: order.total })
  expect(order.items[0].refundedQuantity).toBe(1)
})

test('who comes second is told that somebody was faster', async ({ page, browser, baseURL }) => {
  const { id } = await paidOrder(browser, baseURL)
  const { token } = await signIn(page, 'staff')
  const owner = await openSession(page.context(), 'admin')
  await page.request.post('/api/admin/presence', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { kind: 'order', id },
  })
  await page.goto(`/admin/commandes/${id}`)
  await expect(page.getByText('Hélène Clairval l’a aussi sous les yeux.')).toBeVisible()
  const prepare = page.getByRole('button', { name: 'Mettre en préparation' })
  await expect(prepare).toBeVisible()
  await page.request.put(`/api/admin/orders/${id}/status`, {
    headers: { authorization: `Bearer ${token}` },
    data: { status: 'shipped', carrier: 'colissimo', trackingNumber: '6A12345678901' },
  })
  await prepare.click()
  await expect(page.getByText('Quelqu’un a été plus rapide')).toBeVisible()
  await expect(prepare).toBeHidden()
})

test('the list keeps what is wanted in its address, in both languages and on a narrow screen', async ({
  page,
}) => {
  await signIn(page, 'staff')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Raccourcis' }).getByText('Commandes').click()
  await expect(page.getByRole('rowheader').first().getByRole('link')).toBeVisible()
  await page.getByRole('link', { name: /^À l’atelier/ }).click()
  await expect(page).toHaveURL(/status=in_preparation/)
  await expect(page.getByText('En retard').first()).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await page.goto('/admin/orders?search=zzz&lng=en')
  await expect(page.getByText('No order matches.')).toBeVisible()
})
