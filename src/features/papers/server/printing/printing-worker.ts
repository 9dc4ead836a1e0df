import { answerTasks } from '../../../../platform/threads/answer-tasks.ts'
import { renderContract } from '../documents/render-contract.ts'
import { renderInvoice } from '../documents/render-invoice.ts'
import type { Manuscript } from './manuscript.ts'

// Run by print-paper.ts, as a thread: prints each manuscript it is sent.
answerTasks(async (manuscript: Manuscript) =>
  'invoice' in manuscript ? renderInvoice(manuscript.invoice) : renderContract(manuscript.contract),
)
