import { useQuery } from '@tanstack/react-query'
import type { GuaranteesContract } from '../../features/guarantees/guarantees.contract.ts'
import { guaranteesQuery } from '../../features/guarantees/web/guarantees.queries.ts'
import { useApi } from '../../ui/api/use-api.ts'
import { LatePart } from '../../ui/late/late-part.tsx'
import { lazyPart } from '../../ui/late/lazy-part.ts'
import { GuaranteesLink } from './guarantees-link.tsx'

/** The HTML of this part comes with the page, and its script is loaded later. */
const DurabilityLabels = lazyPart(() =>
  import('./guarantee-parts.tsx').then((module) => module.DurabilityLabels),
)

/** This part is loaded when the guarantees are opened. */
const GuaranteeNotice = lazyPart(() =>
  import('./guarantee-parts.tsx').then((module) => module.GuaranteeNotice),
)

/** What is guaranteed for a product beside what the law says of all; few products fetch a script for it. */
export const ProductGuarantees = ({ productId }: { productId: string }) => {
  const { data } = useQuery(guaranteesQuery(useApi<GuaranteesContract>(), [productId]))
  const isGuaranteedLonger = data !== undefined && data.durability.length > 0
  return (
    <>
      {isGuaranteedLonger && (
        <LatePart>
          <DurabilityLabels products={[{ id: productId }]} />
        </LatePart>
      )}
      <GuaranteesLink notice={<GuaranteeNotice />} />
    </>
  )
}
