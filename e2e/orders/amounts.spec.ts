import type { Locator } from '@playwright/test'
import { pathTo } from '../../src/sitemap.ts'
import { readPdf } from '../../src/testing/orders/read-pdf.ts'
import { expect, test } from '../journey.ts'
import { keptMail } from '../kept-mail.ts'
import { newCustomer } from '../new-customer.ts'
import { buyer, placeOrder } from '../own-order.ts'

/** The amounts that a text says, in cents and in its order. */
const amountsIn = (text: string) =>
  [...text.matchAll(/([-−]?)\s?([\d\s]*\d(?:,\d\d)?)\s€/g)].map(
    ([, sign, digits = '']) =>
      Math.round(Number(digits.replace(/\s/g, '').replace(',', '.')) * 100) * (sign ? -1 : 1),
  )

const amountsOf = async (places: Locator) => amountsIn((await places.allTextContents()).join('\n'))

/** A line, its subtotal, the reduction, the delivery and the total, however far apart they stand. */
const expectOneSum = (line: number | undefined, sums: readonly number[]) => {
  const [subtotal = 0, discount = 0, shipping = 0, total = 0] = sums
  expect(line).toBe(subtotal)
  expect(discount).toBeLessThan(0)
  expect(shipping).toBeGreaterThan(0)
  expect(subtotal + discount + shipping).toBe(total)
}

test('what a promotion takes off adds up alike in the cart, for the customer, in mail and contract, and for the house', async ({
  page,
  context,
  browser,
}) => {
  const customer = await newCustomer(context)
  const { id, number, clientSecret } = await placeOrder(page, {
    customer,
    quantity: 2,
    promoCode: 'BIENVENUE10',
  })
  const main = page.getByRole('main')
  await page.goto(pathTo('cart'))
  await main.getByLabel('Code promo').fill('BIENVENUE10')
  await main.getByRole('button', { name: 'Appliquer' }).click()
  await expect(main.getByText('Code BIENVENUE10 appliqué avec succès !')).toBeVisible()
  const inCart = await amountsOf(main.locator('dd'))

  await buyer({ page, customer }).pay(clientSecret)
  await page.goto(`/compte/commandes/${id}`)
  const sums = main.locator('dl').filter({ hasText: 'Sous-total' })
  await expect(sums).toBeVisible()
  const [line] = await amountsOf(
    main
      .getByRole('listitem')
      .filter({ hasText: 'Quantité' })
      .getByText(/^[\d\s,]+€$/)
      .first(),
  )
  const shown = await amountsOf(sums.locator('dd'))
  expectOneSum(line, shown)
  expect(inCart).toEqual(shown.slice(0, 4))

  const headers = { authorization: `Bearer ${customer.token}` }
  const contract = await page.request.get(`/api/orders/${id}/contract`, { headers })
  const printed = amountsIn((await readPdf(new Uint8Array(await contract.body()))).text)
  for (const amount of [line ?? 0, ...shown.slice(0, 4)]) expect(printed).toContain(amount)

  const { text = '', token = '' } =
    (await keptMail(
      context.request,
      ({ subject, recipient }) => subject.includes(number) && recipient === customer.email,
    )) ?? {}
  const mailed = amountsIn(text)
  for (const amount of [line ?? 0, ...shown]) expect(mailed).toContain(amount)

  const staff = await browser.newContext()
  await staff.addInitScript((kept) => localStorage.setItem('token', kept), token)
  const desk = await staff.newPage()
  await desk.goto(`${new URL(page.url()).origin}/admin/commandes/${id}`)
  const table = desk.getByRole('table').filter({ hasText: 'Quantité' })
  await expect(table).toBeVisible()
  const ofStaff = await amountsOf(desk.locator('dl').filter({ hasText: 'Sous-total' }).locator('dd'))
  expect(ofStaff.slice(0, 4)).toEqual(shown.slice(0, 4))
  expect((await amountsOf(table.getByRole('cell').last())).at(-1)).toBe(line)
  await staff.close()
})
