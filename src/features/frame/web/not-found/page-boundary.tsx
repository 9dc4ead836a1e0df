import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ErrorBoundary } from '../../../../ui/states/error-boundary.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'

/** Keeps a page that fails while it is drawn from taking header and footer with it (§2). */
export const PageBoundary = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('frame')
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const readAgain = async () => {
    await queries.refetchQueries()
    await revalidate()
  }
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <ErrorState
          title={t('failure.title')}
          text={error.message || t('failure.sentence')}
          // What the page stumbled over may be an answer that is kept: it is asked for again first.
          action={<Button onClick={() => void readAgain().then(retry)}>{t('failure.retry')}</Button>}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
