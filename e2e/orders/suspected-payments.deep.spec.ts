import type { Browser, BrowserContext, Page } from '@playwright/test'
import { closedDispute } from '../../src/testing/payments/demo-bank.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { type CartInput, callAs, orderButton, payer, terms, thanks, writeCard } from '../checkout-customer.ts'
import { expectFocus } from '../expect-focus.ts'
import { expect, test } from '../journey.ts'
import { openOwnServer } from '../server/own-server.ts'
import { signIn } from '../sign-in.ts'

interface Buying {
  readonly browser: Browser
  readonly baseURL: string
  readonly wanted: CartInput
  readonly card: string
}

/** A customer presses « Commander » and pays with this card. */
const press = async ({ browser, baseURL, wanted, card }: Buying) => {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
  const page = await context.newPage()
  const customer = await payer(page, wanted)
  await orderButton(page).click()
  await writeCard(page, card)
  await terms(page).check()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  const { orders } = await callAs(page, customer, { path: '/api/orders' })
  const [{ _id: id, number, total }] = orders
  await context.close()
  return { id: String(id), number: String(number), total: Number(total) }
}

/** What the list of the day says of the payment, or of a refund, of an order. */
const today = (page: Page) => page.getByRole('table', { name: /^Ce qui est à faire/ })
const alertOf = (page: Page, number: string) =>
  today(page).getByRole('row').filter({ hasText: 'Paiement suspect ou contesté' }).filter({ hasText: number })
const refundOf = (page: Page, number: string) =>
  today(page).getByRole('row').filter({ hasText: 'Remboursement non abouti' }).filter({ hasText: number })
const prepare = (page: Page) => page.getByRole('button', { name: 'Mettre en préparation' })

const memberOf = async (context: BrowserContext, role: 'staff' | 'admin') => {
  const page = await context.newPage()
  const { token } = await signIn(page, role)
  return { page, headers: { authorization: `Bearer ${token}` } }
}

test('a stolen card, a dispute and a refused refund, from the press to the last decision', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await openOwnServer()
  const { baseURL } = server
  const buying = { browser, baseURL }
  const open = () => browser.newContext({ baseURL, locale: 'fr-FR' })
  const [ofStaff, ofOwner] = [await open(), await open()]
  try {
    const staff = (await memberOf(ofStaff, 'staff')).page
    const { page: owner, headers } = await memberOf(ofOwner, 'admin')

    await test.step('a stolen card is cancelled before anything is prepared', async () => {
      const stolen = await press({
        ...buying,
        wanted: { name: 'Jupe Rivoli', size: '34' },
        card: '4000 0000 0000 5423',
      })
      await staff.goto('/admin')
      await expect(alertOf(staff, stolen.number)).toContainText('à décider')
      expect(await accessibilityFaults(staff)).toEqual([])
      await alertOf(staff, stolen.number).getByRole('link', { name: stolen.number }).click()
      await expect(staff.getByText('Un administrateur de la maison décide')).toBeVisible()
      await expect(staff.getByText('carte volée')).toBeVisible()
      await expect(prepare(staff)).toBeHidden()
      await expect(staff.getByRole('button', { name: 'Rembourser et annuler…' })).toBeHidden()
      await owner.goto(`/admin/commandes/${stolen.id}`)
      await expect(owner.getByText('Cette commande n’avance pas')).toBeVisible()
      await owner.getByRole('button', { name: 'Rembourser et annuler…' }).click()
      const question = owner.getByRole('dialog', { name: /^Annuler et rembourser/ })
      await question.getByRole('button', { name: 'Annuler la commande' }).click()
      await expect(owner.getByRole('button', { name: /^Avoir A-/ })).toBeVisible({ timeout: 20_000 })
      await owner.goto('/admin')
      await expect(today(owner).getByText('Rétractation').first()).toBeVisible()
      await expect(alertOf(owner, stolen.number)).toHaveCount(0)
      expect(await server.brokenLaws()).toEqual({})
    })

    await test.step('a disputed order goes on by a decision, until the bank has decided', async () => {
      const disputed = await press({
        ...buying,
        wanted: { name: 'Jupe Rivoli', size: '36' },
        card: '4000 0000 0000 0259',
      })
      await owner.goto('/admin')
      await expect(alertOf(owner, disputed.number)).toContainText('à décider')
      await owner.goto('/admin/orders?status=alerted')
      await expect(owner.getByRole('row').filter({ hasText: disputed.number })).toContainText(
        'Paiement contesté',
      )
      await owner.getByRole('link', { name: disputed.number }).click()
      const said = owner.getByRole('region', { name: 'Paiement suspect ou contesté' })
      await expect(said).toContainText('Attend notre réponse')
      await expect(said).toContainText('Réponse attendue avant le')
      await expect(said.getByRole('listitem').first()).toContainText('l’adresse de livraison')
      expect(await accessibilityFaults(owner)).toEqual([])
      await said.getByRole('button', { name: 'Continuer…' }).press('Enter')
      const question = owner.getByRole('dialog', { name: 'Continuer malgré tout ?' })
      await question.getByRole('button', { name: 'Continuer', exact: true }).press('Enter')
      await expect(question).toBeHidden()
      await expectFocus(said.getByRole('heading', { level: 3 }).first(), {
        said: 'C’est décidé : la commande continue',
      })
      await prepare(owner).press('Enter')
      await expect(owner.getByRole('button', { name: 'Expédier…' })).toBeVisible()
      const answer = await owner.request.get(`/api/admin/orders/${disputed.id}`, { headers })
      const [dispute] = (await answer.json()).order.payment.disputes
      const amountCents = Math.round(disputed.total * 100)
      const lost = closedDispute({ id: dispute._id, status: 'lost', amountCents })
      expect((await owner.request.post('/api/payments/webhook', lost)).ok()).toBe(true)
      await owner.reload()
      await expect(said).toContainText('Perdue')
      await expect(owner.getByRole('button', { name: 'Expédier…' })).toBeHidden()
      await said.getByRole('button', { name: 'Annuler la commande…' }).click()
      const cancelling = owner.getByRole('dialog', { name: 'Annuler la commande ?' })
      await expect(cancelling).toContainText('il n’est pas rendu une seconde fois')
      await cancelling.getByRole('button', { name: 'Annuler la commande' }).click()
      await expect(owner.getByText('Plus rien à faire pour cette commande.')).toBeVisible()
      expect(await server.brokenLaws()).toEqual({})
    })

    await test.step('a refused refund is tried again, and given back by another amount', async () => {
      const paid = await press({
        ...buying,
        wanted: { name: 'Jupe Rivoli', size: '38' },
        card: '4242 4242 4242 4242',
      })
      // The demo's bank refuses refunds that end in these cents.
      const refused = await owner.request.post(`/api/admin/orders/${paid.id}/refund`, {
        headers,
        data: { amount: 50.13, reason: 'gesture' },
      })
      expect(refused.ok()).toBe(true)
      await owner.goto('/admin')
      await expect(async () => {
        await owner.reload()
        await expect(refundOf(owner, paid.number)).toContainText('dès maintenant', { timeout: 2_000 })
      }).toPass({ timeout: 30_000 })
      await staff.goto('/admin')
      await expect(refundOf(staff, paid.number)).toBeVisible()
      await refundOf(owner, paid.number).getByRole('link', { name: paid.number }).click()
      const question = owner.getByRole('dialog', { name: /^Rembourser 50,13/ })
      await question.getByRole('button', { name: /^Rembourser 50,13/ }).press('Enter')
      await expect(question).toBeHidden()
      await expectFocus(owner.getByRole('heading', { name: 'Remboursements' }), {
        said: 'Remboursement demandé à nouveau',
      })
      await expect(owner.getByRole('button', { name: 'Essayer encore' })).toBeVisible({ timeout: 20_000 })
      await expect(owner.getByRole('button', { name: /^Avoir A-/ })).toBeHidden()
      await owner.getByRole('button', { name: 'Rembourser…' }).press('Enter')
      await expectFocus(owner.getByRole('button', { name: 'Replier' }))
      await owner.getByRole('radio', { name: 'Un montant libre' }).check()
      await owner.getByLabel('Montant en euros').fill('60')
      await owner.getByLabel('Motif').selectOption({ label: 'Geste commercial' })
      await owner.getByRole('button', { name: 'Rembourser ce montant' }).press('Enter')
      const other = owner.getByRole('dialog', { name: 'Rembourser 60 € ?' })
      await other.getByRole('button', { name: 'Rembourser 60 €' }).press('Enter')
      await expect(other).toBeHidden()
      await expectFocus(owner.getByRole('heading', { level: 2, name: 'Rembourser' }), {
        said: 'Remboursement demandé',
      })
      await expect(owner.getByRole('button', { name: /^Avoir A-/ })).toBeVisible({ timeout: 20_000 })
      await owner.goto('/admin')
      await expect(today(owner).getByText('Rétractation').first()).toBeVisible()
      await expect(refundOf(owner, paid.number)).toHaveCount(0)
      expect(await server.brokenLaws()).toEqual({})
    })
  } finally {
    await ofStaff.close()
    await ofOwner.close()
    await server.close()
  }
})
