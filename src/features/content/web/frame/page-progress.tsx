import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { Spinner } from '../../../../ui/states/spinner.tsx'

/** A page that comes at once needs no sign of waiting. */
const patienceMs = 200

/** Tells that the next page is on its way, when it is late. */
export const PageProgress = () => {
  const { t } = useTranslation('content')
  const loading = useNavigation().state === 'loading'
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!loading) return setLate(false)
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [loading])
  return late ? (
    <Spinner
      label={t('shell.loading')}
      className="-translate-x-1/2 fixed top-20 left-1/2 z-40 border border-hairline bg-sheet px-5 py-3"
    />
  ) : null
}
