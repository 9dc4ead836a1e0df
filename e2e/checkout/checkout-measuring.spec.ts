import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import {
  buyer,
  callAs,
  enterDetails,
  openStep,
  orderButton,
  terms,
  thanks,
  toPayment,
  writeCard,
} from '../checkout-customer.ts'
import { expect, test } from '../journey.ts'
import { chooseSlot, openSlots } from '../open-slots.ts'
import { buyer as deviceOf } from '../own-order.ts'
import { signIn } from '../sign-in.ts'

const gown = { name: 'Robe de mariée Églantine', size: 'Sur mesure' }
const main = (page: Page) => page.getByRole('main')
const radio = (page: Page, name: RegExp) => main(page).getByRole('radio', { name })
const phone = (page: Page) => main(page).getByLabel(/^Téléphone pour l’atelier/)

test('a gown made to measure asks where one is measured, keeps the visit, and tells it to the house', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const customer = await buyer(page, gown)
  await enterDetails(page, customer)
  await openStep(page, 'payment')
  // The details are not complete without it.
  await expect(page).toHaveURL(/step=details/)
  await expect(radio(page, /^Au salon/)).toBeVisible()
  await toPayment(page).click()
  await expect(main(page).getByText('Choisissez où nous prenons vos mesures.')).toBeVisible()
  await expect(radio(page, /^Au salon/)).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])

  await radio(page, /^Au salon/).check()
  await toPayment(page).click()
  await expect(main(page).getByText('Choisissez le jour et l’heure de votre visite.')).toBeVisible()
  const slots = (await openSlots(page.request, { weeks: 12 })).filter((each) => !each.needsConfirmation)
  const start = slots.at(-1)?.start ?? ''
  await chooseSlot(main(page), start)
  await expect(main(page).getByText(/^Votre visite.: .* heure de Paris\.$/)).toBeVisible()
  await phone(page).fill('')
  await toPayment(page).click()
  await expect(phone(page)).toBeFocused()
  await phone(page).fill('06 12 34 56 78')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(phone(page)).toHaveValue('06 12 34 56 78')
  await toPayment(page).click()
  await expect(main(page).getByRole('region', { name: 'Vos mesures' })).toContainText('Au salon')

  await writeCard(page)
  await terms(page).check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(main(page).getByText(/^Nous vous attendons .* pour vos mesures/)).toBeVisible()
  const { orders } = await callAs(page, customer, { path: '/api/orders' })
  const id: string = orders[0]._id

  await page.goto(`/compte/commandes/${id}`)
  await expect(main(page).getByText(/^Au salon, .* heure de Paris\.$/)).toBeVisible()
  const staff = await browser.newPage()
  await signIn(staff, 'staff')
  await staff.goto(`${new URL(page.url()).origin}/admin/commandes/${id}`)
  await expect(staff.getByRole('definition').filter({ hasText: 'Au salon' })).toContainText('06 12 34 56 78')
  await staff.goto(`${new URL(page.url()).origin}/admin/orders?search=${orders[0].number}`)
  await expect(staff.getByRole('main').getByText('Mesures au salon')).toBeVisible()
  await staff.close()
  await deviceOf({ page, customer }).cancel(id)
})

test('a slot that somebody else takes meanwhile is told at its field, and nothing is lost', async ({
  page,
}) => {
  const customer = await buyer(page, { ...gown, name: 'Robe de mariée Solène' })
  await enterDetails(page, customer)
  const slots = (await openSlots(page.request, { weeks: 14 })).filter((each) => !each.needsConfirmation)
  const start = slots.at(-2)?.start ?? ''
  await callAs(page, customer, {
    path: '/api/checkout',
    put: {
      shippingAddress: (await callAs(page, customer, { path: '/api/checkout' })).draft.shippingAddress,
      notes: 'Le chat dort sur la traîne.',
      measuring: { way: 'salon', phone: '+33612345678', start },
    },
  })
  await page.route(/\/api\/orders(\?|$)/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          json: { success: false, code: 'slot_taken', message: 'Ce créneau vient d’être pris.', slots: [] },
        })
      : route.continue(),
  )
  await openStep(page, 'payment')
  await writeCard(page)
  await terms(page).check()
  await orderButton(page).click()
  await expect(page).toHaveURL(/step=details/)
  await expect(main(page).locator('#slot-error')).toHaveText('Ce créneau vient d’être pris.')
  await expect(main(page).getByLabel('Un mot pour l’atelier')).toHaveValue('Le chat dort sur la traîne.')
  await toPayment(page).click()
  await expect(page).toHaveURL(/step=details/)
  await radio(page, /^Chez vous/).check()
  await toPayment(page).click()
  await expect(main(page).getByRole('region', { name: 'Vos mesures' })).toContainText('Chez vous')
})
