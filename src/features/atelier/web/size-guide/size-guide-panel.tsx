import { type ReactNode, useState } from 'react'
import type { GirthName } from '../../size-table.ts'
import { askedGirths } from './asked-girths.ts'
import { SizeGuide } from './size-guide.tsx'

interface SizeGuidePanelProps {
  readonly path: string
  readonly phone: string
  readonly plateOf: (girth: GirthName) => ReactNode
}

/** The guide beside the page of a piece: asking it leaves the piece where it is. */
export const SizeGuidePanel = ({ path, phone, plateOf }: SizeGuidePanelProps) => {
  const [asked, setAsked] = useState(() => askedGirths(new URLSearchParams()))
  return <SizeGuide asked={asked} onAsk={setAsked} action={path} phone={phone} plateOf={plateOf} />
}
