import { startTransition, useEffect, useEffectEvent } from 'react'
import { useOwnSize } from './use-own-size.ts'

interface TellOwnSizeProps {
  readonly tell: (size: string | undefined) => void
}

/**
 * Tells the visitor's own size to a page that came without it. As a transition, from a component of its own: a page that
 * is drawn again before its late parts are ready loses them until then.
 */
export const TellOwnSize = ({ tell }: TellOwnSizeProps) => {
  const { size } = useOwnSize()
  const tellLater = useEffectEvent((own: string | undefined) => startTransition(() => tell(own)))
  useEffect(() => tellLater(size), [size])
  return null
}
