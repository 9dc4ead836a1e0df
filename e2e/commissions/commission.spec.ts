import type { Page } from '@playwright/test'
import { addDays } from '../../src/shared/calendar/civil-date.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { keptMail } from '../kept-mail.ts'
import { newCustomer } from '../new-customer.ts'
import { signIn } from '../sign-in.ts'
import { asHouse, quoteOf, today, veil, weddingDay } from './made-for-you.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** Pays the instalment that is due with a card of the demo. */
const pay = async (page: Page, words: { open: RegExp; pay: RegExp; number: string }, cardNumber: string) => {
  const open = button(page, words.open)
  const card = main(page).getByLabel(words.number)
  await expect(open.or(card).first()).toBeVisible()
  if (await open.isVisible()) await open.click()
  await card.fill(cardNumber)
  await main(page)
    .getByLabel(/^(Date d’expiration|Expiry)/)
    .fill('12 / 34')
  await main(page)
    .getByLabel(/^(Cryptogramme|Code de sécurité|Security code|CVC)/)
    .fill('123')
  await button(page, words.pay).click()
}

const inFrench = { open: /^Régler /, pay: /^Payer /, number: 'Numéro de carte' }
const inEnglish = { open: /^Pay /, pay: /^Pay /, number: 'Card number' }

const acceptInEnglish = async (page: Page) => {
  await main(page).getByLabel('Street and number').fill('12 rue des Lilas')
  await main(page)
    .getByLabel(/^Post(al )?code/)
    .fill('75011')
  await main(page)
    .getByLabel(/^(Town|City)/)
    .fill('Paris')
  await main(page)
    .getByRole('checkbox', { name: /^I accept this quote/ })
    .check()
  await button(page, 'Accept, with obligation to pay').click()
}

test('a guest asks for a gown; the house answers by a quote, which is accepted and paid', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/sur-mesure')
  await main(page).getByRole('link', { name: 'Décrire mon projet' }).click()
  await button(page, 'Envoyer ma demande').click()
  await expect(main(page).getByText('Ce champ est nécessaire.').first()).toBeVisible()
  await main(page).getByRole('radio', { name: 'Mariage', exact: true }).check()
  await main(page)
    .getByLabel(/^Date de l’événement/)
    .fill(weddingDay())
  await main(page)
    .getByLabel(/^Vos envies/)
    .fill('Dos nu, manches de dentelle.')
  await main(page)
    .getByLabel(/^Prénom/)
    .fill('Jeanne')
  await main(page).getByLabel(/^Nom/).fill('Sorel')
  const email = `jeanne-${Date.now()}@journeys.example`
  await main(page)
    .getByLabel(/^Courriel/)
    .fill(email)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  // What was written is not lost by a reload.
  await expect(main(page).getByLabel(/^Vos envies/)).toHaveValue('Dos nu, manches de dentelle.')
  await button(page, 'Envoyer ma demande').click()
  await expect(main(page).getByRole('heading', { name: 'Votre demande est arrivée' })).toBeFocused()

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'fr-FR' })
  const desk = await context.newPage()
  await signIn(desk, 'admin')
  await desk.goto('/admin/creations?waiting=house&search=Sorel')
  await main(desk).getByRole('link', { name: /^SM-/ }).first().click()
  await button(desk, 'Écrire un devis').click()
  const draft = main(desk).getByRole('form', { name: 'Version 1' })
  await draft.getByLabel('La pièce, Français').fill('Robe de mariée, dos nu')
  await draft.getByLabel('Désignation, Français').fill('Robe en crêpe de soie')
  await draft.getByLabel('Prix unitaire TTC').fill('4 200')
  await expect(draft.getByText('4 200 €')).toBeVisible()
  expect(await accessibilityFaults(desk)).toEqual([])
  await draft.getByRole('button', { name: 'Envoyer le devis' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Envoyer le devis' }).click()
  await expect(main(desk).getByText(/envoyée le/)).toBeVisible()

  const mail = await keptMail(
    page.request,
    ({ recipient, subject }) => recipient === email && /devis/.test(subject),
  )
  const link = new URL(/https?:\/\/\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.goto(`${link.pathname}${link.hash}`)
  await expect(main(page).getByRole('heading', { name: 'Votre devis vous attend' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Accepter, avec obligation de paiement').click()
  await expect(main(page).getByLabel('Numéro et rue')).toBeFocused()
  await main(page).getByLabel('Numéro et rue').fill('12 rue des Lilas')
  await main(page).getByLabel('Code postal').fill('75011')
  await main(page).getByLabel('Ville').fill('Paris')
  await main(page)
    .getByRole('checkbox', { name: /^J’accepte ce devis/ })
    .check()
  await button(page, 'Accepter, avec obligation de paiement').click()
  await expect(main(page).getByRole('heading', { name: 'Devis accepté' })).toBeVisible()

  await pay(page, inFrench, '4000 0000 0000 9995')
  await expect(main(page).getByText('Provision insuffisante.')).toBeVisible()
  await pay(page, inFrench, '4242 4242 4242 4242')
  await expect(main(page).getByRole('heading', { name: 'À l’atelier' })).toBeVisible()
  await expect(main(page).getByText(/Facture d’acompte F-/)).toBeVisible()

  // The measures are taken at the salon: the day is chosen here, seen by the house, and changed by the link beside it.
  await button(page, 'Choisir un rendez-vous').click()
  await main(page).locator('[data-day][aria-disabled="false"]').first().click()
  await main(page).getByRole('radio').first().check()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, /^Réserver le /).click()
  await expect(main(page).getByRole('link', { name: 'Voir, déplacer ou annuler' })).toBeVisible()
  await expect(button(page, 'Choisir un rendez-vous')).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('heure de Paris')

  await desk.reload()
  await expect(main(desk).getByRole('link', { name: /^(Rendez-vous le|Demandé pour le) / })).toBeVisible()
  await button(desk, 'Franchir : Prise de mesures').click()
  await desk
    .getByRole('dialog')
    .getByLabel(/^Pour la personne/)
    .fill('Vingt-sept mesures.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Étape franchie' }).click()
  await expect(button(desk, /^Franchir : Toile/)).toBeVisible()
  expect(await accessibilityFaults(desk)).toEqual([])
  await page.reload()
  await expect(main(page).getByText('Vingt-sept mesures.')).toBeVisible()
  await context.close()
})

test.describe('on a telephone, in English', deep, () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })

  test('a customer changes her mind, pays at her bank, and has the gown handed over', async ({ page }) => {
    const customer = await newCustomer(page.context())
    const headers = { authorization: `Bearer ${customer.token}` }
    const wish = {
      occasion: 'wedding',
      eventDate: weddingDay(),
      firstName: 'Jeanne',
      lastName: 'Arnaud',
      email: customer.email,
    }
    const answer = await page.request.post('/api/commissions?lng=en', { headers, data: wish })
    const { commission }: { commission: { _id: string } } = await answer.json()
    const house = await asHouse(page.request)
    await house.send(commission._id, quoteOf(3_000))
    await page.goto('/compte/ma-robe?lng=en')
    await expect(main(page).getByRole('heading', { name: 'Your quote awaits you' })).toBeVisible()
    await acceptInEnglish(page)
    await expect(main(page).getByRole('heading', { name: 'Quote accepted' })).toBeVisible()
    // The bank asks, and sends the customer back.
    await pay(page, inEnglish, '4000 0025 0000 3155')
    await page.getByRole('button', { name: 'Approve the payment' }).click()
    await expect(main(page).getByRole('heading', { name: 'In the atelier' })).toBeVisible()

    await house.send(commission._id, quoteOf(3_000, [veil()]))
    await page.reload()
    await expect(main(page).getByText('600 € more')).toBeVisible()
    await expect(main(page).getByText('Added: Voile cathédrale, 600 €')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await acceptInEnglish(page)
    await expect(main(page).getByText('3 600 €').first()).toBeVisible()
    await pay(page, inEnglish, '4242 4242 4242 4242')
    await expect(button(page, inEnglish.open)).toBeHidden()
    await house.pass(commission._id)
    await page.reload()
    await expect(
      main(page).getByText('The next stage begins as soon as the instalment below is paid.'),
    ).toBeVisible()
    await pay(page, inEnglish, '4242 4242 4242 4242')
    await expect(button(page, inEnglish.open)).toBeHidden()
    await house.pass(commission._id)
    await page.reload()
    await pay(page, inEnglish, '4242 4242 4242 4242')
    await expect(button(page, inEnglish.open)).toBeHidden()
    await house.pass(commission._id)
    await house.pass(commission._id)
    await page.reload()
    await expect(main(page).getByRole('heading', { name: 'Handed over' })).toBeVisible()
    await expect(main(page).getByText(/^Invoice F-/)).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
})

test(
  'a commission is noted at the telephone, and nothing written is dropped unasked',
  deep,
  async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/admin/creations')
    await button(page, 'Noter une création').click()
    const dialog = page.getByRole('dialog', { name: 'Noter une création' })
    await dialog.getByRole('button', { name: 'Noter la création' }).click()
    await expect(dialog.getByLabel(/^Prénom/)).toBeFocused()
    await dialog.getByLabel(/^Prénom/).fill('Ondine')
    await page.keyboard.press('Escape')
    await page.getByRole('button').filter({ hasText: 'Continuer à écrire' }).click()
    await expect(dialog.getByLabel(/^Prénom/)).toHaveValue('Ondine')
    await dialog.getByLabel(/^Nom/).fill('Varenne')
    await dialog.getByLabel('Ses mots').fill('Une cape pour décembre.')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Noter la création' }).click()
    await expect(main(page).getByRole('heading', { name: /Ondine Varenne/ })).toBeVisible()
    await expect(main(page).getByText('Une cape pour décembre.')).toBeVisible()

    await button(page, 'Écrire un devis').click()
    const draft = main(page).getByRole('form', { name: 'Version 1' })
    const title = draft.getByLabel('La pièce, Français')
    await title.fill('Cape de laine')
    // Nobody can read a quote without an address.
    await expect(draft.getByRole('button', { name: 'Envoyer le devis' })).toBeDisabled()
    await expect(draft.getByText(/Sans adresse de courriel/)).toBeVisible()
    const leaving = page.getByRole('dialog', { name: 'Partir sans enregistrer' })
    for (const away of [
      draft.getByRole('button', { name: 'Fermer', exact: true }),
      main(page).getByRole('link', { name: /Toutes les créations/ }),
    ]) {
      await away.click()
      await leaving.getByRole('button').filter({ hasText: 'Rester' }).click()
      await expect(title).toHaveValue('Cape de laine')
    }
    await draft.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(draft.getByLabel('Désignation, Français')).toBeVisible()
    await draft.getByRole('button', { name: 'Fermer', exact: true }).click()
    await expect(draft).toBeHidden()
  },
)

test('a wedding that is moved too near is said at once, with what would help', deep, async ({ page }) => {
  const { token } = await signIn(page, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const wish = { occasion: 'wedding', eventDate: weddingDay(), firstName: 'Ève', lastName: 'Roy', email: '' }
  const noted = await page.request.post('/api/admin/commissions', { headers, data: wish })
  const { commission }: { commission: { _id: string } } = await noted.json()
  await page.goto(`/admin/creations?opened=${commission._id}`)
  await expect(main(page).getByRole('heading', { name: /Ève Roy/ })).toBeVisible()
  await button(page, 'Changer la date, le lieu ou le courriel').click()
  await main(page).getByLabel('Date de l’événement').fill(addDays(today(), -3))
  await button(page, 'Enregistrer').click()
  await expect(page.getByText('Cette date est passée.').first()).toBeVisible()
  await main(page).getByLabel('Date de l’événement').fill(addDays(today(), 300))
  await button(page, 'Enregistrer').click()
  await expect(main(page).getByText(/Date de l’événement changée/)).toBeVisible()
})
