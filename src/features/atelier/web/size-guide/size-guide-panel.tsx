import { type ReactNode, useState } from 'react'
import type { GirthName } from '../../size-table.ts'
import { askedGirths } from './asked-girths.ts'
import { SizeGuide } from './size-guide.tsx'

interface SizeGuidePanelProps {
  readonly path: string
  readonly phone: string
  readonly plateOf: (girth: GirthName) => ReactNode
  readonly onChoose: (size: string) => void
  readonly isAvailable: (size: string) => boolean
}

/**
 * The guide beside the page of a product: asking it leaves the product where it is, and its answer can be chosen there.
 */
export const SizeGuidePanel = ({ path, ...guide }: SizeGuidePanelProps) => {
  const [asked, setAsked] = useState(() => askedGirths(new URLSearchParams()))
  return <SizeGuide asked={asked} onAsk={setAsked} action={path} {...guide} />
}
