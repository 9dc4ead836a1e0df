import { use, useEffect, useEffectEvent, useState } from 'react'
import {
  UNSAFE_FrameworkContext as PagesContext,
  UNSAFE_DataRouterContext as RouterContext,
  useNavigation,
} from 'react-router'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { fetchPageCodeFirst } from './page-code.ts'

/** A page that comes at once needs no sign of waiting. */
const patienceMs = 200

/** Tells that the next page is on its way, when it is late, or that it cannot come. Load it when the page is idle. */
export const PageProgress = () => {
  const { t } = useTranslation('frame')
  const router = use(RouterContext)?.router
  const pages = use(PagesContext)
  const [isCodeComing, setCodeComing] = useState(false)
  const [late, setLate] = useState(false)
  const loading = useNavigation().state === 'loading' || isCodeComing
  useEffect(() => {
    if (!loading) return setLate(false)
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [loading])
  const tellCutOff = useEffectEvent(() =>
    notify('general', {
      title: t('failure.page'),
      description: t('failure.unreached'),
      variant: 'destructive',
    }),
  )
  useEffect(() => {
    if (!router || !pages) return
    return fetchPageCodeFirst(
      { router, pages },
      { onComing: setCodeComing, onCutOff: () => void tellCutOff() },
    )
  }, [router, pages])
  return late ? (
    <Spinner
      label={t('shell.loading')}
      className="-translate-x-1/2 fixed top-20 left-1/2 z-40 border border-hairline bg-sheet px-5 py-3"
    />
  ) : null
}
