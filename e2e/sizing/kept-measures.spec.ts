import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { lengthOfCm } from '../../src/shared/lengths/body-length.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, expect, test } from '../journey.ts'
import { type NewCustomer, newCustomer } from '../new-customer.ts'
import { openProduct } from '../open-product.ts'

interface Sheet {
  /** Nobody's name for the customer. */
  readonly name?: string
  readonly bust: number
  readonly waist: number
  readonly hips: number
}

const today = () => new Date().toISOString().slice(0, 10)

/** Keeps a sheet of measures in the account, each taken twice. */
const keepSheet = async (
  { request }: BrowserContext,
  { token }: NewCustomer,
  { name, bust, waist, hips }: Sheet,
) => {
  const send = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const answer = await request.post(`/api/account/measures${path}`, { data, headers })
    if (!answer.ok()) throw new Error(`Nothing is kept: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const { _id } = await send('', name === undefined ? {} : { name })
  const twice = (measure: string, cm: number) => ({
    name: measure,
    passes: [lengthOfCm(cm), lengthOfCm(cm)],
  })
  await send(`/${_id}/versions`, {
    after: 0,
    takenOn: today(),
    how: 'friend',
    measures: [twice('tour_poitrine', bust), twice('tour_taille', waist), twice('tour_hanches', hips)],
  })
}

/** How often the measures of the account have been asked for. */
const countReadings = (page: Page) => {
  const asked = { times: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/account/measures') asked.times += 1
  })
  return asked
}

const own: Sheet = { bust: 88, waist: 70, hips: 95.5 }

test.describe('on a telephone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('kept measures advise a size by a press, with its ease, for whichever of two people', async ({
    page,
    context,
  }) => {
    const customer = await newCustomer(context)
    await keepSheet(context, customer, own)
    await keepSheet(context, customer, { name: 'Léa', bust: 100, waist: 82, hips: 106 })
    const asked = countReadings(page)
    await openProduct(page, 'Robe Palais-Royal')
    await page.getByRole('link', { name: /^Quelle est ma taille/ }).click()
    const guide = page.getByRole('dialog', { name: 'Guide des tailles' })
    const press = guide.getByRole('button', { name: 'Conseil d’après mes mesures' })
    await expect(press).toBeVisible()
    expect(asked.times).toBe(0)
    await press.click()
    await expect(guide.getByText('Nous vous conseillons le 40.')).toBeVisible()
    await expect(press).toBeFocused()
    expect(asked.times).toBe(1)
    await expect(guide.getByText('C’est votre tour de bassin qui décide.')).toBeVisible()
    await expect(guide.getByText(/^8\scm d’aisance\s; .*reprendre de 4\scm\.$/)).toHaveCount(1)
    await expect(guide.getByText(/le 38 irait aussi, un peu élargi/)).toBeVisible()
    await expect(guide.getByText(/^3,5\scm d’aisance\s; .*élargir de 1,5\scm\.$/)).toBeVisible()
    await expect(guide.getByRole('row', { name: /votre taille/ })).toContainText('98')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await guide.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
    await guide.getByRole('radio', { name: 'Léa' }).check()
    await expect(guide.getByText('Nous vous conseillons le 44.')).toBeVisible()
    await expect(guide.getByText(/^D’après les mesures de Léa, du /)).toBeVisible()
    await expect(guide.getByText('Vos mesures s’accordent.')).toBeVisible()
    await expect(guide.getByRole('button', { name: /^Retenir/ })).toHaveCount(0)
    await guide.getByRole('radio', { name: 'Pour moi' }).check()
    await guide.getByRole('button', { name: 'Choisir le 40' }).click()
    await expect(guide).toBeHidden()
    await expect(page.getByRole('radio', { name: '40' })).toBeChecked()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('95')
  })

  test(
    'whoever keeps no measures is led to the tape, and a guest is not asked',
    deep,
    async ({ page, browser }) => {
      await newCustomer(page.context())
      await openProduct(page, 'Robe Palais-Royal')
      await page.getByRole('link', { name: /^Quelle est ma taille/ }).click()
      await page.getByRole('button', { name: 'Conseil d’après mes mesures' }).click()
      await expect(page.getByRole('link', { name: 'Prendre mes mesures' })).toHaveAttribute(
        'href',
        '/compte/mesures',
      )
      const guest = await browser.newPage({ locale: 'fr-FR' })
      await openProduct(guest, 'Robe Palais-Royal')
      await guest.getByRole('link', { name: /^Quelle est ma taille/ }).click()
      await expect(guest.getByRole('textbox', { name: 'Tour de poitrine' })).toBeVisible()
      await expect(guest.getByRole('button', { name: 'Conseil d’après mes mesures' })).toHaveCount(0)
      await guest.close()
    },
  )
})

test.describe('on a wide screen, in English', deep, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('what no size fits is cut to measure where it can be, and typed girths are answered as well', async ({
    page,
    context,
  }) => {
    const customer = await newCustomer(context)
    await keepSheet(context, customer, { bust: 112, waist: 90, hips: 118 })
    await openProduct(page, 'Robe Garance')
    await page.goto(`${new URL(page.url()).pathname}?lng=en`)
    await page.getByRole('link', { name: /^What is my size/ }).click()
    const guide = page.getByRole('dialog', { name: 'Size guide' })
    await guide.getByRole('button', { name: 'Advice from my measurements' }).click()
    await expect(guide.getByText('Our table ends at 46.')).toBeVisible()
    await expect(guide.getByRole('button', { name: 'Choose made to measure' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await guide.getByRole('radio', { name: 'inches' }).check()
    await guide.getByRole('textbox', { name: 'Bust' }).fill('35')
    await page.keyboard.press('Enter')
    await expect(guide.getByText('We advise a 40.')).toBeVisible()
    await expect(guide.getByText('Our table ends at 46.')).toHaveCount(0)
    await expect(guide.getByText(/a 38 would do too/)).toBeVisible()
    await expect(guide.getByText(/let it out by 3\/8\sin\.$/)).toBeVisible()
    await guide.getByRole('button', { name: 'Advice from my measurements' }).click()
    await guide.getByRole('button', { name: 'Choose made to measure' }).click()
    await expect(guide).toBeHidden()
    await expect(page.getByRole('radio', { name: 'Made to measure' })).toBeChecked()
  })
})
