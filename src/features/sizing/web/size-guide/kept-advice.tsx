import { type ReactNode, Suspense } from 'react'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { KeptGirths } from '../../girths.ts'

interface KeptAdviceProps {
  /** Whether the advice is for kept measures. */
  readonly isKept: boolean
  /** Takes the kept girths once they are known; undefined while they are not. */
  readonly onKept: (kept: KeptGirths | undefined) => void
  /** Fetches the kept girths and tells them; absent where there is no product. */
  readonly keptGirths: ((tell: (kept: KeptGirths | undefined) => void) => ReactNode) | undefined
  /** The advice in words. */
  readonly words: ReactNode
}

/** The press by which a customer asks for advice from the measures of the account: before it nothing is fetched. */
export const KeptAdvice = ({ isKept, onKept, keptGirths, words }: KeptAdviceProps) => {
  const { t } = useTranslation('garmentAdvice')
  const isSignedIn = useSignedIn() === true
  if (!(isSignedIn && keptGirths)) return null
  return (
    <div className="mb-8">
      <Button variant="secondary" onClick={() => !isKept && onKept(undefined)}>
        {t('ofKept')}
      </Button>
      {isKept && (
        <div className="mt-5">
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>{keptGirths(onKept)}</Suspense>
        </div>
      )}
      <div aria-live="polite" className="mt-5 empty:mt-0">
        {isKept && words}
      </div>
    </div>
  )
}
