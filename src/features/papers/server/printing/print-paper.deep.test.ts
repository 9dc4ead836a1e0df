import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { openPrinter } from '../../../../platform/paper/printer.ts'
import { aContract } from '../../../../testing/orders/a-contract.ts'
import { aCreditNote, anInvoice } from '../../../../testing/orders/an-invoice.ts'
import { renderContract } from '../documents/render-contract.ts'
import { renderInvoice } from '../documents/render-invoice.ts'
import { printingFile, printPaper } from './print-paper.public.ts'

const printer = openPrinter(printingFile)

afterAll(() => printer.end())

const english = { language: 'en' } as const

/**
 * Counts the turns of the event loop during some work: many if another thread does the work, very few if this one does.
 */
const turnsDuring = async (work: Promise<unknown>) => {
  let turns = 0
  let done = false
  const over = () => {
    done = true
  }
  void work.then(over, over)
  while (!done) {
    await turn()
    turns++
  }
  await work
  return turns
}

describe('a printed paper', () => {
  it.each([
    ['an invoice', anInvoice()],
    ['an English invoice', anInvoice(english)],
    ['a credit note', aCreditNote()],
    ['an English credit note', aCreditNote(english)],
  ])('is the same bytes as the house itself would draw: %s', async (_what, invoice) => {
    expect(Buffer.from(await printPaper(printer, { invoice })).equals(await renderInvoice(invoice))).toBe(
      true,
    )
  })

  it.each([
    ['a contract', aContract()],
    ['an English contract', aContract(english)],
  ])('is the same bytes as the house itself would draw: %s', async (_what, contract) => {
    expect(Buffer.from(await printPaper(printer, { contract })).equals(await renderContract(contract))).toBe(
      true,
    )
  })

  it('keeps nobody waiting while it is drawn', async () => {
    const contract = aContract(english)
    const inTheWay = await turnsDuring(renderContract(contract))
    expect(await turnsDuring(printPaper(printer, { contract }))).toBeGreaterThan(20 * inTheWay)
  })

  it('is refused when it does not add up, and the next one is printed', async () => {
    const invoice = anInvoice()
    const totals = { ...invoice.totals, grossCents: invoice.totals.grossCents + 1 }
    await expect(printPaper(printer, { invoice: { ...invoice, totals } })).rejects.toThrow('does not add up')
    expect(await printPaper(printer, { invoice })).toBeInstanceOf(Uint8Array)
  })

  it('fails when its thread is ended, and is printed when it is tried again', async () => {
    await printer.end()
    const failed = expect(printPaper(printer, { invoice: anInvoice() })).rejects.toThrow(
      'before its task was done',
    )
    await turn()
    await printer.end()
    await failed
    expect(await printPaper(printer, { invoice: anInvoice() })).toBeInstanceOf(Uint8Array)
  })
})
