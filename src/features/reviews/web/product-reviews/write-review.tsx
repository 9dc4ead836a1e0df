import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../../ui/late/use-fetched-part.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { ProductReviewsContract } from '../../product-reviews.contract.ts'
import { hasPublishedReviewQuery } from './own-review.queries.ts'
import type { ReviewFormProps } from './review-form.tsx'
import { reviewForm, signInToReview } from './review-url.ts'

const loadForm = async () => (await import('./review-form.tsx')).ReviewForm

interface WriteReviewProps {
  readonly productId: string
  /** Called when a new review was sent. The page has not read it yet. */
  readonly onWritten: () => void
}

/**
 * The button « Rédiger un avis », or « Modifier le vôtre » once the customer's own is published, and the form that it
 * opens. The form is fetched when it is first opened (§2).
 */
export const WriteReview = ({ productId, onWritten }: WriteReviewProps) => {
  const { t } = useTranslation('reviews')
  const { tokens } = useSession()
  const isSignedIn = useSignedIn() === true
  const queries = useQueryClient()
  const ofPublished = hasPublishedReviewQuery(useApi<ProductReviewsContract>(), productId)
  const { data: hasPublished = false } = usePrivateQuery(ofPublished)
  const { Part: Form, fetchPart } = useFetchedPart<ReviewFormProps>(loadForm)
  const [open, setOpen] = useState(false)
  const [signInAsked, setSignInAsked] = useState(false)
  const { hash } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const show = async () => {
    if (!tokens.isStored()) {
      setSignInAsked(true)
      notify('general', {
        title: t('signInTitle'),
        description: t('signIn'),
        variant: 'destructive',
      })
      return
    }
    if (await fetchPart()) setOpen(true)
    else
      notify('general', {
        title: t('failedTitle'),
        description: t('failed'),
        variant: 'destructive',
      })
  }
  const arrive = useEffectEvent(() => {
    if (hash !== `#${reviewForm}` || !tokens.isStored()) return
    button.current?.scrollIntoView({ block: 'center' })
    void show()
  })
  useEffect(() => arrive(), [])
  const done: ReviewFormProps['onDone'] = (deed) => {
    setOpen(false)
    // The focus would be lost with the form. It stays on the button until the new review is shown.
    button.current?.focus({ preventScroll: true })
    if (deed === 'written') onWritten()
    void queries.invalidateQueries({ queryKey: ofPublished.queryKey })
  }
  return (
    <div className="noscript:hidden print:hidden">
      <Button
        ref={button}
        variant="secondary"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : void show())}
      >
        {open ? t('cancel') : t(isSignedIn && hasPublished ? 'edit' : 'write')}
      </Button>
      {signInAsked && !open && (
        <p className="mt-3 text-small">
          {t('signIn')}{' '}
          <LocalLink
            to={signInToReview(productId)}
            className="inline-flex min-h-11 items-center underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
          >
            {t('toSignIn')}
          </LocalLink>
        </p>
      )}
      {open && Form && (
        <div id={id} className="mt-8">
          <Form productId={productId} onDone={done} />
        </div>
      )}
    </div>
  )
}
