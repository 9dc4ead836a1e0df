import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const isOnline = () => navigator.onLine
const onServer = () => true

/** Says so while the network is away (§2). */
export const OfflineNotice = () => {
  const { t } = useTranslation('frame')
  const online = useSyncExternalStore(subscribe, isOnline, onServer)
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-[calc(var(--foot-edge,0px)+var(--consent-room,0px))] z-40 print:hidden"
    >
      {online || (
        <p
          data-offline-bar=""
          className="flex min-h-(--offline-room) items-center border-hairline border-t bg-linen px-margin py-1 text-small"
        >
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
