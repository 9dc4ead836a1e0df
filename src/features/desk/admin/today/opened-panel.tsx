import { type ComponentType, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { InPanelContext } from '../../../../ui/admin/opened-entry.tsx'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { FetchedDrawer } from '../../../../ui/overlays/fetched-drawer.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { TodayEntry, TodayKind } from '../../desk.contract.ts'

/** What opens beside the list, by the kind of an entry; the others open in their rooms. */
export type TodayPanels = Readonly<Partial<Record<TodayKind, ComponentType<{ readonly id: string }>>>>

/** The entry that the address opens over the list. */
export const useOpenedEntry = (panels: TodayPanels) => {
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const [params] = useSearchParams()
  const kind = params.get('panel')
  const id = params.get('opened')
  const go = (change: Parameters<typeof urlWith>[0]) =>
    void navigate(urlWith(change), { preventScrollReset: true })
  return {
    opened:
      id !== null && kind !== null && Object.hasOwn(panels, kind) ? { kind: kind as TodayKind, id } : null,
    /** The way that the entry leads with says what of its record is meant. */
    open: ({ kind: panel, _id, to }: TodayEntry & { readonly kind: TodayKind }) =>
      go({ ...Object.fromEntries(new URL(to, location.origin).searchParams), panel, opened: _id }),
    close: () => go(Object.fromEntries([...params.keys()].map((name) => [name, undefined]))),
  }
}

interface OpenedPanelProps extends Pick<ReturnType<typeof useOpenedEntry>, 'opened' | 'close'> {
  readonly panels: TodayPanels
}

/** The record of an entry, beside the list: it is finished there, and the list stays as it was. */
export const OpenedPanel = ({ panels, opened, close }: OpenedPanelProps) => {
  const { t } = useTranslation('today')
  const Panel = opened && panels[opened.kind]
  return (
    <FetchedDrawer
      open={opened !== null}
      onOpenChange={(isWanted) => isWanted || close()}
      width="wide"
      title={<span className="font-semibold font-text text-body">{opened && t(`kinds.${opened.kind}`)}</span>}
      closeLabel={t('panel.close')}
      fallback={<p role="alert">{t('panel.failed')}</p>}
    >
      {Panel && (
        <InPanelContext value={true}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <Panel key={opened.id} id={opened.id} />
          </Suspense>
        </InPanelContext>
      )}
    </FetchedDrawer>
  )
}
