import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { orderButton, payer, terms, writeCard } from '../checkout-customer.ts'
import { expectTold } from '../expect-told.ts'
import { deep, expect, test } from '../journey.ts'
import { newCustomer } from '../new-customer.ts'
import { openProduct } from '../open-product.ts'
import { chooseSlot, openSlots } from '../open-slots.ts'
import { payOrder, plentiful } from '../own-order.ts'
import { signIn } from '../sign-in.ts'

interface Form {
  readonly name: string
  /** The call that the form makes, below /api. */
  readonly call: RegExp
  /** Opens the form and fills it in, and returns the button that sends it. */
  readonly fill: (page: Page) => Promise<Locator>
  /** What is said once the line is back: for a form that must give back what it took. */
  readonly said?: string
}

const email = () => `${randomUUID()}@journeys.example`
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const button = (place: Pick<Page, 'getByRole'>, name: string | RegExp) => place.getByRole('button', { name })

const write = async (place: Pick<Page, 'getByLabel'>, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts))
    await place
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text)
}

/** A booked visit; journeys that run at once ask for different weeks. */
const bookedAppointment = async (page: Page, weeks: number) => {
  const customer = await newCustomer(page.context())
  const [slot] = (await openSlots(page.request, { weeks })).filter((each) => !each.needsConfirmation)
  const booked = await page.request.post('/api/appointments', {
    headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() },
    data: {
      type: 'measuring',
      start: slot?.start,
      firstName: 'Jeanne',
      lastName: 'Arnaud',
      email: customer.email,
      phone: '+33612345678',
    },
  })
  expect(booked.ok()).toBe(true)
  await page.goto('/compte/rendez-vous')
  return main(page).getByRole('article', { name: 'Prise de mesures' })
}

const chooseFreeTime = async (place: Locator | Page, { request }: Page, weeks: number) => {
  const [slot] = (await openSlots(request, { weeks })).filter((each) => !each.needsConfirmation)
  await chooseSlot(place, slot?.start ?? '')
}

const profile = async (page: Page) => {
  await newCustomer(page.context())
  await page.goto('/compte/edit')
  await expect(main(page).getByLabel('Prénom')).toHaveValue('Jeanne')
}

const forms: readonly Form[] = [
  {
    name: 'a message',
    call: /^\/contact$/,
    fill: async (page) => {
      await page.goto('/contact')
      await write(main(page), {
        'Nom complet': 'Jeanne Arnaud',
        'Adresse e-mail': email(),
        Objet: 'Un ourlet à reprendre',
        Message: 'Bonjour, pouvez-vous reprendre un ourlet ?',
      })
      return button(page, 'Envoyer le message')
    },
  },
  {
    name: 'the newsletter',
    call: /^\/newsletter$/,
    fill: async (page) => {
      await page.goto('/cgv')
      await write(page.getByRole('contentinfo'), { 'Votre e-mail': email() })
      return button(page.getByRole('contentinfo'), 'S’inscrire')
    },
  },
  {
    name: 'signing in',
    call: /^\/auth\/login$/,
    fill: async (page) => {
      await page.goto('/auth')
      await write(main(page), { 'Adresse e-mail': email() })
      await main(page)
        .getByRole('textbox', { name: /^Mot de passe/ })
        .fill('tulle et lilas blancs')
      return button(main(page), 'Se connecter')
    },
  },
  {
    name: 'opening an account',
    call: /^\/auth\/register$/,
    fill: async (page) => {
      await page.goto('/auth?mode=register')
      await write(main(page), { Prénom: 'Jeanne', Nom: 'Arnaud', 'Adresse e-mail': email() })
      for (const field of await main(page)
        .getByRole('textbox', { name: /mot de passe/i })
        .all())
        await field.fill('tulle et lilas blancs')
      return button(main(page), "S'inscrire")
    },
  },
  {
    name: 'a forgotten password',
    call: /^\/auth\/forgot-password$/,
    fill: async (page) => {
      await page.goto('/auth/mot-de-passe-oublie')
      await write(main(page), { 'Adresse e-mail': email() })
      return button(main(page), 'Recevoir un lien')
    },
  },
  {
    name: 'a visit',
    call: /^\/appointments$/,
    fill: async (page) => {
      await page.goto('/rendez-vous?type=measuring')
      await chooseFreeTime(page, page, 15)
      await write(main(page), {
        Prénom: 'Odile',
        Nom: 'Marchand',
        'Adresse e-mail': email(),
        Téléphone: '+33 6 12 34 56 78',
      })
      return main(page).locator('button[type=submit]')
    },
  },
  {
    name: 'moving a visit',
    call: /^\/appointments\/[\w-]+$/,
    fill: async (page) => {
      const visit = await bookedAppointment(page, 10)
      await button(visit, 'Déplacer').click()
      await chooseFreeTime(visit, page, 16)
      return button(visit, /^Déplacer au/)
    },
  },
  {
    name: 'cancelling a visit',
    call: /^\/appointments\/[\w-]+$/,
    fill: async (page) => {
      const visit = await bookedAppointment(page, 11)
      await button(visit, 'Annuler').click()
      return button(visit, 'Annuler le rendez-vous')
    },
  },
  {
    name: 'paying',
    call: /^\/payments\/demo\/confirm$/,
    fill: async (page) => {
      await payer(page, { name: plentiful })
      await writeCard(page)
      await terms(page).check()
      return orderButton(page)
    },
  },
  {
    name: 'an address',
    call: /^\/account\/addresses$/,
    fill: async (page) => {
      await newCustomer(page.context())
      await page.goto('/compte/adresses')
      await button(main(page), 'Ajouter une adresse').click()
      await write(main(page).getByRole('form'), {
        'Numéro et rue': '14 rue de la Sourdière',
        'Code postal': '75001',
        Ville: 'Paris',
      })
      return button(main(page), 'Enregistrer l’adresse')
    },
  },
  {
    name: 'a name',
    call: /^\/auth\/profile$/,
    fill: async (page) => {
      await profile(page)
      await main(page).getByLabel('Prénom').fill('Odile')
      return button(main(page), 'Enregistrer').first()
    },
  },
  {
    name: 'an e-mail address',
    call: /^\/auth\/email$/,
    fill: async (page) => {
      await profile(page)
      const form = page.getByRole('region', { name: 'Votre adresse e-mail' })
      await write(form, { 'Nouvelle adresse e-mail': email(), 'Votre mot de passe': 'tulle et lilas blancs' })
      return button(form, 'Envoyer le lien')
    },
  },
  {
    name: 'a password',
    call: /^\/auth\/password$/,
    fill: async (page) => {
      await profile(page)
      const form = page.getByRole('region', { name: 'Votre mot de passe' })
      for (const field of await form.getByRole('textbox').all()) await field.fill('tulle et lilas blancs')
      return button(form, 'Changer le mot de passe')
    },
  },
  {
    name: 'closing the account',
    call: /^\/account$/,
    fill: async (page) => {
      await newCustomer(page.context())
      await page.goto('/compte/confidentialite')
      await button(main(page), 'Fermer mon compte').click()
      await dialog(page).getByRole('textbox').fill('tulle et lilas blancs')
      return dialog(page).locator('button[type=submit]')
    },
  },
  {
    name: 'calling an order off',
    call: /^\/orders\/[\w-]+\/cancel$/,
    fill: async (page) => {
      const customer = await newCustomer(page.context())
      const { id } = await payOrder(page, { customer })
      await page.goto(`/compte/commandes/${id}`)
      await button(main(page), 'Annuler la commande').click()
      return button(dialog(page), 'Annuler la commande')
    },
    said: 'Votre commande est annulée.',
  },
  {
    name: 'a withdrawal',
    call: /^\/withdrawals$/,
    fill: async (page) => {
      await page.goto('/retractation')
      await write(main(page), {
        'Numéro de commande': 'MC-2026-000001',
        'Nom et prénom': 'Jeanne Arnaud',
        'Adresse e-mail': email(),
      })
      await button(page, 'Relire ma déclaration').click()
      return button(page, 'Confirmer la rétractation')
    },
  },
  {
    name: 'a testimonial',
    call: /^\/reviews$/,
    fill: async (page) => {
      await page.goto('/avis')
      await button(page, 'Laisser un avis').first().click()
      await write(dialog(page), {
        Nom: 'Jeanne A.',
        Occasion: 'Mariage',
        'Votre avis': 'Une robe comme je n’en avais pas osé rêver.',
      })
      return button(dialog(page), 'Envoyer')
    },
  },
  {
    name: 'a review',
    call: /^\/products\/[\w-]+\/reviews$/,
    fill: async (page) => {
      await newCustomer(page.context())
      await openProduct(page, 'Perfecto Montmartre')
      await button(main(page), 'Rédiger un avis').click()
      await main(page).getByRole('radio', { name: '4 sur 5' }).check()
      return button(main(page), 'Envoyer')
    },
  },
  {
    name: 'being told of a size',
    call: /^\/products\/[\w-]+\/stock-alerts$/,
    fill: async (page) => {
      await openProduct(page, 'Robe Rubis')
      await button(main(page), 'Me prévenir').click()
      await dialog(page).getByRole('radio', { name: '38' }).check()
      await write(dialog(page), { 'Adresse e-mail': email() })
      return button(dialog(page), 'Me prévenir')
    },
  },
  {
    name: 'reporting a review',
    call: /^\/review-reports$/,
    fill: async (page) => {
      await openProduct(page, 'Robe de mariée Aurore')
      await button(main(page), /^Signaler/)
        .first()
        .click()
      await dialog(page).getByRole('combobox').selectOption({ index: 1 })
      return button(dialog(page), 'Signaler')
    },
  },
  {
    name: 'a link of a letter',
    call: /^\/newsletter\/unsubscribe$/,
    fill: async (page) => {
      await page.goto('/newsletter/desinscription?token=nothing-of-the-kind')
      return button(main(page), 'Me désabonner')
    },
  },
  {
    name: 'a setting of the house',
    call: /^\/admin\/settings\/house$/,
    fill: async (page) => {
      await signIn(page, 'admin')
      await page.goto('/admin/settings')
      const section = page.getByRole('region', { name: 'La maison', exact: true })
      await section.getByLabel(/^Téléphone/).fill('+33 1 23 45 67 89')
      return button(section, /^Enregistrer/)
    },
  },
]

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** What is most often sent, by whoever pays, comes or writes, and by the house. */
const daily: readonly string[] = [
  'a message',
  'signing in',
  'a visit',
  'paying',
  'an address',
  'a withdrawal',
  'a review',
  'a setting of the house',
]

for (const viewport of sizes)
  test.describe(`at ${viewport.width} pixels`, viewport.width === 390 ? {} : deep, () => {
    test.use({ viewport })

    for (const { name, call, fill, said } of forms)
      test(
        `${name}: a refusal is in the window, and so is a line that breaks`,
        daily.includes(name) ? {} : deep,
        async ({ page }) => {
          const send = await fill(page)
          const isItsCall = (url: URL) => url.pathname.startsWith('/api/') && call.test(url.pathname.slice(4))
          const reason = page.getByRole('alert').filter({ hasText: /\S/ })
          const json = { success: false, code: 'invalid_request', message: 'La maison refuse, pour voir.' }
          await page.route(isItsCall, (route) =>
            route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 400, json }),
          )
          await send.click()
          await expectTold(reason)
          await page.unroute(isItsCall)
          await page.route(isItsCall, (route) =>
            route.request().method() === 'GET' ? route.continue() : route.abort(),
          )
          const cut = page.waitForEvent('requestfailed', (request) => isItsCall(new URL(request.url())))
          await send.click()
          await cut
          await expectTold(reason)
          if (said === undefined) return
          await page.unroute(isItsCall)
          await send.click()
          await expect(main(page).getByText(said)).toBeVisible()
        },
      )
  })
