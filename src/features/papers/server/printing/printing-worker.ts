import { answerTasks } from '../../../../platform/threads/answer-tasks.ts'
import { renderContract } from '../documents/render-contract.ts'
import { renderDaySheet } from '../documents/render-day-sheet.ts'
import { renderInvoice } from '../documents/render-invoice.ts'
import { renderPackingSlips } from '../documents/render-packing-slips.ts'
import { renderQuote } from '../documents/render-quote.ts'
import { renderWorkSheet } from '../documents/render-work-sheet.ts'
import type { Manuscript } from './manuscript.ts'

// The thread that print-paper.public.ts starts: it prints each manuscript that it receives.
answerTasks(async (manuscript: Manuscript) => {
  if ('invoice' in manuscript) return renderInvoice(manuscript.invoice)
  if ('contract' in manuscript) return renderContract(manuscript.contract)
  if ('day' in manuscript) return renderDaySheet(manuscript.day)
  if ('quote' in manuscript) return renderQuote(manuscript.quote)
  if ('work' in manuscript) return renderWorkSheet(manuscript.work)
  return renderPackingSlips(manuscript)
})
