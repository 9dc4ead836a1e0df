import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { ErrorBoundary } from '../../../ui/states/error-boundary.tsx'

const MailReader = lazy(() => import('./mail-reader.tsx').then((module) => ({ default: module.MailReader })))

/** The mail that the URL names, over the page; its script is loaded with the first mail that is opened. */
export const OpenedMail = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const id = params.get('mail')
  // While the reader closes, it still shows the last mail.
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  const close = () => void navigate(urlWith({ mail: undefined }), { replace: true, preventScrollReset: true })
  if (shown === null) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <MailReader id={shown} open={id !== null} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  )
}
