import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { newCustomer } from '../new-customer.ts'
import { buyer, payOrder, placeOrder, plentiful } from '../own-order.ts'

const main = (page: Page) => page.getByRole('main')
const entry = (page: Page, number: string) =>
  main(page).getByRole('article', { name: new RegExp(`${number}$`) })
const state = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const way = (page: Page) => main(page).getByRole('list', { name: 'Le chemin de votre commande' })
const orderPage = (id: string) => `/compte/commandes/${id}`

test(
  'a customer finds their order, follows it, calls it off, and has their money back',
  firstVisit,
  async ({ page, context }) => {
    const customer = await newCustomer(context)
    await page.goto('/commandes')
    await expect(main(page).getByRole('heading', { name: 'Aucune commande pour l’instant' })).toBeVisible()
    expect(await whatMoved(page)).toEqual([])
    const { number } = await payOrder(page, { customer })

    await page.goto('/compte')
    await expect(main(page).getByText(`Commande ${number}`)).toBeVisible()
    await page.goto('/commandes')
    await expect(entry(page, number)).toContainText('Payée')
    await expect(entry(page, number)).toContainText(plentiful)
    expect(await whatMoved(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await entry(page, number).getByRole('link').click()

    await expect(state(page, 'Payée')).toBeVisible()
    await expect(way(page).locator('[aria-current=step]')).toHaveText('Payée')
    await expect(main(page).getByText('Paiement reçu')).toBeVisible()
    await expect(main(page).getByText(/^dont TVA/)).toBeVisible()
    await expect(main(page).getByText('75001 Paris').first()).toBeVisible()
    await expect(button(page, 'Contrat de vente (PDF)')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await main(page)
      .getByRole('button', { name: /^Facture F-/ })
      .click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)

    await button(page, 'Annuler la commande').press('Enter')
    const asking = page.getByRole('dialog', { name: 'Annuler cette commande ?' })
    await expect(asking).toContainText(/Les .*€ que vous avez payés vous seront rendus/)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(asking).toBeHidden()
    await expect(button(page, 'Annuler la commande')).toBeFocused()
    await button(page, 'Annuler la commande').press('Enter')
    await asking.getByRole('button', { name: 'Annuler la commande' }).click()
    await expect(asking).toBeHidden()
    await expect(main(page).getByText('Votre commande est annulée.')).toBeVisible()
    await expect(button(page, 'Annuler la commande')).toHaveCount(0)
    await expect(async () => {
      await page.goto(page.url())
      await expect(state(page, 'Remboursée')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(main(page).getByRole('button', { name: /^Avoir / })).toBeVisible()
    await expect(way(page).getByRole('listitem')).toHaveText([/Payée/, /Annulée/, /Remboursée/])
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('what was ordered is put into the cart again, and what cannot be had is told', async ({
  page,
  context,
}) => {
  const customer = await newCustomer(context)
  const api = buyer({ page, customer })
  // There are four of it, and other journeys leave it in their carts.
  const product = 'Ceinture Astrée'
  const first = await payOrder(page, { customer, product })
  await page.goto(orderPage(first.id))
  await button(page, 'Commander à nouveau').click()
  await expect(page.getByText('Vos pièces sont dans votre panier.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/boutique\/panier$/)
  expect(await api.cart()).toMatchObject({ totalItems: 1 })

  // With that in the cart it is two of the three that are left.
  const second = await payOrder(page, { customer, product })
  await page.goto(orderPage(second.id))
  await button(page, 'Commander à nouveau').click()
  await expect(main(page).getByText('Tout n’a pas pu être remis dans votre panier')).toBeVisible()
  await expect(main(page).getByText(/^1 sur 2\u00a0: Ceinture Astrée$/)).toBeVisible()
  await expect(button(page, 'Ouvrir le panier')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await api.cancel(second.id)
})

test(
  'an order that waits for its payment says so, asks after it by itself, and lets it be called off',
  deep,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const customer = await newCustomer(context)
    const waiting = await placeOrder(page, { customer, deliveryMethod: 'pickup' })
    await page.goto('/commandes?lng=en')
    await expect(entry(page, waiting.number)).toContainText('Awaiting payment')
    await expect(entry(page, waiting.number)).toContainText(/kept for you until \d\d:\d\d/)
    const resume = entry(page, waiting.number).getByRole('link', { name: /^Resume the payment/ })
    await expect(resume).toHaveAttribute('href', `/checkout?step=payment&order=${waiting.id}&lng=en`)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goto(`${orderPage(waiting.id)}?lng=en`)
    await expect(state(page, 'Awaiting payment')).toBeVisible()
    await expect(main(page).getByText(/^The invoice and the contract appear here/)).toBeVisible()
    await expect(main(page).getByRole('button', { name: /PDF/ })).toBeHidden()
    await expect(main(page).getByText('Collection from the atelier').first()).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const api = buyer({ page, customer })
    await api.pay(waiting.clientSecret)
    await expect(state(page, 'Paid')).toBeVisible({ timeout: 20_000 })
    await api.cancel(waiting.id)

    const other = await placeOrder(page, { customer })
    await page.goto(`${orderPage(other.id)}?lng=en`)
    await button(page, 'Cancel the order').click()
    const asking = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expect(asking).toContainText('nothing will be charged')
    await asking.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(state(page, 'Cancelled')).toBeVisible()
    await expect(main(page).getByText('Nothing was charged.')).toBeVisible()
  },
)

test('an order that the atelier began meanwhile says why it stays, and is read again', async ({
  page,
  context,
}) => {
  const customer = await newCustomer(context)
  const { id } = await payOrder(page, { customer })
  await page.goto(orderPage(id))
  const message = 'Cette commande est déjà à l’atelier et ne peut plus être annulée ici.'
  const json = { success: false, code: 'orders.not_cancellable', message }
  await page.route(/\/api\/orders\/[^/]+\/cancel/, (route) => route.fulfill({ status: 409, json }))
  await page.route(/\/api\/orders\/[^/]+$/, async (route) => {
    const answer = await route.fetch()
    const { order, ...rest } = await answer.json()
    const begun = { ...order, status: 'in_preparation', cancellable: false }
    await route.fulfill({ response: answer, json: { ...rest, order: begun } })
  })
  await button(page, 'Annuler la commande').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la commande' }).click()
  await expect(main(page).getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(state(page, 'À l’atelier')).toBeVisible()
  await expect(button(page, 'Annuler la commande')).toHaveCount(0)
  await buyer({ page, customer }).cancel(id)
})

test('what cannot be read is asked for again, and another’s order is not there', async ({
  page,
  context,
  browser,
}) => {
  const stranger = await browser.newContext()
  const another = await newCustomer(stranger)
  const theirs = await placeOrder(page, { customer: another })
  await stranger.close()
  await newCustomer(context)
  let isDown = true
  await page.route(/\/api\/orders(\?.*)?$/, (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.goto('/commandes')
  await expect(main(page).getByRole('alert')).toContainText('Vos commandes n’ont pas pu être lues.')
  isDown = false
  await button(page, 'Réessayer').click()
  await expect(main(page).getByRole('heading', { name: 'Aucune commande pour l’instant' })).toBeVisible()
  await page.goto(orderPage(theirs.id))
  await expect(
    main(page).getByRole('heading', { name: 'Cette commande n’existe pas, ou n’est pas la vôtre.' }),
  ).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await buyer({ page, customer: another }).cancel(theirs.id)
})
