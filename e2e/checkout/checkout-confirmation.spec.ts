import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import {
  buyer,
  callAs,
  enterDetails,
  openStep,
  orderButton,
  terms,
  thanks,
  writeCard,
} from '../checkout-customer.ts'
import { deep, expect, test } from '../journey.ts'
import { keptMail } from '../kept-mail.ts'
import { buyer as deviceOf } from '../own-order.ts'

// Seven in all: one more than may be ordered before the address is confirmed.
const sizes = ['34', '36', '38', '40', '42', '44', '46'] as const
const wanted = sizes.map((size) => ({ name: 'Robe Léonie', size }))

const asking = (page: Pick<Page, 'getByRole'>) =>
  page.getByRole('region', { name: 'Confirmer votre adresse e-mail' })
const field = (place: Locator) => place.getByLabel('Code à six chiffres')

/** The code that was mailed; the outbox hides it until the mail has had its turn. */
const codeTo = async (page: Page, email: string) => {
  const code = async () => {
    const mail = await keptMail(page.request, ({ recipient }) => recipient === email)
    return /code : (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  await expect.poll(code).toMatch(/^\d{6}$/)
  return code()
}

test(
  'more than six products of a new customer: said in cart and drawer, lifted by a code in the checkout',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const customer = await buyer(page, ...wanted)
    await enterDetails(page, customer)
    await page.goto('/boutique/panier')
    const main = page.getByRole('main')
    await expect(asking(main)).toContainText('Plus de 6 pièces')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Panier/ }).click()
    await expect(asking(page.getByRole('dialog'))).toContainText(customer.email)
    await expect(asking(page.getByRole('dialog'))).toBeInViewport({ ratio: 1 })

    await openStep(page, 'payment')
    await writeCard(page)
    await terms(page).check()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders')) calls.push(request.url())
    })
    await orderButton(page).click()
    await expect(asking(main)).toBeFocused()
    await expect(asking(main)).toBeInViewport({ ratio: 1 })
    expect(calls).toEqual([])

    await asking(main).getByRole('button', { name: 'Recevoir un code' }).click()
    await expect(asking(main).getByRole('status')).toContainText('Un code et un lien')
    await expect(field(asking(main))).toBeFocused()
    const code = await codeTo(page, customer.email)
    await field(asking(main)).fill(code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(asking(main).getByText('Ce code n’est pas le bon')).toBeVisible()
    await expect(field(asking(main))).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await field(asking(main)).fill(code)
    await page.keyboard.press('Enter')
    await expect(main.getByText('Votre adresse est confirmée.')).toBeFocused()

    await expect(terms(page)).toBeChecked()
    await orderButton(page).click()
    await expect(thanks(page)).toBeVisible()
    const { orders } = await callAs(page, customer, { path: '/api/orders' })
    expect(orders).toMatchObject([{ status: 'paid', totalItems: 7 }])
    await deviceOf({ page, customer }).cancel(orders[0]._id)
  },
)

test('six products ask for nothing, the seventh does at once', async ({ page }) => {
  await buyer(page, ...wanted.slice(0, 6))
  await page.goto('/boutique/panier')
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: /^Augmenter la quantité/, disabled: false }).first()
  await expect(more).toBeVisible()
  await expect(asking(main)).toHaveCount(0)
  await more.click()
  await expect(asking(main)).toContainText('Plus de 6 pièces')
})
