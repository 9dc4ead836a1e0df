import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { openAccount } from '../new-customer.ts'
import { buyer, payOrder } from '../own-order.ts'
import { openSession, signIn } from '../sign-in.ts'

/** A customer with an order and a telephone number of their own, whom no other journey knows. */
const someCustomer = async (page: Page) => {
  const customer = await openAccount(page.context())
  const digits = String(randomInt(1_000_000, 10_000_000))
  const headers = { authorization: `Bearer ${customer.token}` }
  const { firstName, lastName } = customer
  const changed = await page.request.put('/api/auth/profile', {
    headers,
    data: { firstName, lastName, phone: `+3369${digits}` },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  const { id } = await payOrder(page, { customer })
  return { ...customer, digits: digits.slice(-4), callOff: () => buyer({ page, customer }).cancel(id) }
}

const search = (page: Page) => page.getByLabel('Nom, adresse, chiffres du téléphone')
const line = (page: Page) => page.getByRole('list', { name: 'Tout ce qui s’est passé' })

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(
      'a customer is found by four digits, and the line leads to an order and back',
      deep,
      async ({ page }) => {
        const { digits, email, callOff } = await someCustomer(page)
        await signIn(page, 'admin')
        await page.goto('/admin/customers')
        await search(page).fill(digits)
        await search(page).press('Enter')
        await page
          .getByRole('row')
          .filter({ hasText: email })
          .getByRole('link', { name: 'Jeanne Arnaud' })
          .click()
        await expect(page.getByRole('heading', { level: 2, name: 'Jeanne Arnaud' })).toBeFocused()
        await expect(line(page).getByText('Compte ouvert')).toBeVisible()
        expect(await accessibilityFaults(page)).toEqual([])
        await page.getByLabel('Nature').selectOption('Commandes')
        await expect(page).toHaveURL(/kind=order/)
        await expect(line(page).getByText('Compte ouvert')).toBeHidden()
        await expect(line(page).getByRole('listitem').first()).toContainText('Commande passée')
        await line(page).getByRole('link', { name: /^MC-/ }).first().click()
        await expect(page).toHaveURL(/\/admin\/commandes\//)
        await page.goBack()
        await expect(page.getByRole('heading', { level: 2, name: 'Jeanne Arnaud' })).toBeVisible()
        await expect(page.getByLabel('Nature')).toHaveValue('order')
        await expect(line(page).getByText('Compte ouvert')).toBeHidden()
        await callOff()
      },
    )
  })

/** A guest of the demo who has an appointment, and no account. */
const someGuest = async (page: Page) => {
  const { token } = await openSession(page.context(), 'admin')
  const get = async (path: string) =>
    (
      await page.request.get(`/api/admin/customers${path}`, { headers: { authorization: `Bearer ${token}` } })
    ).json()
  const { customers } = await get('?known=guest&limit=100')
  for (const { _id, email, name } of customers) {
    const { entries } = await get(`/${_id}/timeline?kind=appointment`)
    if (email && entries.length > 0) return { email, name, appointmentId: entries[0].record.id }
  }
  throw new Error('The demo has a guest with an appointment')
}

test('a guest with an appointment and a message is one person', deep, async ({ page }) => {
  const { email, name } = await someGuest(page)
  const subject = `Un ourlet ${Math.random().toString(36).slice(2, 9)}`
  await page.request.post('/api/contact', {
    data: { fullName: name, email, subject, message: 'Bonjour, pouvez-vous reprendre un ourlet ?' },
  })
  await signIn(page, 'admin')
  await page.goto(`/admin/customers?search=${encodeURIComponent(email)}`)
  const found = page.getByRole('table').getByRole('link', { name })
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(line(page).getByText('Rendez-vous pris').first()).toBeVisible()
  await line(page).getByRole('link', { name: subject }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
})

test('paper shows the sheet for the next visit, and nothing else', deep, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/customers?search=cliente%40maison-clairval.example')
  await page.getByRole('link', { name: 'Jeanne Arnaud' }).click()
  await page.getByRole('button', { name: 'Pour sa prochaine visite' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2, name: 'Jeanne Arnaud' })).toBeVisible()
  await expect(page.getByText(/· Pour sa prochaine visite$/)).toBeVisible()
  await expect(line(page)).toBeHidden()
})

test('an appointment prints the sheet of who comes, in one press and once', deep, async ({ page }) => {
  const { name, appointmentId } = await someGuest(page)
  await page.addInitScript(() => {
    window.print = () => document.body.append(Object.assign(document.createElement('i'), { id: 'printed' }))
  })
  await signIn(page, 'admin')
  await page.goto(`/admin/appointments?opened=${appointmentId}`)
  await page.getByRole('link', { name: 'L’imprimer pour le rendez-vous' }).click()
  await expect(page.locator('#printed')).toHaveCount(1)
  await expect(page).not.toHaveURL(/sheet=/)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/· Pour sa prochaine visite$/)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(appointmentId))
})
