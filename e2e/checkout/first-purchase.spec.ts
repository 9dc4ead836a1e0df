import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import {
  onwards,
  orderButton,
  sentTo,
  stepName,
  terms,
  thanks,
  theDetails,
  toPayment,
  writeCard,
} from '../checkout-customer.ts'
import { expect, test } from '../journey.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const guide = (page: Page) => page.getByRole('dialog', { name: 'Guide des tailles' })
const bar = (page: Page) => page.getByRole('region', { name: 'Acheter cette pièce' })

/** Nothing is wider than the phone, and axe and the validator find nothing. */
const isSound = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await accessibilityFaults(page)).toEqual([])
}

test('a new visitor on a phone goes from a search to a paid order: advised size, sign-up and 3-D Secure', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Découvrir la Collection' }).tap()
  await page.getByRole('searchbox').fill('robe demoiselle amande licorne')
  await expect(page.getByText(/sans «.licorne.»/)).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: /^Voir détails.: Robe Capucine/ }).tap()

  await expect(page.getByRole('heading', { level: 1, name: 'Robe Capucine' })).toBeVisible()
  await page.getByRole('link', { name: /^Quelle est ma taille/ }).tap()
  for (const [girth, centimetres] of [
    ['Tour de poitrine', '95'],
    ['Tour de taille', '77'],
    ['Tour de bassin', '101'],
  ] as const)
    await guide(page).getByRole('textbox', { name: girth }).fill(centimetres)
  await guide(page).getByRole('button', { name: 'Me conseiller' }).tap()
  await guide(page).getByRole('button', { name: 'Choisir le 42' }).tap()
  await expect(guide(page)).toBeHidden()
  await expect(page.getByRole('radio', { name: '42', exact: true })).toBeChecked()

  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar(page)).toContainText('490 €')
  await expect(bar(page)).toContainText('Taille 42')
  await bar(page).getByRole('button', { name: 'Ajouter au panier' }).tap()
  await expect(page.getByText('Robe Capucine, taille 42')).toBeVisible()
  await page.getByRole('button', { name: 'Voir le panier' }).tap()
  const drawer = page.getByRole('dialog', { name: /^Votre Panier/ })
  await expect(drawer.getByRole('link', { name: 'Robe Capucine' })).toBeVisible()
  await drawer.getByRole('link', { name: 'Commander' }).tap()

  await expect(page).toHaveURL('/auth?redirect=checkout')
  await page.getByRole('link', { name: "Pas encore de compte ? S'inscrire" }).tap()
  await page.getByLabel('Prénom').fill('Jeanne')
  await page.getByLabel('Nom', { exact: false }).last().fill('Arnaud')
  await page.getByLabel('Adresse e-mail').fill(`${randomUUID()}@journeys.example`)
  for (const field of [/^Mot de passe/, /^Confirmer le mot de passe/])
    await page.getByRole('textbox', { name: field }).fill('tulle et lilas blancs')
  await page.getByRole('button', { name: "S'inscrire" }).tap()

  await expect(page).toHaveURL('/checkout')
  await expect(stepName(page, 'Panier')).toBeVisible()
  await isSound(page)
  await onwards(page).tap()
  for (const [field, text] of Object.entries(theDetails)) await page.getByLabel(field).fill(text)
  await toPayment(page).tap()
  await writeCard(page, '4000 0025 0000 3155')
  await expect(sentTo(page)).toContainText('12 rue des Lilas, 75011 Paris, France')
  await isSound(page)
  await terms(page).check()
  await orderButton(page).tap()
  await expect(page.getByText('se terminant par 3155')).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: 'Valider le paiement' }).tap()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('main').getByText('Robe Capucine')).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: 'Suivre ma commande' }).tap()
  await expect(page.getByRole('main').getByText('Payée').first()).toBeVisible()
  await isSound(page)

  // The size that the customer was advised is remembered: the next product begins at it.
  await page.goto('/boutique?search=Jupe Rivoli')
  await page.getByRole('link', { name: /^Voir détails.: Jupe Rivoli/ }).tap()
  await expect(page.getByRole('radio', { name: '42', exact: true })).toBeChecked()
})
