import type { BrowserContext, Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { type NewCustomer, openAccount } from '../new-customer.ts'
import { keepTokens, type SignedIn } from '../sign-in.ts'

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Panier/ })
const counted = (page: Page, count: number) =>
  expect(cartButton(page)).toHaveAccessibleName(
    count === 0 ? 'Panier' : `Panier, ${count} article${count > 1 ? 's' : ''}`,
  )
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Votre Panier/ })
/** A notice of the cart's layer, beside the drawer. */
const toast = (page: Page, title: string) =>
  page.locator('[data-type=success]').getByText(title, { exact: true })
const lines = (page: Page) => drawer(page).getByRole('listitem')
const more = (page: Page) => drawer(page).getByRole('button', { name: /^Augmenter la quantité/ })
const quickAdd = (page: Page, name: string) =>
  page.getByRole('article').getByRole('button', { name: `Ajouter au panier : ${name}` })

interface Product {
  readonly _id: string
  readonly name: string
  readonly stock: number
  readonly price: number
}

const stole = 'Étole Séraphine'
/** No journey orders it, as others do the stole: its stock is the same at the end of a journey as at its beginning. */
const veil = 'Voile Brume'

const productNamed = async ({ request }: Pick<Page, 'request'>, name: string) => {
  const answer = await request.get(`/api/products?search=${encodeURIComponent(name)}`)
  const { products }: { products: Product[] } = await answer.json()
  const product = products.find((each) => each.name === name)
  if (!product) throw new Error(`no piece called ${name}`)
  return product
}

type Asking = Pick<BrowserContext, 'request'>

const asking = ({ token }: Pick<NewCustomer, 'token'>) => ({ headers: { authorization: `Bearer ${token}` } })

/** Puts a product into a customer's cart from another device. */
const addElsewhere = async (context: Asking, data: object) => {
  const answer = await context.request.post('/api/cart/add', { ...asking(customer), data })
  if (!answer.ok()) throw new Error(`Nothing is added: ${await answer.text()}`)
}

interface Kept {
  readonly items: readonly { readonly quantity: number; readonly product: { readonly name: string } }[]
  readonly totalItems: number
}

/** The cart as another device of the customer sees it. */
const cartElsewhere = async (context: Asking): Promise<Kept> =>
  (await context.request.get('/api/cart', asking(customer))).json()

const guestLine = ({ _id, name, price }: Product, quantity: number) => ({
  productId: _id,
  quantity,
  options: {},
  name,
  price,
  image: '/placeholder.svg',
})

// One customer for all of them, one after the other: an address may open few accounts an hour.
test.describe.configure({ mode: 'serial' })

let customer: NewCustomer

test.beforeAll(async ({ request }) => {
  customer = await openAccount({ request })
})

test.beforeEach(async ({ request }) => {
  await request.delete('/api/cart', asking(customer))
})

test(
  'a customer finds their cart on every device, and nothing moves when it appears',
  firstVisit,
  async ({ page, context }) => {
    await keepTokens(context, customer)
    const { _id } = await productNamed(page, stole)
    await addElsewhere(context, { productId: _id, quantity: 2 })
    await page.goto('/boutique?category=accessoires')
    await counted(page, 2)
    expect(await whatMoved(page)).toEqual([])
    await quickAdd(page, 'Voile Brume').click()
    await expect(toast(page, 'Produit ajouté au panier')).toBeVisible()
    await expect(page.getByText('Le produit a été ajouté à votre panier').first()).toBeVisible()
    await counted(page, 3)
    await cartButton(page).click()
    await expect(lines(page)).toHaveCount(2)
    await expect(drawer(page).getByRole('link', { name: 'Procéder au paiement' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await drawer(page)
      .getByRole('button', { name: `Retirer : ${stole}` })
      .click()
    await expect(drawer(page).getByText('Produit retiré du panier')).toBeVisible()
    await expect(toast(page, 'Produit retiré du panier')).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Retirer : Voile Brume' })).toBeFocused()
    await expect.poll(async () => (await cartElsewhere(context)).totalItems).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('cart') ?? '[]')).toBe('[]')
    await drawer(page).getByRole('button', { name: 'Vider le panier' }).click()
    await expect(drawer(page).getByText('Panier vidé')).toBeVisible()
    await expect(toast(page, 'Panier vidé')).toBeVisible()
    await expect.poll(async () => (await cartElsewhere(context)).totalItems).toBe(0)
    await drawer(page).getByRole('button', { name: 'Annuler : remettre les articles dans le panier' }).click()
    await expect.poll(async () => (await cartElsewhere(context)).totalItems).toBe(1)
    await expect(lines(page)).toHaveCount(1)
    await drawer(page).getByRole('button', { name: 'Vider le panier' }).click()
    await expect(drawer(page).getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
    await expect.poll(async () => (await cartElsewhere(context)).totalItems).toBe(0)
  },
)

test('twenty rapid presses are all counted, up to what there is', async ({ page, context }) => {
  await keepTokens(context, customer)
  const { _id, stock } = await productNamed(page, veil)
  await addElsewhere(context, { productId: _id })
  await page.goto('/boutique')
  await counted(page, 1)
  await cartButton(page).click()
  await expect(lines(page)).toHaveCount(1)
  // A slow line, on which the answers come long after the last press.
  await page.route('**/api/cart/**', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300)
    })
    await route.continue()
  })
  await more(page).evaluate((button) => {
    for (let press = 0; press < 20; press++) (button as HTMLElement).click()
  })
  const most = Math.min(stock, 21)
  await expect(lines(page).getByRole('status')).toHaveText(String(most))
  await expect.poll(async () => (await cartElsewhere(context)).totalItems).toBe(most)
  await expect(lines(page).getByRole('status')).toHaveText(String(most))
  await expect(drawer(page)).toHaveAccessibleName(`Votre Panier ${most} articles`)
})

test('what the house refuses is taken back, with its words', async ({ page, context }) => {
  await keepTokens(context, customer)
  const { _id } = await productNamed(page, stole)
  await addElsewhere(context, { productId: _id, quantity: 2 })
  await page.goto('/boutique')
  await counted(page, 2)
  await cartButton(page).click()
  const message = 'Toutes les pièces disponibles sont dans votre panier.'
  await page.route('**/api/cart/items/**', (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'all_taken', message } }),
  )
  await more(page).click()
  await expect(drawer(page).getByText('Erreur lors de la mise à jour du panier')).toBeVisible()
  await expect(drawer(page).getByText(message)).toBeVisible()
  await expect(lines(page).getByRole('status')).toHaveText('2')
  await drawer(page)
    .getByRole('button', { name: `Retirer : ${stole}` })
    .click()
  await expect(drawer(page).getByText('Erreur lors de la suppression du produit')).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
})

test('without a network the cart stays as it was, and says so', async ({ page, context }) => {
  await keepTokens(context, customer)
  const { _id } = await productNamed(page, stole)
  await addElsewhere(context, { productId: _id, quantity: 2 })
  await page.goto('/boutique')
  await counted(page, 2)
  await cartButton(page).click()
  await expect(drawer(page).getByText('375 €')).toBeVisible()
  await context.setOffline(true)
  await more(page).click()
  await expect(drawer(page).getByText('Erreur lors de la mise à jour du panier')).toBeVisible()
  await expect(
    drawer(page).getByText('Le réseau ne répond pas : votre panier reste tel qu’il était.').first(),
  ).toBeVisible()
  await expect(lines(page).getByRole('status')).toHaveText('2')
  await context.setOffline(false)
  await more(page).click()
  await expect(drawer(page).getByText('Panier mis à jour')).toBeVisible()
  await expect(toast(page, 'Panier mis à jour')).toBeVisible()
  await expect.poll(async () => (await cartElsewhere(context)).totalItems).toBe(3)
})

test('a product whose answer was lost is taken once, and is not said to have failed', async ({
  page,
  context,
}) => {
  await keepTokens(context, customer)
  await page.goto('/boutique?category=accessoires')
  let isLost = false
  // It stays after the first call: a browser can lose a request that is made just as it stops to intercept.
  await page.route('**/api/cart/add*', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
  await quickAdd(page, stole).click()
  await expect(page.getByText('Le produit a été ajouté à votre panier').first()).toBeVisible()
  await counted(page, 1)
  expect((await cartElsewhere(context)).totalItems).toBe(1)
})

test(
  'a house that does not answer is no network that is missing, and can be asked again',
  deep,
  async ({ page, context }) => {
    await keepTokens(context, customer)
    const { _id } = await productNamed(page, stole)
    await addElsewhere(context, { productId: _id, quantity: 2 })
    await page.goto('/boutique')
    await counted(page, 2)
    await cartButton(page).click()
    await expect(drawer(page).getByText('375 €')).toBeVisible()
    const byGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
    const cartCalls = '**/api/cart{,?*,/**}'
    await page.route(cartCalls, (route) => route.fulfill(byGateway))
    await more(page).click()
    await expect(drawer(page).getByText('Erreur lors de la mise à jour du panier')).toBeVisible()
    await expect(drawer(page).getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible()
    await expect(lines(page).getByRole('status')).toHaveText('2')
    const stale = drawer(page).getByText(
      'Votre panier n’a pas pu être relu : il est affiché tel qu’il était.',
    )
    await expect(stale).toBeVisible()
    const retry = drawer(page).getByRole('button', { name: 'Réessayer' })
    await page.unroute(cartCalls)
    await retry.press('Enter')
    await expect(stale).toBeHidden()
    await expect(drawer(page).getByRole('link', { name: stole })).toBeFocused()
    // When the question fails, the customer goes on elsewhere, and stays there when the answer comes after all.
    await page.route(cartCalls, (route) => route.fulfill(byGateway))
    await more(page).click()
    // Coming back asks nothing while the question is still on its way.
    await expect(retry).toBeVisible()
    const failed = page.waitForResponse(
      (response) => response.status() === byGateway.status && response.request().method() === 'GET',
    )
    await retry.press('Enter')
    await failed
    await drawer(page).getByLabel('Code promo').focus()
    await page.unroute(cartCalls)
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await expect(stale).toBeHidden()
    await expect(drawer(page).getByLabel('Code promo')).toBeFocused()
  },
)

test('what came from another device is there when they look', deep, async ({ page, context }) => {
  await page.clock.install()
  await keepTokens(context, customer)
  const { _id } = await productNamed(page, stole)
  await addElsewhere(context, { productId: _id })
  await page.goto('/boutique')
  await counted(page, 1)
  await addElsewhere(context, { productId: _id, quantity: 2 })
  await page.clock.fastForward(31_000)
  await counted(page, 1)
  await cartButton(page).click()
  await expect(lines(page).getByRole('status')).toHaveText('3')
})

test('a changed price is told until they have seen it', deep, async ({ page, context }) => {
  await keepTokens(context, customer)
  const { _id } = await productNamed(page, stole)
  await addElsewhere(context, { productId: _id, price: 150 })
  await page.goto('/boutique/panier')
  const main = page.getByRole('main')
  await expect(main.getByText('Le prix est passé de 150 € à 180 €.')).toBeVisible()
  await expect(main.getByText('Procéder au paiement')).toHaveAttribute('aria-disabled', 'true')
  await main.getByRole('button', { name: /^J’ai compris/ }).click()
  await expect(main.getByText(/^Le prix est passé/)).toBeHidden()
  await expect(main.getByRole('link', { name: 'Procéder au paiement' })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('link', { name: 'Procéder au paiement' })).toBeVisible()
  await expect(main.getByText(/^Le prix est passé/)).toBeHidden()
})

test('two tabs of one customer show one cart', async ({ page, context }) => {
  await keepTokens(context, customer)
  const { _id } = await productNamed(page, stole)
  await addElsewhere(context, { productId: _id })
  await page.goto('/boutique')
  await counted(page, 1)
  const second = await context.newPage()
  await second.goto('/boutique?category=accessoires')
  await counted(second, 1)
  await quickAdd(second, 'Voile Brume').click()
  await counted(page, 2)
})

test.describe('what was taken as a guest', () => {
  const signIn = async (page: Page) => {
    await page.getByLabel('Adresse e-mail').fill(customer.email)
    await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(customer.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
  }
  /** A guest whose account has something in its cart already. */
  const returning = async (context: BrowserContext, name = stole) => {
    const product = await productNamed(context, name)
    await addElsewhere(context, { productId: product._id })
    return product
  }
  const keepLines = (page: Page, kept: readonly object[]) =>
    page.addInitScript((text) => {
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'true')
      localStorage.setItem('cart', text)
    }, JSON.stringify(kept))
  const keptLines = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').length as number)

  test('joins their cart when they sign in, and leaves the browser', async ({ page, context }) => {
    const product = await returning(context)
    await keepLines(page, [guestLine(product, 2)])
    await page.goto('/auth')
    await counted(page, 2)
    await signIn(page)
    await expect(page).toHaveURL('/compte')
    await counted(page, 3)
    await expect.poll(() => keptLines(page)).toBe(0)
    expect((await cartElsewhere(context)).totalItems).toBe(3)
    await page.reload()
    await counted(page, 3)
  })

  test('is told where there was not enough of it', async ({ page, context }) => {
    const product = await returning(context, veil)
    await keepLines(page, [guestLine(product, product.stock + 5)])
    await page.goto('/auth')
    await signIn(page)
    const wanted = product.stock + 5
    const said = `${veil} : ${product.stock - 1} sur ${wanted}, il n’en restait pas davantage.`
    await expect(page.getByText(said).first()).toBeVisible()
    await counted(page, product.stock)
    await cartButton(page).click()
    await expect(drawer(page).getByText('Votre panier vous a suivi')).toBeVisible()
    await expect(drawer(page).getByText(said)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await drawer(page).getByRole('button', { name: 'J’ai compris' }).press('Enter')
    await expect(drawer(page).getByText(said)).toBeHidden()
    await expect(drawer(page).getByRole('link', { name: veil })).toBeFocused()
  })

  test(
    'is not called gone when all that there are lie in their cart already',
    deep,
    async ({ page, context }) => {
      const product = await productNamed(context, veil)
      await addElsewhere(context, { productId: product._id, quantity: product.stock })
      await keepLines(page, [guestLine(product, 1)])
      await page.goto('/auth')
      await signIn(page)
      const said = `${veil} : toutes les pièces disponibles étaient déjà dans votre panier.`
      await expect(page.getByText(said).first()).toBeVisible()
      await counted(page, product.stock)
    },
  )

  test('waits in the browser when it cannot join, and joins once when it can', async ({ page, context }) => {
    const product = await returning(context)
    await keepLines(page, [guestLine(product, 2)])
    await page.route('**/api/cart/sync*', (route) => route.abort())
    await page.goto('/auth')
    await signIn(page)
    await counted(page, 1)
    expect(await keptLines(page)).toBe(1)
    await cartButton(page).click()
    await expect(drawer(page).getByText(/n’a pas encore rejoint votre panier/)).toBeVisible()
    await page.unroute('**/api/cart/sync*')
    await page.reload()
    await counted(page, 3)
    await expect.poll(() => keptLines(page)).toBe(0)
  })

  test('joins once when the answer was lost', deep, async ({ page, context }) => {
    const product = await returning(context)
    await keepLines(page, [guestLine(product, 2)])
    await page.route('**/api/cart/sync*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.goto('/auth')
    await signIn(page)
    await counted(page, 3)
    expect(await keptLines(page)).toBe(1)
    await page.unroute('**/api/cart/sync*')
    await page.reload()
    await expect.poll(() => keptLines(page)).toBe(0)
    await counted(page, 3)
    expect((await cartElsewhere(context)).totalItems).toBe(3)
  })
})

test('anyone who signs out leaves with their cart', async ({ page, context }) => {
  const { email, password } = customer
  const answer = await context.request.post('/api/auth/login', { data: { email, password } })
  const session: SignedIn = await answer.json()
  await keepTokens(context, session)
  const { _id } = await productNamed(page, stole)
  await addElsewhere(context, { productId: _id })
  await page.goto('/compte')
  await counted(page, 1)
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await expect(page.getByText('Déconnexion réussie').first()).toBeVisible()
  await counted(page, 0)
  await cartButton(page).click()
  await expect(drawer(page).getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
})

test('a customer’s cart speaks English', deep, async ({ page, context }) => {
  await keepTokens(context, customer)
  const { _id } = await productNamed(page, stole)
  await addElsewhere(context, { productId: _id, price: 150 })
  await page.goto('/boutique?lng=en')
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const cart = page.getByRole('dialog', { name: /^Your Cart/ })
  await expect(cart.getByText('The price has changed from 150 € to 180 €.')).toBeVisible()
  await cart.getByRole('button', { name: /^I understand/ }).click()
  await expect(cart.getByRole('link', { name: 'Proceed to payment' })).toHaveAttribute(
    'href',
    '/checkout?lng=en',
  )
})
