import { drawFoot, drawRunningHead, writeLetterhead } from '../../../../platform/paper/letterhead.ts'
import { Paper } from '../../../../platform/paper/paper.ts'
import { writeTitle } from '../../../../platform/paper/title.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import type { ContractContent } from '../../contract-content.ts'
import { writeContractFacts } from './contract-parts/contract-facts.ts'
import { writeContractProducts } from './contract-parts/contract-products.ts'
import { writeContractRights } from './contract-parts/contract-rights.ts'
import { writeContractTerms } from './contract-parts/contract-terms.ts'
import { contractWords } from './contract-words.ts'
import { imprintOf } from './in-print.ts'

/** The whole contract in one language. */
const writePart = (paper: Paper, content: ContractContent, lng: Language) => {
  const words = contractWords[lng]
  writeTitle(paper, {
    title: words.title,
    number: `${words.number}${content.orderNumber}`,
    below: words.binding,
  })
  writeContractFacts(paper, content, lng)
  writeContractProducts(paper, content, lng)
  writeContractRights(paper, content, lng)
  writeContractTerms(paper, content, lng)
}

/**
 * Renders the contract of an order for the customer to keep: what was agreed to, with the full terms (L221-13). An
 * order in English has the contract in English and then in French, which prevails. The same content always gives the
 * same bytes.
 */
export const renderContract = (content: ContractContent): Promise<Uint8Array> => {
  const { language, seller, orderNumber, concludedAt } = content
  const words = contractWords[language]
  const title = `${words.title} ${orderNumber}`
  const paper = new Paper({ title, lng: locales[language], madeAt: new Date(concludedAt) })
  paper.headFurtherPages(() => drawRunningHead(paper, { left: seller.houseName, right: title }))
  writeLetterhead(paper, seller)
  writePart(paper, content, language)
  if (language !== 'fr') {
    paper.turn()
    paper.inside('Part', () => writePart(paper, content, 'fr'), { lang: locales.fr })
  }
  const imprint = imprintOf(seller)
  return paper.finish((page, pages) => drawFoot(paper, { imprint, place: `${words.page} ${page}/${pages}` }))
}
