import { writeBlocks } from '../../../../../platform/paper/blocks.ts'
import { writeText } from '../../../../../platform/paper/flow.ts'
import type { Paper } from '../../../../../platform/paper/paper.ts'
import { styles } from '../../../../../platform/paper/style.ts'
import { dayAndTime } from '../../../../../shared/dates/day-and-time.ts'
import type { Language } from '../../../../../shared/i18n/languages.ts'
import type { ContractContent } from '../../../contract-content.ts'
import { contractWords } from '../contract-words.ts'

const roomAbove = 22

/** The terms begin on a new page if less than this height is left. */
const enough = 200

/** The full text of the terms that were accepted. */
export const writeContractTerms = (paper: Paper, { terms }: ContractContent, lng: Language) => {
  const words = contractWords[lng]
  paper.y += roomAbove
  paper.need(enough)
  writeText(paper, { text: words.terms, style: styles.heading, type: 'H2' })
  const text = words.agreed(terms.version, dayAndTime(terms.acceptedAt, lng))
  writeText(paper, { text, style: styles.smallSoft })
  paper.y += 20
  writeBlocks(paper, terms.text[lng] ?? terms.text.fr)
}
