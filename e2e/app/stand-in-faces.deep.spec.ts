import { expect, firstVisit, test } from '../journey.ts'

/** The titles of the house, in which a line that breaks elsewhere would be seen most. */
const titles =
  "Créations d'Exception pour Moments Précieux La maison Trois façons de venir à nous Robes de mariée Tenues de soirée " +
  'Rendez-vous privés Parlons de votre pièce Page introuvable La boutique Détails Vous aimerez aussi Pièces choisies'

/**
 * The least and the greatest optical size that upright titles are set in at so many dots a pixel, which share one
 * stand-in, and the italic, which has one size; with how far the stand-in may be beside.
 */
const cuts = [
  [1, 'upright at 8', 'font-variation-settings: "opsz" 8', 0.01],
  [1, 'upright at 20', 'font-variation-settings: "opsz" 20', 0.01],
  [1, 'italic', 'font-style: italic', 0.005],
  [2, 'upright at 11', 'font-variation-settings: "opsz" 11', 0.01],
  [2, 'upright at 40', 'font-variation-settings: "opsz" 40', 0.01],
] as const

for (const [dots, cut, style, margin] of cuts)
  test.describe(`at ${dots} dots a pixel`, () => {
    test.use({ deviceScaleFactor: dots })
    test(
      `until the display face arrives, its stand-in is as wide within ${margin * 100} % (${cut})`,
      firstVisit,
      async ({ page }) => {
        await page.goto('/boutique')
        const [real = 0, standIn = 0, none = 0] = await page.evaluate(
          async ([text, ownStyle]) => {
            const families = ['"Bodoni Moda Variable"', '"Bodoni as Times"', 'monospace']
            const words = families.map((family) => {
              const word = document.body.appendChild(document.createElement('span'))
              word.textContent = text
              word.style.cssText = `position: absolute; white-space: nowrap; font-size: 100px; ${ownStyle}`
              word.style.fontFamily = `${family}, monospace`
              return word
            })
            await document.fonts.load(
              `${ownStyle.includes('italic') ? 'italic ' : ''}100px ${families[0]}`,
              text,
            )
            return words.map((word) => word.getBoundingClientRect().width)
          },
          [titles, style] as const,
        )
        test.skip(standIn === none, 'this machine has no face like Times')
        expect(Math.abs(standIn / real - 1)).toBeLessThan(margin)
      },
    )
  })
