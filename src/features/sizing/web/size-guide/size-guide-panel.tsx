import { type ReactNode, useState } from 'react'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import type { GirthName } from '../../size-table.ts'
import { askedGirths } from './asked-girths.ts'
import { measuredFor, measuredGirths } from './measured-girths.ts'
import { type GuidedProduct, SizeGuide } from './size-guide.tsx'

interface SizeGuidePanelProps extends GuidedProduct {
  readonly path: string
  readonly phone: string
  readonly plateOf: (girth: GirthName) => ReactNode
}

/**
 * The guide beside the page of a product: asking it leaves the product where it is, and its answer can be chosen there.
 * What was measured is there again beside the next product.
 */
export const SizeGuidePanel = ({ path, ...guide }: SizeGuidePanelProps) => {
  const { tokens } = useSession()
  const [asked, setAsked] = useState(() =>
    askedGirths(new URLSearchParams(measuredFor(measuredGirths.current(), tokens.accountId()))),
  )
  return (
    <SizeGuide
      asked={asked}
      onAsk={(next, params) => {
        setAsked(next)
        if (next.empty) return
        const accountId = tokens.accountId() ?? null
        measuredGirths.change(() => ({ params: params.toString(), accountId }))
      }}
      action={path}
      {...guide}
    />
  )
}
