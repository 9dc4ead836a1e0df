import { writeSection } from '../../../../../platform/paper/blocks.ts'
import type { Paper } from '../../../../../platform/paper/paper.ts'
import type { Language } from '../../../../../shared/i18n/languages.ts'
import type { TextBlock } from '../../../../../shared/text/text-block.ts'
import type { ContractContent } from '../../../contract-content.ts'
import { contractWords } from '../contract-words.ts'

const asText = (text: string): TextBlock => ({ kind: 'paragraph', text })

/** The right of withdrawal, the guarantees and the mediator, in short before the full terms. */
export const writeContractRights = (paper: Paper, content: ContractContent, lng: Language) => {
  const words = contractWords[lng]
  const { seller, lines, withdrawalUrl } = content
  const { name, address, url, email } = seller.mediator
  const way = words.withdrawalText({ url: withdrawalUrl, email: seller.returnsEmail })
  const mayWithdraw = lines.some(({ withdrawal }) => withdrawal === 'eligible')
  writeSection(paper, words.withdrawal, [asText(mayWithdraw ? way : words.excluded)])
  writeSection(paper, words.guarantees, [asText(words.guaranteesText)])
  writeSection(paper, words.complaints, [
    asText(words.complaintsText({ phone: seller.phone, email: seller.email })),
    asText([name, address, url, email].join(', ')),
  ])
}
