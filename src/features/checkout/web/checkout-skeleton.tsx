import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StepThread } from './steps/step-thread.tsx'

/** Stands for the checkout while its content is loading. */
export const CheckoutSkeleton = () => {
  const { t } = useTranslation('checkout')
  return (
    <div aria-busy className="noscript:hidden">
      <StepThread shown={undefined} />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="mt-10 grid min-h-[75svh] content-start gap-x-gutter gap-y-8 lg:grid-cols-12">
        <div className="flex flex-col gap-6 lg:col-span-7">
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
        <Skeleton className="h-64 lg:col-span-4 lg:col-start-9" />
      </div>
    </div>
  )
}
