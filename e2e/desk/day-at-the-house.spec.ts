import type { Locator, Page } from '@playwright/test'
import { addDays } from '../../src/shared/calendar/civil-date.ts'
import { deep, expect, test as journey } from '../journey.ts'
import { openAccount } from '../new-customer.ts'
import { payOrder } from '../own-order.ts'
import { openOwnServer } from '../server/own-server.ts'
import { signIn } from '../sign-in.ts'

interface OwnServer {
  readonly ownServer: Awaited<ReturnType<typeof openOwnServer>>
}

/** Each day begins with the same morning: other journeys would finish what is on its list. */
const test = journey.extend<OwnServer>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const server = await openOwnServer()
      await use(server)
      await server.close()
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.baseURL),
})

/** How somebody works at the desk. */
interface Hand {
  readonly press: (target: Locator) => Promise<unknown>
  readonly write: (target: Locator, text: string) => Promise<unknown>
  /** Leads to a room by its name. */
  readonly go: (page: Page, room: string) => Promise<unknown>
  /** Opens the search over all rooms. */
  readonly seek: (page: Page) => Promise<unknown>
}

const shell = (page: Page) => page.locator('[data-desk]')
const field = (page: Page) => page.getByRole('combobox', { name: /^Numéro, nom/ })

const mouse: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  go: (page, room) =>
    shell(page)
      .getByRole('link', { name: new RegExp(`^${room}`) })
      .click(),
  seek: (page) => shell(page).getByRole('button', { name: 'Chercher' }).click(),
}

/** What has the focus answers to a key; what cannot have it fails. */
const focused = async (target: Locator) => {
  const around = target.locator('xpath=ancestor::*[@role="dialog"][1]')
  // A dialog that opens takes the focus: whoever types waits for that.
  if ((await around.count()) > 0) await expect(around.locator(':focus')).toBeAttached()
  await target.focus()
  await expect(target).toBeFocused()
  return target.page().keyboard
}

const keyboard: Hand = {
  press: async (target) => {
    const isTicked = (await target.getAttribute('type')) === 'checkbox'
    // A button that shows that something is under way ignores a press, and whoever types waits for it as well.
    await expect(target).toBeEnabled()
    await (await focused(target)).press(isTicked ? 'Space' : 'Enter')
  },
  write: async (target, text) => {
    const keys = await focused(target)
    const isOfDays = (await target.getAttribute('type')) === 'date'
    if (isOfDays) return target.fill(text)
    await keys.press('Control+a')
    await keys.insertText(text)
  },
  go: async (page, room) => {
    await keyboard.seek(page)
    await page.keyboard.insertText(room)
    const named = page.getByRole('option', { name: room, exact: true })
    await expect(named).toBeVisible()
    // Records of that name may come before the room.
    await expect(async () => {
      if ((await named.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown')
      await expect(named).toHaveAttribute('data-highlighted', '', { timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
  },
  seek: async (page) => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
  },
}

const finger: Hand = {
  press: (target) => target.tap(),
  write: (target, text) => target.fill(text),
  go: async (page, room) => {
    await page.locator('[data-desk-bar]').getByRole('button', { name: 'Menu' }).tap()
    await shell(page)
      .getByRole('link', { name: new RegExp(`^${room}`) })
      .tap()
  },
  seek: async (page) => {
    await page.locator('[data-desk-bar]').getByRole('button', { name: 'Menu' }).tap()
    await shell(page).getByRole('button', { name: 'Chercher' }).tap()
  },
}

const title = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name })

/** What is on the list of the day, each entry finished without leaving it. */
const morning = async (page: Page, { press, write }: Hand, [first = '']: readonly string[]) => {
  let presses = 0
  const pressed = async (target: Locator) => {
    presses++
    await press(target)
  }
  const entry = (name: string) => page.getByRole('row').filter({ hasText: name })
  const link = (name: string) => page.getByRole('rowheader').getByRole('link', { name, exact: true })
  const finished = [
    [first, 'Mettre en préparation'],
    ['Inès Benali', 'Confirmer'],
    ['Rose V.', 'Publier'],
    ['Léa M.', 'Publier'],
  ] as const
  await page.goto('/admin')
  await expect(link(first)).toBeVisible()
  for (const [name, act] of finished) {
    await pressed(page.getByRole('button', { name: `${act}, ${name}` }))
    await expect(entry(name).getByRole('button')).toHaveCount(0)
  }
  expect(presses).toBe(finished.length)
  const subject = 'Delivery to Edinburgh'
  await pressed(link(subject))
  const panel = page.getByRole('dialog', { name: 'Message' })
  await write(panel.getByLabel('Votre réponse'), 'Dear Oliver, yes, within three days.')
  await pressed(panel.getByRole('button', { name: 'Envoyer la réponse' }))
  await expect(panel.getByText('Répondu', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(link(subject)).toHaveCount(0)
  // What the house was told of lies over the foot of a telephone until it goes by itself.
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('dialog')).toHaveCount(0, {
    timeout: 20_000,
  })
  // Each entry takes two presses at most.
  expect(presses).toBeLessThanOrEqual(2 * (finished.length + 1))
}

/** Eight orders are prepared, seven of them together, and each leaves with its parcel; one parcel is put right. */
const parcels = async (
  page: Page,
  hand: Hand,
  { numbers, email }: { numbers: readonly string[]; email: string },
) => {
  const { press, write, go } = hand
  await go(page, 'Commandes')
  await expect(title(page, 'Commandes')).toBeVisible()
  const sought = page.getByRole('main').getByRole('searchbox')
  await write(sought, email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('8 commandes trouvées')).toBeVisible()
  await press(page.getByRole('row').getByRole('checkbox').first())
  const bar = page.getByRole('region', { name: 'Sur les lignes choisies' })
  const wholePage = bar.getByRole('button', { name: 'Choisir les 8 de cette page' })
  await press(wholePage)
  // The bar is lower without this button: what follows is pressed where it comes to stand.
  await expect(wholePage).toBeHidden()
  await press(bar.getByRole('button', { name: 'Mettre en préparation (7)' }))
  await expect(bar.getByText('7 commandes mises en préparation.')).toBeVisible()
  const parcel = page.getByRole('dialog', { name: 'Expédier la commande' })
  for (const [place, number] of numbers.entries()) {
    await press(page.getByRole('link', { name: number, exact: true }))
    await expect(title(page, `Commande ${number}`)).toBeVisible()
    await press(page.getByRole('button', { name: 'Expédier…' }))
    await write(parcel.getByLabel('Numéro de suivi'), `6A1234567890${place}`)
    await press(parcel.getByRole('button', { name: 'Confirmer l’expédition' }))
    await expect(page.getByRole('heading', { level: 2, name: /^Expédiée/ })).toBeVisible()
    await expect(parcel).toBeHidden()
    if (place < numbers.length - 1) await page.goBack()
  }
  await press(page.getByRole('button', { name: 'Changer le numéro de suivi…' }))
  const change = page.getByRole('dialog', { name: 'Changer le suivi du colis' })
  await write(change.getByLabel('Numéro de suivi'), '6A98765432101')
  await press(change.getByRole('button', { name: 'Enregistrer' }))
  await expect(page.getByRole('link', { name: 'Colissimo 6A98765432101' })).toBeVisible()
  await expect(change).toBeHidden()
}

/** The order that is open gives some of its money back. */
const refund = async (page: Page, { press, write }: Hand) => {
  await press(page.getByRole('button', { name: 'Rembourser…' }))
  await page.getByRole('radio', { name: 'Un montant libre' }).check()
  await write(page.getByLabel('Montant en euros'), '12,50')
  await page.getByLabel('Motif').selectOption('Geste commercial')
  await press(page.getByRole('button', { name: 'Rembourser ce montant' }))
  const question = page.getByRole('dialog', { name: 'Rembourser 12,50 € ?' })
  await press(question.getByRole('button', { name: 'Rembourser 12,50 €' }))
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: /^Avoir A-/ })).toBeVisible({ timeout: 20_000 })
}

/** Somebody telephones for an appointment, and once more to have it a week later. */
const telephone = async (page: Page, { press, write, go }: Hand) => {
  await go(page, 'Rendez-vous')
  await expect(title(page, 'Rendez-vous')).toBeVisible()
  await press(page.getByRole('button', { name: 'Noter un rendez-vous' }))
  const noting = page.getByRole('dialog', { name: 'Noter un rendez-vous' })
  await expect(noting.getByText(/^Libre/)).toBeVisible()
  await write(noting.getByLabel('Prénom'), 'Odile')
  await write(noting.getByRole('textbox', { name: 'Nom', exact: true }), 'Marchand')
  await write(noting.getByLabel('Téléphone'), '+33 6 98 76 54 32')
  await press(noting.getByRole('button', { name: 'Noter le rendez-vous' }))
  await expect(page.getByRole('heading', { level: 2, name: 'Odile Marchand' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Déplacer', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Déplacer le rendez-vous' })
  const day = dialog.getByLabel('Jour')
  await write(day, addDays(await day.inputValue(), 7))
  const allTheSame = dialog.getByRole('checkbox', { name: 'Recevoir quand même' })
  await expect(dialog.getByRole('status')).not.toContainText('Un instant')
  if (await allTheSame.isVisible()) await press(allTheSame)
  await press(dialog.getByRole('button', { name: 'Déplacer', exact: true }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Le rendez-vous est déplacé.').first()).toBeVisible()
}

const invite = async (page: Page, { press, write, go }: Hand) => {
  await go(page, 'Équipe')
  await expect(title(page, 'Équipe')).toBeVisible()
  await press(page.getByRole('button', { name: 'Inviter' }))
  const dialog = page.getByRole('dialog', { name: 'Inviter dans l’équipe' })
  await write(dialog.getByLabel('Prénom'), 'Inès')
  await write(dialog.getByLabel('Nom', { exact: false }).last(), 'Morel')
  await write(dialog.getByLabel('Adresse e-mail'), 'ines@maison-clairval.example')
  await press(dialog.getByRole('button', { name: 'Envoyer l’invitation' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Inès Morel' })).toContainText('Invitée jusqu’au')
}

/** A customer is known by four digits of a telephone number. */
const recognise = async (page: Page, { seek, write }: Hand) => {
  await seek(page)
  await write(field(page), '5678')
  await expect(page.getByRole('group', { name: 'Clientes' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
}

const wholeDay = async (page: Page, hand: Hand) => {
  const customer = await openAccount(page.context())
  const numbers: string[] = []
  for (let count = 0; count < 8; count++) numbers.push((await payOrder(page, { customer })).number)
  await signIn(page, 'admin')
  await morning(page, hand, numbers)
  await parcels(page, hand, { numbers, email: customer.email })
  await refund(page, hand)
  await telephone(page, hand)
  await invite(page, hand)
  await recognise(page, hand)
}

test.describe('a day at the house', deep, () => {
  test.setTimeout(180_000)

  test('passes by mouse', async ({ page, ownServer }) => {
    await wholeDay(page, mouse)
    expect(await ownServer.brokenLaws()).toEqual({})
  })

  test('passes by keyboard', async ({ page }) => {
    await wholeDay(page, keyboard)
  })

  test.describe('on a telephone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('passes by touch', async ({ page }) => {
      await wholeDay(page, finger)
    })
  })
})
