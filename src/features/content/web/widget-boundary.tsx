import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ErrorBoundary } from '../../../ui/error-boundary.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'

/** Keeps the failure of one part of a page from taking the rest with it (§2). */
export const WidgetBoundary = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('content')
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <ErrorState
          title={t('failure.title')}
          text={error.message || t('failure.sentence')}
          action={<Button onClick={retry}>{t('failure.retry')}</Button>}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
