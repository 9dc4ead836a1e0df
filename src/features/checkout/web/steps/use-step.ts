import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { type CheckoutStep, readStep } from '../../draft/checkout-steps.rules.ts'

interface Going {
  readonly orderId?: string | undefined
  /** Replaces the current entry of the browser's history. */
  readonly replace?: boolean
}

/** The path of a step. */
export const stepPath = (step: CheckoutStep, orderId?: string) => {
  const query = new URLSearchParams({ step })
  if (orderId) query.set('order', orderId)
  return `${pathTo('checkout')}?${query}`
}

/** The step and the order that the URL names; each step is an entry of the browser's history. */
export const useStep = () => {
  const [query] = useSearchParams()
  const wanted = readStep(query.get('step'))
  const navigate = useNavigate()
  const lng = useLanguage()
  const { key, state }: { key: string; state: unknown } = useLocation()
  const onTheWayTo = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is an arrival
  useEffect(() => {
    onTheWayTo.current = undefined
  }, [key])
  const go = useCallback(
    async (step: CheckoutStep, { orderId, replace = false }: Going = {}) => {
      const path = localizedPath(stepPath(step, orderId), lng)
      // Two presses make only one entry in the history, so that one Back is enough.
      if (onTheWayTo.current === path) return
      onTheWayTo.current = path
      // A step that only learns of its order stays where it is: the reason of a refusal stands beside the button.
      await navigate(path, { replace, preventScrollReset: step === wanted })
    },
    [navigate, lng, wanted],
  )
  const declined =
    typeof state === 'object' && state !== null && 'declined' in state && typeof state.declined === 'string'
      ? state.declined
      : undefined
  return { wanted, orderId: query.get('order') ?? undefined, declined, go }
}

export type Go = ReturnType<typeof useStep>['go']
