import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { type NewCustomer, newCustomer } from './new-customer.ts'

interface Offered {
  readonly _id: string
  readonly name: string
}

/** A product in a size that no other journey takes, as the demo house has one of most, or one without sizes. */
export interface CartInput {
  readonly name: string
  readonly size?: string
}

export const theDetails = { 'Numéro et rue': '12 rue des Lilas', 'Code postal': '75011', Ville: 'Paris' }

/** The same as it is sent. */
export const theAddress = {
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  street: '12 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
}

const asking = ({ token }: Pick<NewCustomer, 'token'>) => ({ headers: { authorization: `Bearer ${token}` } })

export const productNamed = async ({ request }: Pick<Page, 'request'>, name: string) => {
  const answer = await request.get(`/api/products?search=${encodeURIComponent(name)}`)
  const { products }: { products: Offered[] } = await answer.json()
  const product = products.find((each) => each.name === name)
  if (!product) throw new Error(`no piece called ${name}`)
  return product
}

/** Asks the API as a customer does from another device. */
export const callAs = async (page: Page, customer: NewCustomer, call: { path: string; put?: object }) => {
  const { path, put } = call
  const options = { ...asking(customer), ...(put && { data: put }) }
  const answer = put ? await page.request.put(path, options) : await page.request.get(path, options)
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** A customer for one journey, signed in, with these products in the cart. */
export const buyer = async (page: Page, ...wanted: readonly CartInput[]) => {
  const customer = await newCustomer(page.context())
  for (const { name, size } of wanted) {
    const { _id: productId } = await productNamed(page, name)
    const data = { productId, quantity: 1, options: size === undefined ? {} : { size } }
    const answer = await page.request.post('/api/cart/add', { ...asking(customer), data })
    if (!answer.ok()) throw new Error(`Nothing is added: ${await answer.text()}`)
  }
  return customer
}

/** The house keeps what the customer would have entered, so that the journey begins at the payment. */
export const enterDetails = (page: Page, customer: NewCustomer) =>
  callAs(page, customer, {
    path: '/api/checkout',
    put: { shippingAddress: theAddress },
  })

export const openStep = async (page: Page, step: string) => {
  await page.goto(`/checkout?step=${step}`)
}

export const onwards = (page: Page) => page.getByRole('button', { name: 'Continuer vers les coordonnées' })
export const toPayment = (page: Page) => page.getByRole('button', { name: 'Continuer vers le paiement' })
export const street = (page: Pick<Page, 'getByLabel'>) => page.getByLabel('Numéro et rue')
export const word = (page: Page) => page.getByLabel('Un mot pour l’atelier')

/** Signs in where the checkout has asked for it. */
export const signInAgain = async (page: Page, { email, password }: NewCustomer) => {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** The part of the payment step that says where it goes. */
export const sentTo = (page: Page) => page.getByRole('region', { name: 'Livraison à' })

export const stepName = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
export const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Commander avec obligation de paiement' })
export const terms = (page: Page) => page.getByRole('checkbox', { name: /J’ai lu et j’accepte/ })
export const thanks = (page: Page) => stepName(page, 'Merci, Jeanne')

export const fillCard = async (page: Page, number: string, cvc: string) => {
  await page.getByLabel('Numéro de carte').fill(number)
  await page.getByLabel('Date d’expiration').fill('12/34')
  await page.getByLabel('Cryptogramme').fill(cvc)
}

/** Writes a card below what it pays for, once that is told. */
export const writeCard = async (page: Page, number = '4242 4242 4242 4242', cvc = '123') => {
  await expect(page.getByRole('region', { name: 'Vos pièces' })).toBeVisible()
  await fillCard(page, number, cvc)
}

/** A customer who has come to pay for a product. */
export const payer = async (page: Page, wanted: CartInput) => {
  const customer = await buyer(page, wanted)
  await enterDetails(page, customer)
  await openStep(page, 'payment')
  await expect(orderButton(page)).toBeVisible()
  return customer
}

export const ordersOf = async (page: Page, customer: NewCustomer) => {
  const { orders }: { orders: { status: string; number: string }[] } = await callAs(page, customer, {
    path: '/api/orders',
  })
  return orders.map(({ status }) => status)
}
