import { DurabilityLabels } from '../../features/guarantees/web/durability-labels.tsx'
import { GuaranteeNotice } from '../../features/guarantees/web/guarantee-notice.tsx'
import { GuaranteesLink } from './guarantees-link.tsx'

export { DurabilityLabels, GuaranteeNotice }

interface BoughtGuaranteesProps {
  readonly lines: readonly { readonly productId: string; readonly name: string }[]
}

/** What is guaranteed for what is about to be bought: the notice stands open, as the law asks. */
export const BoughtGuarantees = ({ lines }: BoughtGuaranteesProps) => (
  <>
    <GuaranteeNotice />
    <DurabilityLabels products={lines.map(({ productId, name }) => ({ id: productId, name }))} />
    <GuaranteesLink notice={<GuaranteeNotice />} />
  </>
)
