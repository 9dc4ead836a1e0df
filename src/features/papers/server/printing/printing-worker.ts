import { answerTasks } from '../../../../platform/threads/answer-tasks.ts'
import { renderContract } from '../documents/render-contract.ts'
import { renderInvoice } from '../documents/render-invoice.ts'
import type { Manuscript } from './manuscript.ts'

// The thread that print-paper.ts starts: it prints each manuscript that it receives.
answerTasks(async (manuscript: Manuscript) =>
  'invoice' in manuscript ? renderInvoice(manuscript.invoice) : renderContract(manuscript.contract),
)
