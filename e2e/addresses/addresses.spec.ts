import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, firstVisit, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { newCustomer } from '../new-customer.ts'

const book = '/compte/adresses'

const visit = (page: Page, address = book) => page.goto(address)

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const form = (page: Page) => page.getByRole('main').getByRole('form')
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })
const country = (page: Page) => form(page).getByRole('combobox')
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const done = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence })

const write = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
}

const paris = { 'Numéro et rue': '14 rue de la Sourdière', 'Code postal': '75001', Ville: 'Paris' }

test(
  'a customer enters addresses, changes one, chooses another as their default, and takes one away',
  firstVisit,
  async ({ page, context }) => {
    await newCustomer(context)
    await visit(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Vos adresses' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Aucune adresse encore' })).toBeVisible()
    expect(await whatMoved(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])

    await button(page, 'Ajouter une adresse').click()
    await expect(field(page, 'Prénom')).toBeFocused()
    await expect(field(page, 'Prénom')).toHaveValue('Jeanne')
    await expect(field(page, 'Nom')).toHaveValue('Arnaud')
    await expect(country(page).locator('option:checked')).toHaveText('France')
    await expect(form(page).getByRole('checkbox')).toHaveCount(0)
    await write(page, paris)
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Enregistrer l’adresse').dblclick()
    await expect(done(page, 'L’adresse est dans votre carnet.')).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).first()).toBeFocused()
    await expect(cards(page).first()).toContainText('14 rue de la Sourdière75001 ParisFrance')
    await expect(cards(page).first()).toContainText('Adresse par défaut')

    await button(page, 'Ajouter une adresse').press('Enter')
    await field(page, 'Téléphone').fill('06 12 34')
    await field(page, 'Téléphone').blur()
    await expect(field(page, 'Téléphone')).toHaveAccessibleDescription(/paraît incomplet/)
    await country(page).selectOption({ label: 'Royaume-Uni' })
    await write(page, { 'Numéro et rue': '27 Mount Street', 'Code postal': 'w1k 2rs', Ville: 'London' })
    await field(page, 'Ville').press('Enter')
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).nth(1)).toBeFocused()
    await expect(cards(page).nth(1)).toContainText('London W1K 2RSRoyaume-Uni')

    await button(page, /^Modifier, .*27 Mount Street$/).click()
    await write(page, { Société: 'Galerie Delaunay' })
    await button(page, 'Annuler').click()
    await expect(button(page, /^Modifier, .*27 Mount Street$/)).toBeFocused()
    await expect(cards(page).nth(1)).not.toContainText('Galerie')
    await button(page, /^Modifier, .*27 Mount Street$/).press('Enter')
    await write(page, { Société: 'Galerie Delaunay' })
    await button(page, 'Enregistrer l’adresse').click()
    await expect(done(page, 'L’adresse est à jour.')).toBeVisible()
    await expect(button(page, /^Modifier, .*27 Mount Street$/)).toBeFocused()
    await expect(cards(page).nth(1)).toContainText('Galerie Delaunay')

    await button(page, /^Choisir par défaut, .*27 Mount Street$/).click()
    await expect(done(page, 'c’est désormais votre adresse par défaut')).toBeVisible()
    await expect(cards(page).first()).toContainText('27 Mount Street')
    await expect(cards(page).first()).toContainText('Adresse par défaut')
    await expect(cards(page).first()).toBeFocused()
    await expect(cards(page).nth(1)).not.toContainText('Adresse par défaut')

    await button(page, /^Retirer, .*27 Mount Street$/).press('Enter')
    await expect(button(page, 'Garder')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, /^Retirer, .*27 Mount Street$/)).toBeFocused()
    await page.keyboard.press('Enter')
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, /^Retirer$/).click()
    await expect(done(page, 'L’adresse est retirée.')).toBeVisible()
    await expect(button(page, 'Ajouter une adresse')).toBeFocused()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).first()).toContainText('Adresse par défaut')

    await page.reload()
    await expect(cards(page)).toHaveText(/Jeanne Arnaud14 rue de la Sourdière/)
    expect(await whatMoved(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('a second press that comes once the form has gone takes the focus from nothing', async ({
  page,
  context,
}) => {
  await newCustomer(context)
  await visit(page)
  await button(page, 'Ajouter une adresse').click()
  await write(page, paris)
  await button(page, 'Enregistrer l’adresse').click()
  await expect(cards(page).first()).toBeFocused()
  // Where the button was may be empty now or part of the card: a place that is neither shows what the press does.
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(cards(page).first()).toBeFocused()
  await page.mouse.down()
  await page.mouse.up()
  await expect(cards(page).first()).not.toBeFocused()
})

test('what a field has to say moves no button from under the pointer, so that its click counts', async ({
  page,
  context,
}) => {
  await newCustomer(context)
  await visit(page)
  await button(page, 'Ajouter une adresse').click()
  await write(page, { ...paris, 'Code postal': '750' })
  const save = button(page, 'Enregistrer l’adresse')
  await save.scrollIntoViewIfNeeded()
  const place = await save.boundingBox()
  if (!place) throw new Error('The button is not on the page')
  await field(page, 'Code postal').focus()
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.mouse.down()
  await expect(field(page, 'Code postal')).not.toBeFocused()
  await expect(field(page, 'Code postal')).toHaveAttribute('aria-invalid', 'true')
  expect(await save.boundingBox()).toEqual(place)
  await page.mouse.up()
  await expect(field(page, 'Code postal')).toBeFocused()
  await expect(field(page, 'Code postal')).toHaveAccessibleDescription(/code postal/i)
})

test(
  'a form says what is wrong where it is wrong, and keeps what was written when the house fails',
  deep,
  async ({ page, context }) => {
    await newCustomer(context, { firstName: 'Léonie' })
    let isOut = true
    await page.route('**/api/account/addresses?*', (route) =>
      isOut ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
    )
    await visit(page)
    await expect(page.getByRole('alert')).toContainText('Votre carnet d’adresses ne s’ouvre pas')
    expect(await accessibilityFaults(page)).toEqual([])
    isOut = false
    await button(page, 'Réessayer').click()
    await button(page, 'Ajouter une adresse').click()

    await test.step('nothing has been written', async () => {
      await button(page, 'Enregistrer l’adresse').click()
      await expect(field(page, 'Numéro et rue')).toBeFocused()
      await expect(field(page, 'Numéro et rue')).toHaveAccessibleDescription('Ce champ est obligatoire.')
      await expect(field(page, 'Prénom')).not.toHaveAttribute('aria-invalid')
      expect(await accessibilityFaults(page)).toEqual([])
    })

    await test.step('the code of another country', async () => {
      const code = field(page, 'Code postal')
      const fault = 'Ce code postal n’est pas celui du pays choisi.'
      await write(page, { ...paris, 'Code postal': '98000' })
      await code.blur()
      await expect(code).not.toHaveAttribute('aria-invalid')
      await code.fill('7500')
      await code.blur()
      await expect(code).toHaveAccessibleDescription(fault)
      await code.fill('98000')
      await country(page).selectOption({ label: 'Monaco' })
      await expect(code).not.toHaveAttribute('aria-invalid')
      await country(page).selectOption({ label: 'Belgique' })
      await expect(code).toHaveAccessibleDescription(fault)
      await button(page, 'Enregistrer l’adresse').click()
      await expect(code).toBeFocused()
      await country(page).selectOption({ label: 'Émirats arabes unis' })
      await expect(code).toHaveCount(0)
      await country(page).selectOption({ label: 'États-Unis' })
      await expect(field(page, 'Code ZIP')).toHaveAttribute('required')
      await country(page).selectOption({ label: 'France' })
      await code.fill('75001')
    })

    await test.step('a telephone number that is none', async () => {
      await write(page, { Téléphone: 'au salon' })
      await field(page, 'Téléphone').blur()
      await expect(field(page, 'Téléphone')).toHaveAccessibleDescription(/n’est pas valable/)
      await write(page, { Téléphone: '+33 6 12 34 56 78' })
    })

    const answering = async (status: number, json: object | undefined) => {
      const address = '**/api/account/addresses?*'
      await page.unroute(address)
      await page.route(address, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill(
              json ? { status, json: { success: false, ...json } } : { status, body: 'Bad Gateway' },
            )
          : route.continue(),
      )
      await button(page, 'Enregistrer l’adresse').click()
    }
    const stays = async () => {
      await expect(field(page, 'Prénom')).toHaveValue('Léonie')
      await expect(field(page, 'Numéro et rue')).toHaveValue('14 rue de la Sourdière')
      await expect(field(page, 'Téléphone')).toHaveValue('+33 6 12 34 56 78')
    }

    await test.step('the house fails, has no more room, or knows better', async () => {
      await answering(502, undefined)
      await expect(form(page).getByRole('alert')).toContainText('Erreur serveur')
      await stays()
      await answering(409, { code: 'too_many_addresses', message: 'Votre carnet compte déjà 20 adresses.' })
      await expect(form(page).getByRole('alert')).toContainText('déjà 20 adresses')
      await stays()
      const fields = { city: 'Cette ville n’existe pas.', street: 'Cette rue non plus.' }
      await answering(422, { code: 'invalid_input', message: 'Non.', fields })
      await expect(field(page, 'Numéro et rue')).toBeFocused()
      await expect(field(page, 'Numéro et rue')).toHaveAccessibleDescription('Cette rue non plus.')
      await expect(field(page, 'Ville')).toHaveAccessibleDescription('Cette ville n’existe pas.')
      await stays()
    })

    await page.unroute('**/api/account/addresses?*')
    await button(page, 'Enregistrer l’adresse').click()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('link', { name: 'Téléphone +33 6 12 34 56 78' })).toBeVisible()
  },
)

test.describe('on a small screen, in English', deep, () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })

  test('an address with the longest names fits its envelope', async ({ page, context }) => {
    await newCustomer(context)
    await visit(page, `${book}?lng=en`)
    await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible()
    await button(page, 'Add an address').click()
    await expect(page.getByLabel('Last name')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await write(page, {
      'Last name': 'Rochefoucauld-Montmorency-Laval-Luxembourg-Bouteville',
      'Street and number': `${'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(2)} 1`,
      'Town or city': 'Cardiff',
    })
    await country(page).selectOption({ label: 'United Kingdom' })
    await field(page, 'Postcode').fill('CF10 1EP')
    await button(page, 'Save the address').click()
    await expect(done(page, 'The address is in your book.')).toBeVisible()
    await expect(cards(page)).toContainText('Cardiff CF10 1EPUnited Kingdom')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await button(page, /^Remove, /).click()
    await expect(page.getByRole('group', { name: 'Remove this address?' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
