import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { deep, deepFirstVisit, expect, test } from '../journey.ts'
import { whatMoved } from '../layout-shift.ts'
import { newCustomer } from '../new-customer.ts'
import { keepTokens } from '../sign-in.ts'

const visit = (page: Page, address = '/compte/confidentialite') => page.goto(address)

const part = (page: Page, name: string) => page.getByRole('region', { name })

const welcome = "Créations d'Exception pour Moments Précieux"

const textOf = async (download: Download) => readFile(await download.path(), 'utf8')

test(
  'a customer answers two questions, and ends a session elsewhere',
  deepFirstVisit,
  async ({ page, context, browser }) => {
    const { email, password } = await newCustomer(context)
    await visit(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Vos données' })).toBeVisible()

    await test.step('nothing is ticked for them, and each answer is saved as it is given', async () => {
      const consents = part(page, 'Vos accords')
      const measures = consents.getByRole('switch', { name: 'Garder mes mesures pour une prochaine pièce' })
      await expect(consents.getByRole('switch')).toHaveCount(2)
      await expect(consents.getByRole('switch', { checked: true })).toHaveCount(0)
      expect(await whatMoved(page)).toEqual([])
      expect(await accessibilityFaults(page)).toEqual([])
      await measures.press('Space')
      await expect(consents.getByText(/^Accordé le/).first()).toBeVisible()
      await expect(consents.getByRole('status').filter({ hasText: /^Accordé le/ })).toHaveCount(1)
      await expect(measures).toBeFocused()
      await page.reload()
      await expect(measures).toBeChecked()
      const isCheckedWhenPressed = await measures.evaluate((box: HTMLInputElement) => {
        box.click()
        return box.checked
      })
      expect(isCheckedWhenPressed, 'the switch never jumps back').toBe(false)
      await expect(consents.getByText(/^Non accordé, depuis le/).first()).toBeVisible()

      await page.route('**/api/account/consents/**', (route) =>
        route.fulfill({ status: 502, body: 'Bad Gateway' }),
      )
      await measures.click()
      await expect(page.getByText('Votre réponse n’a pas été enregistrée').first()).toBeVisible()
      await expect(measures).not.toBeChecked()
      await page.unroute('**/api/account/consents/**')
    })

    await test.step('an answer that is long under way keeps nobody on the page', async () => {
      const held = Promise.withResolvers<void>()
      await page.route('**/api/account/consents/**', async (route) => {
        await held.promise
        await route.abort()
      })
      await part(page, 'Vos accords').getByRole('switch').first().click()
      await page
        .getByRole('navigation', { name: 'Votre compte' })
        .getByRole('link', { name: 'Adresses' })
        .click()
      await expect(page.getByRole('heading', { name: 'Aucune adresse encore' })).toBeVisible()
      const ended = page.waitForEvent('requestfailed')
      held.resolve()
      await ended
      await page.unroute('**/api/account/consents/**')
      await visit(page)
    })

    await test.step('the session that they end signs out at its next call', async () => {
      const elsewhere = await browser.newContext({
        userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0',
      })
      const login = await elsewhere.request.post('/api/auth/login', { data: { email, password } })
      await keepTokens(elsewhere, await login.json())
      const other = await elsewhere.newPage()
      await visit(other, '/compte/adresses')
      await expect(other.getByRole('heading', { name: 'Aucune adresse encore' })).toBeVisible()
      const nameless = await browser.newContext({ userAgent: 'x' })
      await nameless.request.post('/api/auth/login', { data: { email, password } })

      await page.reload()
      const devices = part(page, 'Vos appareils')
      await expect(devices.getByRole('listitem')).toHaveCount(3)
      await expect(devices.getByRole('listitem').first()).toContainText('Cette session')
      await expect(devices.getByRole('listitem').first().getByRole('button')).toHaveCount(0)
      await expect(devices.getByText('Appareil inconnu', { exact: true })).toBeVisible()
      await devices.getByRole('button', { name: /^Déconnecter : Firefox, Windows/ }).click()
      await expect(devices.getByRole('status')).toHaveText('L’appareil est déconnecté.')
      await expect(devices.getByRole('listitem')).toHaveCount(2)
      await expect(devices.getByRole('heading')).toBeFocused()
      await other.reload()
      await expect(other).toHaveURL(/\/auth\?redirect=%2Fcompte%2Fadresses/)

      await devices.getByRole('button', { name: 'Déconnecter tous les autres' }).click()
      await expect(devices.getByRole('status')).toHaveText(/^Un appareil est déconnecté/)
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      await elsewhere.close()
      await nameless.close()
    })
  },
)

test.describe('on a small screen, in English', deep, () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })

  test('a customer takes along all that is kept about them, to read and for programs', async ({
    page,
    context,
  }) => {
    const { email } = await newCustomer(context, { firstName: 'Élodie <b>' })
    await visit(page, '/compte/confidentialite?lng=en#donnees')
    const data = part(page, 'Take your data with you')
    await expect(data).toBeInViewport()
    const files: Download[] = []
    page.on('download', (download) => files.push(download))
    await data.getByRole('button', { name: 'Download my data' }).click()
    await expect(data.getByRole('status')).toContainText('Your two files are ready')
    await expect.poll(() => files.length).toBe(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])

    const names = files.map((file) => file.suggestedFilename())
    expect(names.map((name) => name.replace(/\d{4}-\d{2}-\d{2}/, 'DAY')).toSorted()).toEqual([
      'my-data-DAY.html',
      'my-data-DAY.json',
    ])
    const texts = await Promise.all(files.map(textOf))
    const html = texts.find((text) => text.startsWith('<!doctype html>')) ?? ''
    const json = texts.find((text) => text.startsWith('{')) ?? ''
    expect(JSON.parse(json).sections.account).toMatchObject([{ firstName: 'Élodie <b>', email }])

    const reader = await context.newPage()
    await reader.setContent(html)
    await expect(reader.locator('html')).toHaveAttribute('lang', 'en')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Your data')
    await expect(reader.getByText(/^Élodie <b> Arnaud, what Maison Clairval keeps about you$/)).toBeVisible()
    await expect(reader.getByText(email, { exact: true }).first()).toBeVisible()
    await expect(reader.getByRole('heading', { name: 'Your account' })).toBeVisible()
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(reader)).toEqual([])
  })
})

test('a customer closes their account with their password, and is a stranger afterwards', async ({
  page,
  context,
}) => {
  const { email, password } = await newCustomer(context)
  await visit(page)
  const closing = part(page, 'Fermer votre compte')
  await expect(closing.getByText('Vos commandes et leurs factures, dix ans')).toBeVisible()
  await closing.getByRole('button', { name: 'Fermer mon compte' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Fermer votre compte ?' })
  const field = dialog.locator('input')
  const confirm = dialog.getByRole('button', { name: 'Fermer définitivement' })
  await expect(field).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await confirm.click()
  await expect(field).toHaveAccessibleDescription('Ce champ est obligatoire.')
  await field.fill('rubans et organza')
  await confirm.click()
  await expect(field).toHaveAccessibleDescription('Ce mot de passe n’est pas le vôtre.')
  await expect(field).toBeFocused()
  await dialog.getByRole('button', { name: 'Garder mon compte' }).click()
  await expect(dialog).toBeHidden()
  await closing.getByRole('button', { name: 'Fermer mon compte' }).click()
  await expect(field).toHaveValue('')

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls.push(request.url())
  })
  await field.fill(password)
  await confirm.dblclick()
  await expect(page.getByText('Votre compte est fermé et vos données sont effacées.').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome)
  await expect(page).toHaveURL('/')
  expect(calls).toHaveLength(1)
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')]),
  ).toEqual([null, null])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
  await page.goto('/compte/confidentialite')
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  const login = await context.request.post('/api/auth/login', { data: { email, password } })
  expect(login.status()).toBe(401)
})
