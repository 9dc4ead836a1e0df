import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { hasRights, type RightsHolder } from '../../../shared/roles.ts'
import { pathTo, sitemap } from '../../../sitemap.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Command } from './command/command.tsx'
import { deskTexts } from './desk.texts.ts'
import { inOrder, type Room, roomGroups } from './room.public.ts'
import { useWaiting } from './use-waiting.ts'

interface RoomLinkProps {
  readonly room: Room
  readonly waiting: number
  readonly className: string
  /** Where the number stands: it comes later, and moves nothing. */
  readonly countClassName: string
}

/** Whether a room, or a page behind it, is the one that is open. */
const isHere = ({ page, behind = [] }: Room, pathname: string) =>
  pathname === sitemap[page].path ||
  behind.some((name) => pathname.startsWith(sitemap[name].path.replace(/:.*/, '')))

const RoomLink = ({ room, waiting, className, countClassName }: RoomLinkProps) => {
  const { t } = useTranslation('desk')
  const lng = useLanguage()
  const { pathname } = useLocation()
  const here = isHere(room, pathname)
  return (
    <LocalLink
      to={sitemap[room.page].path}
      // From an open order its list is marked too, as the room and not as the page.
      aria-current={here ? (pathname === sitemap[room.page].path ? 'page' : 'true') : undefined}
      className={className}
    >
      {room.name[lng]}
      {waiting > 0 && (
        <>
          <span aria-hidden="true" className={classNames('text-ink-soft tabular-nums', countClassName)}>
            {waiting}
          </span>
          <VisuallyHidden> {t('waiting', { number: waiting })}</VisuallyHidden>
        </>
      )}
    </LocalLink>
  )
}

interface RoomsProps {
  readonly rooms: readonly Room[]
  readonly waitingIn: (room: Room) => number
}

/** The rooms by group, each group under its name. */
const RoomGroups = ({ rooms, waitingIn }: RoomsProps) => {
  const { t } = useTranslation('desk')
  const id = useId()
  const groups = roomGroups.filter((group) => rooms.some((room) => room.group === group))
  return groups.map((group) => (
    <div key={group} className="break-inside-avoid pb-4 lg:pb-0.5">
      <p id={`${id}${group}`} className={group === 'today' ? 'sr-only' : 'text-caption text-ink-soft'}>
        {t(`groups.${group}`)}
      </p>
      <ul aria-labelledby={`${id}${group}`}>
        {rooms.map(
          (room) =>
            room.group === group && (
              <li key={room.page}>
                <RoomLink
                  room={room}
                  waiting={waitingIn(room)}
                  className="-mx-2 flex min-h-11 items-center justify-between gap-3 px-2 hover:bg-linen aria-[current]:font-semibold lg:min-h-6"
                  countClassName="ms-auto"
                />
              </li>
            ),
        )}
      </ul>
    </div>
  ))
}

/** The bar at the foot of a narrow window: what is most needed, and the way to the rest. */
const DeskBar = ({ rooms, waitingIn, sheetId }: RoomsProps & { readonly sheetId: string }) => {
  const { t } = useTranslation('desk')
  return (
    <nav
      aria-label={t('atHand')}
      data-desk-bar=""
      className="inset-x-0 bottom-0 z-30 h-[calc(3.5rem+env(safe-area-inset-bottom))] border-hairline border-t bg-sheet pb-[env(safe-area-inset-bottom)] text-small lg:hidden [@media(height>=26rem)]:fixed print:hidden"
    >
      <ul className="flex h-full items-stretch justify-around">
        {rooms.map(
          (room) =>
            room.atHand && (
              <li key={room.page} className="flex">
                <RoomLink
                  room={room}
                  waiting={waitingIn(room)}
                  className="relative flex items-center px-2 aria-[current]:font-semibold"
                  countClassName="absolute start-full top-3 -ms-1.5 text-caption"
                />
              </li>
            ),
        )}
        <li className="flex">
          <button type="button" popoverTarget={sheetId} className="px-3">
            {t('menu')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

interface DeskProps {
  readonly houseName: string
  /** The title of the admin. */
  readonly title: string
  readonly rooms: readonly Room[]
  /** Whose rooms are shown; undefined while the account is not known. */
  readonly member: RightsHolder | undefined
  /** Whether the account may ask how much waits. */
  readonly counts: boolean
  /** The ways out: the shop, the language, the own account. */
  readonly children: ReactNode
}

/** The rooms that one may open, in the order in which they are shown. */
const roomsFor = (rooms: readonly Room[], member: DeskProps['member'] = { role: 'staff' }) =>
  inOrder(rooms.filter(({ areas = [] }) => member.role === 'admin' || hasRights(member, areas)))

/**
 * The shell of the admin: the rooms by group, with how much waits in each. On wide screens it is a column at the left;
 * on others a bar at the foot holds what is most needed, and opens the rest as a sheet.
 */
export const Desk = ({ houseName, title, rooms, member, counts, children }: DeskProps) => {
  useOwnTexts('desk', deskTexts)
  const { t } = useTranslation('desk')
  const { key } = useLocation()
  const sheetId = useId()
  const sheet = useRef<HTMLElement>(null)
  const waiting = useWaiting({ isOpen: counts })
  const waitingIn = ({ page }: Room) => waiting.get(sitemap[page].path) ?? 0
  const open = roomsFor(rooms, member)
  const page = useRef(key)
  // Each way to another page closes the sheet.
  useEffect(() => {
    if (page.current === key) return
    page.current = key
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }, [key])
  return (
    <>
      <header
        ref={sheet}
        id={sheetId}
        popover="auto"
        data-desk=""
        className="fixed inset-x-0 top-auto bottom-0 m-0 hidden max-h-[85dvh] w-full flex-col gap-5 overflow-y-auto overscroll-contain border-hairline border-t bg-sheet px-margin py-5 lg:gap-2 lg:py-2 text-ink text-small backdrop:bg-veil open:flex lg:inset-y-0 lg:start-0 lg:end-auto lg:flex lg:h-dvh lg:max-h-none lg:w-54 lg:border-e lg:border-t-0 lg:px-5 print:hidden"
      >
        <LocalLink to={pathTo('admin')} className="block">
          <span className="block font-semibold">{houseName}</span>
          <span className="block text-caption text-ink-soft lg:sr-only">{title}</span>
        </LocalLink>
        <Command rooms={open} isOpen={counts} />
        <nav
          aria-label={t('label')}
          className={classNames('columns-2 gap-x-6 lg:columns-auto', member === undefined && 'lg:invisible')}
        >
          <RoomGroups rooms={open} waitingIn={waitingIn} />
        </nav>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-0.5 border-hairline border-t pt-3 lg:pt-2">
          {children}
        </div>
      </header>
      <DeskBar rooms={open} waitingIn={waitingIn} sheetId={sheetId} />
    </>
  )
}
