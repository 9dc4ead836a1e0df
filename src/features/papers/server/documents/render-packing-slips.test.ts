import { describe, expect, it } from 'vitest'
import { anAgreement } from '../../../../testing/orders/an-agreement.ts'
import { readPdf } from '../../../../testing/orders/read-pdf.ts'
import { type PackingSlip, packingSlipOf } from '../../packing-slip.ts'
import { renderPackingSlips } from './render-packing-slips.ts'

const english = packingSlipOf({ ...anAgreement, notes: 'It is a present: no price, please.' }, [2, 1])
const french: PackingSlip = { ...packingSlipOf({ ...anAgreement, language: 'fr' }, [1, 0]) }

const print = async (...slips: readonly PackingSlip[]) =>
  readPdf(await renderPackingSlips({ slips, printedAt: '2026-11-28T09:00:00Z' }))

describe('printed packing slips', () => {
  it('say whose parcel it is, where it goes and what lies in it, in the language of the order', async () => {
    const { text, info } = await print(english)
    for (const words of [
      'Packing slip Order no. MC-2026-000123',
      'Ordered on 22 November 2026',
      'Jeanne Lefèvre +33 6 12 34 56 78',
      '3 quai des Brumes 69002 Lyon',
      'Aurore gown Size 38 Réf. MAR-001 100 % silk 2',
      'Your message It is a present: no price, please.',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/600|1\s?080/)
    expect(info).toMatchObject({ Title: 'Packing slip MC-2026-000123', Language: 'en-GB' })
  })

  it('begin each on a page of its own, and count their own pages', async () => {
    const many = { ...french, lines: Array.from({ length: 40 }, () => french.lines).flat() }
    const { pages } = await print(french, many, english)
    expect(pages.length).toBeGreaterThan(3)
    expect(pages[0]).toContain('page 1/1')
    expect(pages[1]).toContain(`page 1/${pages.length - 2}`)
    expect(pages[1]).toContain('Bon de livraison')
    expect(pages.at(-2)).toContain(`page ${pages.length - 2}/${pages.length - 2}`)
    expect(pages.at(-1)).toContain('Packing slip')
    expect(pages.at(-1)).toContain('page 1/1')
  })

  it('say that it is fetched when it is not sent', async () => {
    const fetched = packingSlipOf({ ...anAgreement, deliveryMethod: 'pickup', shippingAddress: null }, [2, 1])
    expect((await print(fetched)).text).toContain('Collected at the atelier Maison Clairval')
  })
})
