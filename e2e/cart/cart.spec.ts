import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { openProduct } from '../open-product.ts'
import { latePartsReady } from '../script-ready.ts'

// A storage that refuses is noted by the page in the console, and nowhere else.
test.use({ expectedFault: /^SecurityError: denied$/ })

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Panier/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Votre Panier/ })
const lines = (page: Page) => drawer(page).getByRole('listitem')
const quickAdd = (page: Page, name: string) =>
  page.getByRole('article').getByRole('button', { name: `Ajouter au panier : ${name}` })
const chooser = (page: Page, name: string) => page.getByRole('dialog', { name })
const addToCart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Ajouter (au panier|encore)$/ })
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantité' })

interface Product {
  readonly _id: string
  readonly name: string
  readonly price: number
  readonly variants: readonly { readonly size: string | null; readonly stock: number }[]
}

/** A size of the demo house of which there are exactly so many. */
const sizeWithStock = async (page: Page, stock: number) => {
  const { products }: { products: Product[] } = await (
    await page.request.get('/api/products?limit=40')
  ).json()
  const product = products.find(({ variants }) =>
    variants.some((known) => known.stock === stock && known.size),
  )
  const size = product?.variants.find((known) => known.stock === stock && known.size)?.size
  if (!product || !size) throw new Error(`no size with ${stock} pieces`)
  return { ...product, size }
}

test.describe('from a card', () => {
  test('a product without sizes is taken at once, and nothing moves', firstVisit, async ({ page }) => {
    await page.goto('/boutique?search=Astrée')
    await expect(cartButton(page)).toHaveAccessibleName('Panier')
    await quickAdd(page, 'Ceinture Astrée').click()
    await expect(page.getByText('Produit ajouté', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Le produit a été ajouté à votre panier').first()).toBeVisible()
    await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article')
    await expect(page).toHaveURL(/search=/)
    expect(await whatMoved(page)).toEqual([])
  })

  test('a product with sizes asks which, insists, and gives the keyboard back', async ({ page }) => {
    await page.goto('/boutique?search=Céleste')
    const button = quickAdd(page, 'Robe de mariée Céleste')
    await button.press('Enter')
    const asking = chooser(page, 'Robe de mariée Céleste')
    await expect(asking).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await expect(asking.getByRole('radio', { name: '34 (indisponible)' })).toBeDisabled()
    await expect(asking.getByRole('radio', { name: '36' })).toBeFocused()
    const add = asking.getByRole('button', { name: 'Ajouter au panier' })
    await expect(add).toBeDisabled()
    await add.press('Enter')
    await expect(page.getByText('Sélection requise').first()).toBeVisible()
    await expect(
      asking.getByText("Veuillez sélectionner une taille avant d'ajouter au panier").first(),
    ).toBeVisible()
    await asking.getByRole('radio', { name: '36' }).press('Space')
    await add.press('Enter')
    await expect(asking).toBeHidden()
    await expect(button).toBeFocused()
    await cartButton(page).press('Enter')
    await expect(lines(page)).toHaveCount(1)
    await expect(lines(page).getByText('Taille: 36')).toBeVisible()
  })

  test('a product made to measure says beforehand what that means', async ({ page }) => {
    await page.goto('/boutique?search=Joséphine')
    await quickAdd(page, 'Robe de mariée Joséphine').click()
    const asking = chooser(page, 'Robe de mariée Joséphine')
    await asking.getByRole('radio', { name: 'Sur mesure' }).check()
    await expect(asking.getByText(/Coupée pour vous en 4 à 8 semaines/)).toBeVisible()
    await expect(asking.getByText(/le droit de rétractation ne s’applique pas/)).toBeVisible()
    await asking.getByRole('link', { name: 'Voir la pièce' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Robe de mariée Joséphine' })).toBeVisible()
    await expect(asking).toBeHidden()
  })

  test('a sold-out product cannot be taken', deep, async ({ page }) => {
    await page.goto('/boutique?search=Isaure')
    await expect(quickAdd(page, 'Robe de mariée Isaure')).toBeDisabled()
    await expect(quickAdd(page, 'Robe de mariée Isaure')).toHaveAccessibleName(/épuisé/)
  })

  test('without the chooser, the button leads to the product', deep, async ({ page }) => {
    await page.route('**/assets/size-chooser*', (route) => route.abort())
    await page.goto('/boutique?search=Céleste')
    await latePartsReady(page)
    await quickAdd(page, 'Robe de mariée Céleste').click()
    await expect(page).toHaveURL(/\/boutique\/produit\//)
  })
})

test.describe('from its page', () => {
  test('a product is taken up to its stock, one size at a time', firstVisit, async ({ page }) => {
    const { _id, size } = await sizeWithStock(page, 2)
    await page.goto(`/boutique/produit/${_id}`)
    await page.getByRole('radio', { name: size, exact: true }).check()
    await expect(quantity(page)).toHaveAttribute('min', '1')
    await expect(quantity(page)).toHaveAttribute('max', '2')
    await expect(addToCart(page)).toHaveText('Ajouter au panier')
    await addToCart(page).click()
    await expect(page.getByText('Le produit a été ajouté à votre panier').first()).toBeVisible()
    await expect(addToCart(page)).toHaveText('Ajouter encore')
    await expect(page.getByText('Déjà 1 dans votre panier.')).toBeVisible()
    await expect(quantity(page)).toHaveAttribute('max', '1')
    await addToCart(page).press('Enter')
    await expect(addToCart(page)).toBeDisabled()
    await expect(addToCart(page)).toBeFocused()
    await expect(quantity(page)).toBeDisabled()
    await expect(
      page.getByText(`Toutes les pièces disponibles en taille ${size} sont dans votre panier.`),
    ).toBeVisible()
    await addToCart(page).press('Enter')
    await expect(cartButton(page)).toHaveAccessibleName('Panier, 2 articles')
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName('Panier, 2 articles')
    await expect(addToCart(page)).toHaveText('Ajouter encore')
    expect(await whatMoved(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('a quantity beyond the stock is brought back to it', async ({ page }) => {
    const { _id, name, size } = await sizeWithStock(page, 2)
    await page.goto(`/boutique/produit/${_id}`)
    await page.getByRole('radio', { name: size, exact: true }).check()
    await quantity(page).fill('40')
    await quantity(page).blur()
    await expect(quantity(page)).toHaveValue('2')
    await expect(page.getByText('Il n’en reste que 2.')).toBeVisible()
    await addToCart(page).click()
    await expect(cartButton(page)).toHaveAccessibleName('Panier, 2 articles')
    const notice = page.getByRole('region', { name: 'Messages' })
    await expect(notice.getByText(`2 × ${name}, taille ${size}`)).toBeVisible()
    await notice.getByRole('button', { name: 'Voir le panier' }).click()
    await expect(drawer(page)).toBeVisible()
    await expect(notice.getByText('Produit ajouté')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(cartButton(page)).toBeFocused()
  })

  test('a sold-out product cannot be taken', async ({ page }) => {
    await openProduct(page, 'Robe de mariée Isaure')
    await expect(addToCart(page)).toBeDisabled()
    await expect(quantity(page)).toBeDisabled()
  })
})

test('quick clicks are all counted', deep, async ({ page }) => {
  await page.goto('/boutique?search=Séraphine')
  await quickAdd(page, 'Étole Séraphine').evaluate((button) => {
    for (const _click of [1, 2, 3]) (button as HTMLElement).click()
  })
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 3 articles')
})

test('two tabs show one cart', async ({ page, context }) => {
  await page.goto('/boutique?search=Astrée')
  const second = await context.newPage()
  await second.goto('/')
  await quickAdd(page, 'Ceinture Astrée').click()
  await expect(cartButton(second)).toHaveAccessibleName('Panier, 1 article')
  await cartButton(second).click()
  await drawer(second)
    .getByRole('button', { name: /^Retirer/ })
    .click()
  await expect(cartButton(page)).toHaveAccessibleName('Panier')
})

test.describe('the drawer', () => {
  const fill = async (page: Page) => {
    await page.goto('/boutique?category=accessoires')
    await quickAdd(page, 'Étole Séraphine').click()
    await quickAdd(page, 'Voile Brume').click()
    await expect(cartButton(page)).toHaveAccessibleName('Panier, 2 articles')
    await cartButton(page).click()
    await expect(lines(page)).toHaveCount(2)
  }

  test('lists, changes, removes and clears', async ({ page }) => {
    await fill(page)
    await expect(drawer(page)).toHaveAccessibleName('Votre Panier 2 articles')
    await expect(drawer(page).getByText('570 €')).toBeVisible()
    await expect(drawer(page).getByText('Estimation France')).toBeVisible()
    await expect(drawer(page).getByText('585 €')).toBeVisible()
    await expect(drawer(page).getByText('TVA incluse')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const less = drawer(page).getByRole('button', { name: 'Diminuer la quantité : Étole Séraphine' })
    await expect(less).toBeDisabled()
    await drawer(page).getByRole('button', { name: 'Augmenter la quantité : Étole Séraphine' }).click()
    await expect(drawer(page).getByText('Panier mis à jour')).toBeVisible()
    await expect(drawer(page).getByText('750 €')).toBeVisible()
    await expect(lines(page).first().getByText('soit 360 €')).toBeVisible()
    await less.click()
    await expect(drawer(page).getByText('570 €')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Retirer : Étole Séraphine' }).click()
    await expect(drawer(page).getByText('Produit retiré du panier')).toBeVisible()
    await expect(lines(page)).toHaveCount(1)
    await expect(drawer(page).getByRole('button', { name: 'Retirer : Voile Brume' })).toBeFocused()
    await drawer(page).getByRole('button', { name: 'Vider le panier' }).click()
    await expect(drawer(page).getByText('Panier vidé')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Annuler : remettre les articles dans le panier' }).click()
    await expect(drawer(page).getByText('Panier rétabli')).toBeVisible()
    await expect(lines(page)).toHaveCount(1)
    await drawer(page).getByRole('button', { name: 'Vider le panier' }).click()
    await expect(drawer(page).getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
    const explore = drawer(page).getByRole('link', { name: 'Explorer la Collection' })
    await expect(explore).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await explore.press('Enter')
    await expect(page).toHaveURL('/boutique')
    await expect(drawer(page)).toBeHidden()
    await expect(cartButton(page)).toHaveAccessibleName('Panier')
  })

  test('closes by its button, by Escape and by « Continuer vos achats », and gives the keyboard back', async ({
    page,
  }) => {
    await fill(page)
    for (const close of [
      () => drawer(page).getByRole('button', { name: 'Fermer le panier' }).click(),
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: 'Continuer vos achats' }).click(),
    ]) {
      await close()
      await expect(drawer(page)).toBeHidden()
      await expect(cartButton(page)).toBeFocused()
      await cartButton(page).press('Enter')
      await expect(drawer(page)).toBeVisible()
    }
  })

  test('leads to a product and makes way for it', deep, async ({ page }) => {
    await fill(page)
    await drawer(page).getByRole('link', { name: 'Voile Brume' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Voile Brume' })).toBeVisible()
    await expect(drawer(page)).toBeHidden()
  })

  test('has the sums and the way to pay in sight above any number of lines', deep, async ({ page }) => {
    await fill(page)
    await drawer(page).getByRole('button', { name: 'Continuer vos achats' }).click()
    await quickAdd(page, 'Ceinture Astrée').click()
    await cartButton(page).click()
    await expect(lines(page)).toHaveCount(3)
    for (const sum of ['Sous-total', 'Estimation France', 'TVA incluse'])
      await expect(drawer(page).getByText(sum)).toBeInViewport({ ratio: 1 })
    await expect(lines(page).nth(1).getByRole('button').first()).toBeInViewport({ ratio: 1 })
  })

  test(
    'counts for another country once that is chosen, as the page of a product does',
    deep,
    async ({ page }) => {
      await fill(page)
      await drawer(page).getByRole('button', { name: 'Livrer dans un autre pays' }).click()
      const country = drawer(page).getByRole('combobox', { name: 'Pays de livraison' })
      await expect(country).toBeFocused()
      await expect(country).toHaveValue('FR')
      expect(await accessibilityFaults(page)).toEqual([])
      await country.selectOption('Belgique')
      await expect(drawer(page).getByText('Estimation Belgique')).toBeVisible()
      await expect(drawer(page).getByText('595 €')).toBeVisible()
      await expect(country).toBeFocused()
      await drawer(page).getByRole('link', { name: 'Voile Brume' }).click()
      await expect(page.getByText(/^Belgique\s: 25\s€, entre le /)).toBeVisible()
      await page.reload()
      await expect(page.getByText(/^Belgique\s: 25\s€, entre le /)).toBeVisible()
      await cartButton(page).click()
      await expect(drawer(page).getByText('Estimation Belgique')).toBeVisible()
    },
  )

  test('forgets a country that the house no longer sends to', deep, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('deliveryCountry', 'RU'))
    await fill(page)
    await expect(drawer(page).getByText('Estimation France')).toBeVisible()
    await expect(drawer(page).getByText('585 €')).toBeVisible()
  })

  test('lets nobody order nothing', deep, async ({ page }) => {
    await page.goto('/boutique')
    await cartButton(page).click()
    await expect(drawer(page).getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Se connecter pour commander' })).toBeDisabled()
    await expect(drawer(page).getByText(/^Connexion requise/)).toHaveCount(0)
    await expect(drawer(page).getByRole('link', { name: 'Explorer la Collection' })).toBeInViewport({
      ratio: 1,
    })
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('scrolls as a whole in a low window, and keeps its way out in sight', deep, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await fill(page)
    await expect(lines(page).first().getByRole('button').first()).toBeInViewport({ ratio: 1 })
    await drawer(page).getByRole('button', { name: 'Continuer vos achats' }).scrollIntoViewIfNeeded()
    await expect(drawer(page).getByText('TVA incluse')).toBeInViewport({ ratio: 1 })
    await drawer(page).getByRole('button', { name: 'Fermer le panier' }).click({ timeout: 2000 })
    await expect(drawer(page)).toBeHidden()
  })

  test('that cannot be fetched says so', async ({ page }) => {
    await page.route('**/assets/cart-panel*', (route) => route.abort())
    await page.goto('/boutique')
    await cartButton(page).click()
    await expect(page.getByText('Erreur lors de la récupération du panier').first()).toBeVisible()
  })
})

/** What a guest's browser keeps, as an earlier visit left it. */
const keepLines = (page: Page, kept: readonly object[]) =>
  page.addInitScript((text) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', text)
  }, JSON.stringify(kept))

const productNamed = async (page: Page, name: string) => {
  const answer = await page.request.get(`/api/products?search=${encodeURIComponent(name)}`)
  const { products }: { products: Product[] } = await answer.json()
  const product = products.find((each) => each.name === name)
  if (!product) throw new Error(`no piece called ${name}`)
  return product
}

test.describe('what has changed since it was taken', () => {
  const keepChanged = async (page: Page) => {
    const veil = await productNamed(page, 'Voile Brume')
    const belt = await productNamed(page, 'Ceinture Astrée')
    const gone = await productNamed(page, 'Robe de mariée Isaure')
    const stock = belt.variants[0]?.stock ?? 0
    const line = (product: Product, changes: object) => ({
      productId: product._id,
      quantity: 1,
      options: {},
      name: product.name,
      price: product.price,
      image: '/placeholder.svg',
      ...changes,
    })
    await keepLines(page, [
      line(veil, { price: veil.price - 40 }),
      line(belt, { quantity: stock + 2, stock: 99 }),
      line(gone, { options: { size: '38' } }),
    ])
    return { veil, stock }
  }
  const order = (page: Page) => drawer(page).getByText('Se connecter pour commander')

  test('asks, and lets nobody order before it is answered', async ({ page }) => {
    const { veil, stock } = await keepChanged(page)
    await page.goto('/boutique')
    await cartButton(page).click()
    const said = drawer(page).getByText(`Le prix est passé de ${veil.price - 40} € à ${veil.price} €.`)
    await expect(said).toBeVisible()
    await expect(drawer(page).getByText(`Il n’en reste que ${stock}.`)).toBeVisible()
    await expect(drawer(page).getByText('Cette pièce n’est plus disponible.')).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: /^Me prévenir/ })).toHaveAttribute(
      'href',
      /#me-prevenir=38$/,
    )
    await expect(order(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(order(page)).toHaveAccessibleDescription(
      'Un article attend votre réponse avant la commande.',
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await drawer(page)
      .getByRole('button', { name: /^J’ai compris/ })
      .press('Enter')
    await expect(said).toBeHidden()
    await expect(drawer(page).getByRole('link', { name: 'Voile Brume' })).toBeFocused()
    await drawer(page)
      .getByRole('button', { name: /^Prendre/ })
      .click()
    await expect(lines(page).nth(1).getByRole('status')).toHaveText(String(stock))
    await drawer(page)
      .getByRole('button', { name: /^Retirer : Robe de mariée Isaure/ })
      .click()
    await expect(lines(page)).toHaveCount(2)
    await expect(order(page)).toHaveAttribute('href', '/auth?redirect=checkout')
    await page.reload()
    await cartButton(page).click()
    await expect(lines(page)).toHaveCount(2)
    await expect(order(page)).toHaveAttribute('href', '/auth?redirect=checkout')
  })

  test('without the house’s answer is not known, and that is said', async ({ page }) => {
    await keepChanged(page)
    await page.route('**/api/checkout/quote*', (route) => route.abort())
    await page.goto('/boutique')
    await cartButton(page).click()
    await expect(lines(page)).toHaveCount(3)
    const said = drawer(page).getByText('Les prix et les disponibilités n’ont pas pu être vérifiés.')
    await expect(said).toBeVisible()
    await page.unroute('**/api/checkout/quote*')
    await drawer(page).getByRole('button', { name: 'Réessayer' }).press('Enter')
    await expect(said).toBeHidden()
    await expect(drawer(page).getByText(/^Le prix est passé/)).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: 'Voile Brume' })).toBeFocused()
  })
})

test.describe('what the cart comes to', () => {
  const fill = async (page: Page) => {
    await page.goto('/boutique?category=accessoires')
    await quickAdd(page, 'Voile Brume').click()
    await cartButton(page).click()
  }
  const apply = async (page: Page, code: string) => {
    await drawer(page).getByLabel('Code promo').fill(code)
    await drawer(page).getByRole('button', { name: 'Appliquer' }).click()
  }

  test('is less with the house’s code, and says nothing of any other', async ({ page }) => {
    await fill(page)
    await expect(drawer(page).getByText('405 €')).toBeVisible()
    await apply(page, 'NOEL')
    await expect(drawer(page).getByText('Réduction')).toBeHidden()
    await apply(page, 'bienvenue10')
    await expect(drawer(page).getByText('Code BIENVENUE10 appliqué avec succès !')).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Retirer le code' })).toBeFocused()
    await expect(drawer(page).getByText('−39 €')).toBeVisible()
    await expect(drawer(page).getByText('366 €')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Augmenter la quantité : Voile Brume' }).click()
    await expect(drawer(page).getByText('−78 €')).toBeVisible()
    await expect(drawer(page).getByText(/la livraison est offerte en France métropolitaine/)).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Retirer le code' }).press('Enter')
    await expect(drawer(page).getByText('Réduction')).toBeHidden()
    await expect(drawer(page).getByLabel('Code promo')).toBeFocused()
    await expect(drawer(page).getByText('795 €')).toBeVisible()
  })

  test('stands beside how one may pay, and where the house sends to', async ({ page }) => {
    await fill(page)
    await expect(drawer(page).getByText(/^Paiement par carte bancaire/)).toBeVisible()
    await expect(
      drawer(page).getByText('Connexion requise: Veuillez vous connecter pour finaliser votre commande.'),
    ).toBeVisible()
    await drawer(page).getByRole('link', { name: 'Se connecter pour commander' }).click()
    await expect(page).toHaveURL('/auth?redirect=checkout')
    await expect(drawer(page)).toBeHidden()
  })
})

test('whatever lies in the storage, the shop opens and what makes sense is shown', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cart', JSON.stringify([null, { productId: 'lost', quantity: 2 }, { price: 3 }])),
  )
  await page.goto('/boutique')
  await cartButton(page).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).getByRole('link', { name: 'Produit' })).toBeVisible()
  await expect(lines(page).getByText('Cette pièce n’est plus disponible.')).toBeVisible()
})

test('a name of any length stays within its line', deep, async ({ page }) => {
  const endless = { productId: 'lost', quantity: 1, name: 'Mousseline'.repeat(20) }
  await keepLines(page, [endless])
  await page.goto('/boutique/panier')
  await expect(page.getByRole('link', { name: endless.name })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  await cartButton(page).click()
  const name = await drawer(page).getByRole('link', { name: endless.name }).boundingBox()
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(1440 - 24)
})

test('where storage is forbidden, the cart lasts as long as the page', deep, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto('/boutique?search=Astrée')
  await quickAdd(page, 'Ceinture Astrée').click()
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article')
  await cartButton(page).click()
  await expect(lines(page)).toHaveCount(1)
})

test('the cart speaks English', deep, async ({ page }) => {
  await page.goto('/boutique?search=Garance&lng=en')
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click()
  // The filters beside the cards offer the same size.
  const asking = page.getByRole('dialog').filter({ has: page.getByRole('radio') })
  await asking.getByRole('radio', { name: 'Made to measure' }).check()
  await asking.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Added to your cart').first()).toBeVisible()
  const button = page.getByRole('button', { name: 'Cart, 1 item' })
  await button.click()
  const cart = page.getByRole('dialog', { name: /^Your Cart/ })
  await expect(cart.getByText('Size: Made to measure')).toBeVisible()
  await expect(cart.getByText('VAT included')).toBeVisible()
})

test.describe('on a telephone', deep, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('chooser and drawer fit, and can be pressed with a thumb', async ({ page }) => {
    await page.goto('/boutique?search=Céleste')
    await quickAdd(page, 'Robe de mariée Céleste').click()
    const asking = chooser(page, 'Robe de mariée Céleste')
    await asking.getByRole('radio', { name: '36' }).check()
    await asking.getByRole('button', { name: 'Ajouter au panier' }).click()
    await cartButton(page).click()
    await expect(lines(page)).toHaveCount(1)
    for (const button of await drawer(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(box?.height, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('no button stands there that would do nothing', async ({ page }) => {
    await page.goto('/boutique?search=Céleste')
    await expect(page.getByRole('button', { name: /Panier|panier/ })).toHaveCount(0)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /panier/ })).toHaveCount(0)
  })
})
