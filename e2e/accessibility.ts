import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { htmlFaults } from './valid-html.ts'

type Outcome = Awaited<ReturnType<AxeBuilder['analyze']>>

declare global {
  interface Window {
    readonly axe?: { readonly run: (context: object, options: object) => Promise<Outcome> }
  }
}

/** The axe that the builder brings. The builder itself opens another page for each run, which takes as long as axe does. */
const axeFile = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axeSource = readFile(axeFile, 'utf8')

/** What is still appearing has another colour than it will have; what moves for ever is left to it. */
const appeared = (page: Page) =>
  page.evaluate(async () => {
    // What was opened just now begins to appear with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })

/** What axe holds against the page as it stands, one line a fault. */
const axeFaults = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource)
  const faults = await page.evaluate(async () => {
    if (!window.axe) throw new Error('axe has not come')
    // Nothing runs in such a frame, axe as little as anything else: it would wait for it for ever.
    const context = { exclude: ['iframe[sandbox=""]'] }
    // Every rule is tried; where one holds, axe need not write down each element for which it does.
    // Whoever speaks to the browser says what is shown: the name of a control contains it, which axe asks only when told to.
    const rules = { 'label-content-name-mismatch': { enabled: true } }
    const lookAt = { resultTypes: ['violations'], rules }
    // To say where everything is takes axe a third of its time: where nothing is wrong, it is not needed.
    const { violations } = await window.axe.run(context, { ...lookAt, selectors: false })
    if (violations.length === 0) return []
    const outcome = await window.axe.run(context, lookAt)
    return outcome.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
  })
  return faults.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target.join(' ')}`))
}

/**
 * What axe and the validator hold against the page as it stands, one line a fault: what a screen reader makes of HTML that
 * is not valid is its browser's guess.
 */
export const accessibilityFaults = async (page: Page) => {
  await appeared(page)
  const [axe, html] = [await axeFaults(page), await htmlFaults(await page.content())]
  return [...axe, ...html]
}
