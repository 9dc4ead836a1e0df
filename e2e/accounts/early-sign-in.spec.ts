import type { Page } from '@playwright/test'
import { demoPassword } from '../../db/seed/demo-accounts.ts'
import { expect, firstVisit, test } from '../journey.ts'
import { emailOf } from '../sign-in.ts'

const scripts = '**/assets/*.js'

/**
 * Notes what others could read of a page's requests: the addresses, which the browser's history keeps, and the
 * referrers.
 */
const noteAddresses = (page: Page) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return addresses
}

/** Opens a page without waiting for its scripts, which the journey holds back. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

const unsent = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Votre saisie n’a pas été transmise' })

test(
  'who signs in before the scripts have come is signed in when they have',
  firstVisit,
  async ({ page }) => {
    const addresses = noteAddresses(page)
    const held = Promise.withResolvers<void>()
    await page.route(scripts, async (route) => {
      await held.promise
      await route.continue()
    })
    await open(page, '/auth')
    await page.getByLabel('Adresse e-mail').fill(emailOf('user'))
    await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveAttribute('data-waiting')
    await expect(page).toHaveURL('/auth')
    held.resolve()
    await expect(page).toHaveURL('/compte')
    expect(addresses.filter((address) => address.includes(demoPassword))).toEqual([])
  },
)

for (const { path, button } of [
  { path: '/auth?redirect=checkout', button: 'Se connecter' },
  { path: '/auth?mode=register', button: "S'inscrire" },
  { path: '/auth/nouveau-mot-de-passe#cle', button: 'Changer le mot de passe' },
])
  test(`a password never stands in an address when the scripts of ${path} cannot be had`, async ({
    page,
  }) => {
    const addresses = noteAddresses(page)
    await page.route(scripts, (route) => route.abort())
    await open(page, path)
    const passwords = page.locator('input[type=password]')
    await expect(passwords.last()).toBeEditable()
    for (const field of await passwords.all()) await field.fill(demoPassword)
    await page.getByRole('button', { name: button }).click()
    await expect(unsent(page)).toBeVisible()
    const url = new URL(page.url())
    expect(url.searchParams.get('unsent')).toBe('1')
    expect(url.hash).toBe(new URL(path, url).hash)
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(demoPassword)
    expect(addresses.filter((address) => address.includes(demoPassword))).toEqual([])

    await page.unroute(scripts)
    await page.reload()
    await expect(unsent(page)).toBeVisible()
    await page.getByRole('button', { name: button }).click()
    await expect(unsent(page)).toBeHidden()
  })
